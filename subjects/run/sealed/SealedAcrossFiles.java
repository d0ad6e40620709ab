//@ about: sealed top-level types with permitted top-level subclasses, sealed enum and anonymous-free hierarchies, local records
public class SealedAcrossFiles {
    static int weight(SealedAcrossFilesUnit u) {
        if (u instanceof SealedAcrossFilesLeaf leaf) {
            return leaf.weight;
        }
        int sum = 0;
        if (u instanceof SealedAcrossFilesBox box) {
            sum = box.own;
            for (SealedAcrossFilesUnit inner : box.content) {
                sum += weight(inner);
            }
        }
        return u instanceof SealedAcrossFilesPadded p ? sum + p.padding() : sum;
    }

    static int depth(SealedAcrossFilesUnit u) {
        int d = 0;
        if (u instanceof SealedAcrossFilesBox box) {
            for (SealedAcrossFilesUnit inner : box.content) {
                d = Math.max(d, depth(inner));
            }
            d++;
        }
        return d;
    }

    public static void main(String[] args) {
        SealedAcrossFilesUnit apple = new SealedAcrossFilesLeaf(3), pear = new SealedAcrossFilesLeaf(4);
        SealedAcrossFilesBox small = new SealedAcrossFilesBox(1, apple, pear);
        SealedAcrossFilesBox padded = new SealedAcrossFilesPaddedBox(2, small, apple);
        SealedAcrossFilesBox crate = new SealedAcrossFilesBox(10, padded, small, new SealedAcrossFilesBox(0));
        for (SealedAcrossFilesUnit u : new SealedAcrossFilesUnit[] {apple, small, padded, crate}) {
            System.out.println(u.label() + " weighs " + weight(u) + " depth " + depth(u));
        }
        record Summary(String label, int weight, boolean heavy) {
            Summary(SealedAcrossFilesUnit u) {
                this(u.label(), SealedAcrossFiles.weight(u), SealedAcrossFiles.weight(u) > 20);
            }
        }
        System.out.println(new Summary(crate) + " " + new Summary(pear));
        System.out.println(SealedAcrossFilesUnit.class.isSealed() + " " + SealedAcrossFilesPaddedBox.class.isSealed());
        System.out.println(SealedAcrossFilesUnit.class.getPermittedSubclasses().length + " " + SealedAcrossFilesBox.class.getPermittedSubclasses()[0].getName());
        System.out.println(((Object) padded instanceof SealedAcrossFilesPadded) + " " + ((Object) small instanceof SealedAcrossFilesPadded));
        SealedAcrossFilesBox[] boxes = {small, padded};
        SealedAcrossFilesUnit[] units = boxes;
        try {
            units[0] = apple;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }
}

abstract sealed class SealedAcrossFilesUnit permits SealedAcrossFilesLeaf, SealedAcrossFilesBox {
    String label() {
        return getClass().getName().substring("SealedAcrossFiles".length()).toLowerCase();
    }
}

final class SealedAcrossFilesLeaf extends SealedAcrossFilesUnit {
    final int weight;

    SealedAcrossFilesLeaf(int weight) {
        this.weight = weight;
    }
}

sealed class SealedAcrossFilesBox extends SealedAcrossFilesUnit permits SealedAcrossFilesPaddedBox {
    final int own;
    final SealedAcrossFilesUnit[] content;

    SealedAcrossFilesBox(int own, SealedAcrossFilesUnit... content) {
        this.own = own;
        this.content = content;
    }
}

sealed interface SealedAcrossFilesPadded permits SealedAcrossFilesPaddedBox {
    int padding();
}

non-sealed class SealedAcrossFilesPaddedBox extends SealedAcrossFilesBox implements SealedAcrossFilesPadded {
    SealedAcrossFilesPaddedBox(int own, SealedAcrossFilesUnit... content) {
        super(own, content);
    }

    @Override
    public int padding() {
        return content.length * 5;
    }
}
