//@ about: sockets
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

public class SocketConnect {
    static int listen() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) { // unsupported
            return server.getLocalPort();
        }
    }

    public static void main(String[] args) throws IOException {
        System.out.println("before");
        System.out.println(listen() > 0);
    }
}
