//@ about: file channels
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelOpen {
    public static void main(String[] args) throws IOException {
        System.out.println("before");
        try (FileChannel channel = FileChannel.open(Path.of("/dev/null"), StandardOpenOption.READ)) { // unsupported
            System.out.println(channel.size());
        }
    }
}
