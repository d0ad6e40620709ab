//@ about: switches with hundreds of labels, dense (tableswitch) and scattered (lookupswitch)
public class LargeSwitch {
    static int dense(int key) {
        switch (key) {
            case 0: return 0; case 1: return 10; case 2: return 34; case 3: return 72; case 4: return 124;
            case 5: return 190; case 6: return 270; case 7: return 364; case 8: return 472; case 9: return 594;
            case 10: return 730; case 11: return 880; case 12: return 35; case 13: return 213; case 14: return 405;
            case 15: return 611; case 16: return 831; case 17: return 56; case 18: return 304; case 19: return 566;
            case 20: return 842; case 21: return 123; case 22: return 427; case 23: return 745; case 24: return 68;
            case 25: return 414; case 26: return 774; case 27: return 139; case 28: return 527; case 29: return 929;
            case 30: return 336; case 31: return 766; case 32: return 201; case 33: return 659; case 34: return 122;
            case 35: return 608; case 36: return 99; case 37: return 613; case 38: return 132; case 39: return 674;
            case 40: return 221; case 41: return 791; case 42: return 366; case 43: return 964; case 44: return 567;
            case 45: return 184; case 46: return 824; case 47: return 469; case 48: return 128; case 49: return 810;
            case 50: return 497; case 51: return 198; case 52: return 922; case 53: return 651; case 54: return 394;
            case 55: return 151; case 56: return 931; case 57: return 716; case 58: return 515; case 59: return 328;
            case 60: return 155; case 61: return 1005; case 62: return 860; case 63: return 729; case 64: return 612;
            case 65: return 509; case 66: return 420; case 67: return 345; case 68: return 284; case 69: return 237;
            case 70: return 204; case 71: return 185; case 72: return 180; case 73: return 189; case 74: return 212;
            case 75: return 249; case 76: return 300; case 77: return 365; case 78: return 444; case 79: return 537;
            case 80: return 644; case 81: return 765; case 82: return 900; case 83: return 40; case 84: return 203;
            case 85: return 380; case 86: return 571; case 87: return 776; case 88: return 995; case 89: return 219;
            case 90: return 466; case 91: return 727; case 92: return 1002; case 93: return 282; case 94: return 585;
            case 95: return 902; case 96: return 224; case 97: return 569; case 98: return 928; case 99: return 292;
            case 100: return 679; case 101: return 71; case 102: return 486; case 103: return 915; case 104: return 349;
            case 105: return 806; case 106: return 268; case 107: return 753; case 108: return 243; case 109: return 756;
            case 110: return 274; case 111: return 815; case 112: return 361; case 113: return 930; case 114: return 504;
            case 115: return 92; case 116: return 703; case 117: return 319; case 118: return 958; case 119: return 602;
            case 120: return 260; case 121: return 941; case 122: return 627; case 123: return 327; case 124: return 41;
            case 125: return 778; case 126: return 520; case 127: return 276; case 128: return 46; case 129: return 839;
            case 130: return 637; case 131: return 449; case 132: return 275; case 133: return 115; case 134: return 978;
            case 135: return 846; case 136: return 728; case 137: return 624; case 138: return 534; case 139: return 458;
            case 140: return 396; case 141: return 348; case 142: return 314; case 143: return 294; case 144: return 288;
            case 145: return 296; case 146: return 318; case 147: return 354; case 148: return 404; case 149: return 468;
            case 150: return 546; case 151: return 638; case 152: return 744; case 153: return 864; case 154: return 998;
            case 155: return 137; case 156: return 299; case 157: return 475; case 158: return 665; case 159: return 869;
            case 160: return 78; case 161: return 310; case 162: return 556; case 163: return 816; case 164: return 81;
            case 165: return 369; case 166: return 671; case 167: return 987; case 168: return 308; case 169: return 652;
            case 170: return 1; case 171: return 373; case 172: return 759; case 173: return 150; case 174: return 564;
            case 175: return 992; case 176: return 425; case 177: return 881; case 178: return 342; case 179: return 826;
            case 180: return 315; case 181: return 827; case 182: return 344; case 183: return 884; case 184: return 429;
            case 185: return 997; case 186: return 570; case 187: return 157; case 188: return 767; case 189: return 382;
            case 190: return 11; case 191: return 663; case 192: return 320; case 193: return 1000; case 194: return 685;
            case 195: return 384; case 196: return 97; case 197: return 833; case 198: return 574; case 199: return 329;
            default: return -1;
        }
    }

    /** The labels are k * 2654435761 modulo 2^32 for k = 1 to 60, so binary search meets them in scrambled order. */
    static int scattered(int key) {
        return switch (key) {
            case -1640531535 -> 0; case 1013904226 -> 1; case -626627309 -> 2; case 2027808452 -> 3; case 387276917 -> 4;
            case -1253254618 -> 5; case 1401181143 -> 6; case -239350392 -> 7; case -1879881927 -> 8; case 774553834 -> 9;
            case -865977701 -> 10; case 1788458060 -> 11; case 147926525 -> 12; case -1492605010 -> 13; case 1161830751 -> 14;
            case -478700784 -> 15; case -2119232319 -> 16; case 535203442 -> 17; case -1105328093 -> 18; case 1549107668 -> 19;
            case -91423867 -> 20; case -1731955402 -> 21; case 922480359 -> 22; case -718051176 -> 23; case 1936384585 -> 24;
            case 295853050 -> 25; case -1344678485 -> 26; case 1309757276 -> 27; case -330774259 -> 28; case -1971305794 -> 29;
            case 683129967 -> 30; case -957401568 -> 31; case 1697034193 -> 32; case 56502658 -> 33; case -1584028877 -> 34;
            case 1070406884 -> 35; case -570124651 -> 36; case 2084311110 -> 37; case 443779575 -> 38; case -1196751960 -> 39;
            case 1457683801 -> 40; case -182847734 -> 41; case -1823379269 -> 42; case 831056492 -> 43; case -809475043 -> 44;
            case 1844960718 -> 45; case 204429183 -> 46; case -1436102352 -> 47; case 1218333409 -> 48; case -422198126 -> 49;
            case -2062729661 -> 50; case 591706100 -> 51; case -1048825435 -> 52; case 1605610326 -> 53; case -34921209 -> 54;
            case -1675452744 -> 55; case 978983017 -> 56; case -661548518 -> 57; case 1992887243 -> 58; case 352355708 -> 59;
            default -> -1;
        };
    }

    public static void main(String[] args) {
        int bad = 0;
        for (int k = -3; k < 204; k++) {
            int expected = k < 0 || k >= 200 ? -1 : (k * k * 7 + 3 * k) % 1009;
            if (dense(k) != expected) {
                bad++;
            }
            if (k % 10 == 0) {
                System.out.println("dense " + k + " " + dense(k));
            }
        }
        System.out.println("wrong " + bad);
        long digest = 0;
        for (int k = 0; k <= 61; k++) {
            int key = (int) (k * 2654435761L);
            int found = scattered(key);
            digest = digest * 31 + found + scattered(key + 1) + scattered(key - 1);
            System.out.print(found + (k % 20 == 19 ? "\n" : " "));
        }
        System.out.println();
        System.out.println(digest);
        System.out.println(dense(Integer.MIN_VALUE) + dense(Integer.MAX_VALUE) + scattered(0) + scattered(Integer.MIN_VALUE));
    }
}
