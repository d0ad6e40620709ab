//@ about: files: streams, channels, paths, directories
import java.io.*;
import java.nio.file.*;
import java.nio.charset.*;
import java.util.*;
public class FileAccess {
    public static void main(String[] a) throws Exception {
        Path dir = Files.createTempDirectory("lissom");
        Path f = dir.resolve("a.txt");
        Files.writeString(f, "one\ntwo\nthree\n");
        System.out.println(Files.readAllLines(f) + " " + Files.size(f) + " " + Files.exists(f) + " " + Files.isDirectory(dir));
        Files.write(f, List.of("four", "five"), StandardOpenOption.APPEND);
        System.out.println(Files.readString(f).length());
        try (BufferedReader r = Files.newBufferedReader(f)) {
            System.out.println(r.readLine());
        }
        try (BufferedWriter w = Files.newBufferedWriter(dir.resolve("b.txt"))) {
            w.write("héllo");
        }
        System.out.println(Arrays.toString(Files.readAllBytes(dir.resolve("b.txt"))));
        try (var s = Files.lines(f)) {
            System.out.println(s.filter(x -> x.length() > 3).count());
        }
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> ds = Files.newDirectoryStream(dir)) {
            for (Path p : ds) names.add(p.getFileName().toString());
        }
        Collections.sort(names);
        System.out.println(names);
        try (var s = Files.walk(dir)) {
            System.out.println(s.count());
        }
        Files.copy(f, dir.resolve("c.txt"));
        Files.move(dir.resolve("c.txt"), dir.resolve("d.txt"));
        System.out.println(Files.exists(dir.resolve("c.txt")) + " " + Files.size(dir.resolve("d.txt")));
        try {
            Files.readString(dir.resolve("none"));
        } catch (NoSuchFileException e) {
            System.out.println("no such file");
        }
        try {
            Files.createDirectory(dir);
        } catch (FileAlreadyExistsException e) {
            System.out.println("exists already");
        }
        File g = new File(dir.toFile(), "old.bin");
        try (DataOutputStream o = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(g)))) {
            o.writeInt(42);
            o.writeUTF("hi");
            o.writeDouble(1.5);
        }
        try (DataInputStream i = new DataInputStream(new FileInputStream(g))) {
            System.out.println(i.readInt() + i.readUTF() + i.readDouble());
        }
        try (RandomAccessFile r = new RandomAccessFile(g, "rw")) {
            r.seek(2);
            r.writeByte(1);
            r.seek(0);
            System.out.println(r.readInt() + " " + r.length() + " " + r.getFilePointer());
            r.setLength(3);
        }
        System.out.println(g.length() + " " + g.exists() + " " + g.isFile() + " " + g.canRead() + " " + g.getName());
        try (PrintWriter p = new PrintWriter(new FileWriter(g, true))) {
            p.printf("%d%n", 7);
        }
        try {
            new FileInputStream(new File(dir.toFile(), "zip"));
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().endsWith("zip (No such file or directory)"));
        }
        try (Scanner s = new Scanner(f)) {
            System.out.println(s.next() + s.nextLine() + s.nextLine());
        }
        try (ObjectOutputStream o = new ObjectOutputStream(new FileOutputStream(g))) {
            o.writeObject(new ArrayList<>(List.of("a", 1, 2.5)));
        }
        try (ObjectInputStream i = new ObjectInputStream(new FileInputStream(g))) {
            System.out.println(i.readObject());
        }
        String[] l = dir.toFile().list();
        Arrays.sort(l);
        System.out.println(Arrays.toString(l));
        for (File x : dir.toFile().listFiles()) System.out.print(x.delete() + " ");
        System.out.println(dir.toFile().delete() + " " + Files.exists(dir));
        System.out.println(Path.of("/a/b/../c").normalize() + " " + Path.of("/a").relativize(Path.of("/a/x/y")) + " " + new File("x/../y").getPath());
        File tmp = File.createTempFile("abc", ".tmp");
        System.out.println(tmp.exists() + " " + tmp.delete());
    }
}
