import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.AutomationApi;
import org.openapitools.client.api.LinksApi;
import org.openapitools.client.api.MarketplaceApi;
import org.openapitools.client.api.MessagingApi;
import org.openapitools.client.api.ModelsApi;
import org.openapitools.client.api.WebhooksApi;
import org.openapitools.client.model.Contact;
import org.openapitools.client.model.ContactListReply;
import org.openapitools.client.model.CreateLinkRequest;
import org.openapitools.client.model.ErrorBody;
import org.openapitools.client.model.Model;
import org.openapitools.client.model.PublishEventRequest;
import org.openapitools.client.model.PurchaseValidationRequest;

/** Makes the calls of calls.ts with the client that OpenAPI Generator made. */
final class Program {
  private interface Step {
    Object perform() throws Exception;
  }

  private final ObjectMapper json = ApiClient.createDefaultObjectMapper();
  private final ObjectMapper printer = new ObjectMapper();
  private final ApiClient client = clientWith(input("API_KEY"));
  private final MarketplaceApi marketplace = new MarketplaceApi(client);
  private final ModelsApi models = new ModelsApi(client);
  private final LinksApi links = new LinksApi(client);
  private final WebhooksApi webhooks = new WebhooksApi(client);
  private final AutomationApi automation = new AutomationApi(client);
  private final MessagingApi messaging = new MessagingApi(client);

  public static void main(String[] arguments) throws Exception {
    new Program().run();
  }

  private static String input(String name) {
    return System.getenv(name);
  }

  private static ApiClient clientWith(String key) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(input("BASE_URL"));
    client.setReadTimeout(Duration.ofSeconds(20));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
    return client;
  }

  private void run() throws Exception {
    call("account", () -> {
      var account = marketplace.getAccountDetails(null).getData();
      return object(
          "email", account.getEmail(),
          "balance", account.getBalance(),
          "facebook", account.getProfile().getSocialLinks().get("facebook"),
          "registered_at", seconds(account.getRegisteredAt()));
    });

    call("items", () -> marketplace.listItems(null, null, null, null, null, null).getItems().stream()
        .map(item -> {
          var media = item.getMedia();
          List<URI> screenshots = media.getScreenshots();
          return object(
              "id", item.getId(),
              "image", media.getPreviewImage(),
              "video", media.getPreviewVideo(),
              "audio", media.getPreviewAudio(),
              "screenshots", screenshots == null ? null : screenshots.size());
        })
        .toList());

    call("item", () -> {
      var item = marketplace.getItem(Long.valueOf(input("ITEM_ID")), null).getItem();
      return object(
          "id", item.getId(),
          "name", item.getName(),
          "regular", item.getPrice().getRegular(),
          "published_at", seconds(item.getPublishedAt()));
    });

    call("validation-json", () -> {
      var request = new PurchaseValidationRequest().purchaseCode(input("PURCHASE_CODE"));
      var purchase = marketplace.validatePurchase(request, null).getData().getPurchase();
      return object(
          "purchase_code", purchase.getPurchaseCode(),
          "license_type", purchase.getLicenseType(),
          "price", purchase.getPrice(),
          "item_id", purchase.getItem().getId(),
          "downloaded", purchase.getDownloaded(),
          "date", seconds(purchase.getDate()));
    });
    // This generator takes the first of several content types.
    notOffered("validation-form");
    notOffered("validation-multipart");

    call("models", () -> models.listModels().getData().stream().map(Model::getId).toList());

    call("make-link", () -> {
      Set<String> tags = new LinkedHashSet<>(List.of("one", "two"));
      var expiry = Instant.ofEpochSecond(Long.parseLong(input("LINK_EXPIRES"))).atOffset(ZoneOffset.UTC);
      var request = new CreateLinkRequest().url(input("LINK_URL")).tags(tags).expiresAt(expiry);
      var link = links.createLink(request, null).getData();
      return object(
          "id", link.getId(),
          "url", link.getUrl(),
          "tags", link.getTags(),
          "state", link.getState(),
          "max_clicks", link.getMaxClicks(),
          "expires_at", seconds(link.getExpiresAt()));
    });

    call("webhooks", () -> webhooks.listWebhooks().getData().stream()
        .map(webhook -> object(
            "id", webhook.getId(),
            "url", webhook.getUrl(),
            "event_types", webhook.getEventTypes(),
            "state", webhook.getState(),
            "paused_reason", webhook.getPausedReason()))
        .toList());

    publish("object", Map.of("order", 42, "note", "Grüße", "nested", Map.of("empty", List.of())));
    publish("list", Arrays.asList(1, "two", null, Map.of("three", 3.5)));
    publish("text", "plain text");
    publish("null", null);

    call("download", () -> digest(messaging.downloadMedia(input("MEDIA_ID"), null, null)));
    call("qr", () -> digest(links.getQrCode(input("LINK_ID"), "png", null, null, null, null, null)));

    call("not-found", () -> refusal(() -> marketplace.getItem(Long.valueOf(input("MISSING_ITEM_ID")), null)));
    call("unauthorized", () -> refusal(new ModelsApi(clientWith(input("WRONG_KEY")))::listModels));

    call("pages", () -> {
      List<List<String>> pages = new ArrayList<>();
      String cursor = null;
      while (pages.size() < 2) {
        ContactListReply reply = messaging.listContacts(input("INSTANCE_ID"), 5, cursor);
        pages.add(reply.getData().stream().map(Contact::getId).toList());
        cursor = reply.getNextCursor();
      }
      return pages;
    });
  }

  private void publish(String kind, Object data) throws Exception {
    call("publish-" + kind, () -> {
      var request = new PublishEventRequest().type(input("EVENT_TYPE")).data(data);
      // A batch is answered with a list, so the document says any value.
      var receipt = (Map<?, ?>) automation.publishAutomationEvent(request, null, null).getData();
      return object("id", receipt.get("id"));
    });
  }

  /** Makes one call and prints what came of it. */
  private void call(String name, Step step) throws Exception {
    Map<String, Object> line = object("call", name);
    try {
      line.put("value", step.perform());
    } catch (Exception error) {
      line.put("error", error.toString());
    }
    System.out.println(printer.writeValueAsString(line));
  }

  private void notOffered(String name) throws Exception {
    System.out.println(printer.writeValueAsString(object("call", name, "offered", false)));
  }

  /** The status and the typed body of the error that a call throws. */
  private Object refusal(Step step) throws Exception {
    try {
      step.perform();
    } catch (ApiException refused) {
      ErrorBody body = json.readValue(refused.getResponseBody(), ErrorBody.class);
      return object("status", refused.getCode(), "msg", body.getMsg());
    }
    throw new IllegalStateException("The client threw no error");
  }

  private static Object digest(File file) throws Exception {
    byte[] content = Files.readAllBytes(file.toPath());
    Files.delete(file.toPath());
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
    return object("sha256", HexFormat.of().formatHex(hash), "size", content.length);
  }

  private static long seconds(OffsetDateTime time) {
    return time.toEpochSecond();
  }

  private static Map<String, Object> object(Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int at = 0; at < members.length; at += 2) object.put((String) members[at], members[at + 1]);
    return object;
  }
}
