export const java = (api: string): string => `// Example.java, for Java 11 or newer
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

public class Example {
    static final String API = ${api};
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(API + path))
            .header("Authorization", "Bearer " + System.getenv("MARKETPLACE_KEY"))
            .timeout(Duration.ofSeconds(30));
    }

    static HttpResponse<String> call(HttpRequest.Builder request) throws Exception {
        var answer = CLIENT.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() != 200) throw new IllegalStateException(answer.body());
        return answer;
    }

    public static void main(String[] args) throws Exception {
        // per_page=1: the number of all items is in a header, so one item is enough
        var items = call(request("/api/items/all?per_page=1"));
        System.out.println(items.headers().firstValue("X-Total-Count").orElseThrow());

        var code = System.getenv("PURCHASE_CODE");
        if (code != null) {
            var form = "purchase_code=" + URLEncoder.encode(code, StandardCharsets.UTF_8);
            var purchase = call(request("/api/purchases/validation")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form)));
            System.out.println(purchase.body());
        }
    }
}`;
