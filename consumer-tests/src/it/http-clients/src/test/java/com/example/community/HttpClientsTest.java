package com.example.community;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Options;
import io.partita.testing.DynamoDbLocal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache.ApacheHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.http.crt.AwsCrtHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Items go past the SDK's attribute values over each of its HTTP clients, and arrive. */
class HttpClientsTest {

  private static DynamoDbLocal local;

  @BeforeAll
  static void start() {
    local = DynamoDbLocal.start();
  }

  @AfterAll
  static void stop() {
    local.close();
  }

  static Stream<Named<SdkHttpClient.Builder<?>>> httpClients() {
    return Stream.of(
        Named.of("url-connection", UrlConnectionHttpClient.builder()),
        Named.of("apache", ApacheHttpClient.builder()),
        Named.of("apache5", Apache5HttpClient.builder()),
        Named.of("aws-crt", AwsCrtHttpClient.builder()));
  }

  @ParameterizedTest
  @MethodSource("httpClients")
  void theFastPathIsTaken(SdkHttpClient.Builder<?> http) {
    SeenItems seen = new SeenItems();
    try (DynamoDbClient client =
        local
            .clientBuilder()
            .httpClientBuilder(http)
            .overrideConfiguration(c -> c.addExecutionInterceptor(seen))
            .build()) {
      // Forced, because an interceptor that nobody knows would turn it off: here it is the witness.
      CommunityTable community =
          CommunityTable.of(
              client,
              "community-" + http.getClass().getEnclosingClass().getSimpleName(),
              Options.builder().fastPathForced(true).build());
      community.createTableIfMissing();
      // The first call finds out that there is a way past the SDK.
      assertEquals(false, community.user().exists("ada"));
      seen.clear();

      community.user().create(new User("ada", "Ada \u00e4\u20ac", Instant.EPOCH));
      community.group().create(new Group("math", "Mathematics", 0, 0));
      community
          .membership()
          .create(new Membership("ada", "math", Membership.Role.MEMBER, Set.of("read")));

      assertEquals("Ada \u00e4\u20ac", community.user().get("ada").name());
      assertEquals("ada", community.membership().byGroup("math").list().get(0).userId());
      assertEquals(
          List.of("PutItem 0", "PutItem 0", "GetItem 0", "Query 0"), seen.perRequest());
    }
  }

  /** How many items the SDK's own objects have. */
  private static final class SeenItems implements ExecutionInterceptor {

    private final List<String> lines = new ArrayList<>();

    void clear() {
      lines.clear();
    }

    List<String> perRequest() {
      return lines;
    }

    @Override
    public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
      if (context.request() instanceof PutItemRequest put) {
        lines.add("PutItem " + (put.item().isEmpty() ? 0 : 1));
      } else if (context.response() instanceof GetItemResponse get) {
        lines.add("GetItem " + (get.item().isEmpty() ? 0 : 1));
      } else if (context.response() instanceof QueryResponse query) {
        lines.add("Query " + query.items().size());
      }
    }
  }
}
