package com.example.clubs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.json.JsonParserFactory;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What callers see of pages, links, collection pages, keys and cursors. */
@DynamoDbTest
class JsonTest {

  private final ConfigurableApplicationContext service;
  private final HttpClient http = HttpClient.newHttpClient();

  JsonTest(DynamoDbClient client, @TableName String tableName) {
    ClubsTable clubs = ClubsTable.of(client, tableName);
    clubs.createTableIfMissing();
    clubs.person().put(new Clubs.Person("ada", "Ada"));
    clubs.club().put(new Clubs.Club("chess", "Chess club"));
    clubs
        .membership()
        .putAll(
            Stream.of("chess", "go", "skat")
                .map(clubId -> new Clubs.Membership("ada", clubId, Instant.EPOCH, 7))
                .toList());
    SpringApplication application = new SpringApplication(ClubService.class);
    application.addInitializers(
        context ->
            ((GenericApplicationContext) context).registerBean(ClubsTable.class, () -> clubs));
    service = application.run("--server.port=0", "--spring.main.banner-mode=off");
  }

  @AfterEach
  void stop() {
    service.close();
  }

  @Test
  void everythingIsReadable() throws Exception {
    assertEquals(List.of(key("chess"), key("go"), key("skat")), list(get("/keys/ada")));

    Map<String, Object> page = map(get("/persons/ada/memberships"));
    assertEquals(List.of(membership("chess"), membership("go")), page.get("items"));
    String cursor = (String) page.get("cursor");
    assertNotNull(cursor);
    assertEquals(3, page.size());
    assertNull(page.get("previous"));
    Map<String, Object> last = map(get("/persons/ada/memberships?cursor=" + cursor));
    assertEquals(List.of(membership("skat")), last.get("items"));
    assertNull(last.get("cursor"));
    assertEquals(page, map(get("/persons/ada/memberships?cursor=" + last.get("previous"))));

    List<Object> links = list(get("/persons/ada/clubs"));
    assertEquals(
        Map.of(
            "edge",
            membership("chess"),
            "target",
            Map.of("clubId", "chess", "title", "Chess club")),
        links.get(0));
    Map<String, Object> dangling = new HashMap<>(Map.of("edge", membership("go")));
    dangling.put("target", null);
    assertEquals(dangling, links.get(1));

    Map<String, Object> first = map(get("/persons/ada"));
    assertEquals(Map.of("personId", "ada", "name", "Ada"), first.get("person"));
    assertEquals(4, first.size());
    List<?> begun = (List<?>) first.get("memberships");
    Map<String, Object> rest = map(get("/persons/ada?cursor=" + first.get("cursor")));
    List<?> ended = (List<?>) rest.get("memberships");
    assertEquals(3, begun.size() + ended.size());
    assertEquals(membership("skat"), ended.get(ended.size() - 1));

    assertEquals(
        onlyPage(
            "items",
            List.of(Map.of("personId", "ada", "clubId", "chess", "since", "1970-01-01T00:00:00Z"))),
        map(get("/clubs/chess/members")));
  }

  private static Map<String, Object> key(String clubId) {
    return Map.of("personId", "ada", "clubId", clubId);
  }

  private static Map<String, Object> membership(String clubId) {
    return Map.of("personId", "ada", "clubId", clubId, "since", "1970-01-01T00:00:00Z", "fee", 7);
  }

  private static Map<String, Object> onlyPage(String name, Object value) {
    Map<String, Object> page = new HashMap<>(Collections.singletonMap("cursor", null));
    page.put("previous", null);
    page.put(name, value);
    return page;
  }

  private static Map<String, Object> map(String json) {
    return JsonParserFactory.getJsonParser().parseMap(json);
  }

  private static List<Object> list(String json) {
    return JsonParserFactory.getJsonParser().parseList(json);
  }

  private String get(String path) throws Exception {
    String port = service.getEnvironment().getProperty("local.server.port");
    HttpResponse<String> response =
        http.send(
            HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .header("Accept", "application/json")
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertEquals(200, response.statusCode(), response.body());
    return response.body();
  }
}
