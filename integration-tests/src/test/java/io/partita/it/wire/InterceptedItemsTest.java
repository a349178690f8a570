package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.wire.ItemInterceptor.Decrypting;
import io.partita.it.wire.ItemInterceptor.Encrypting;
import io.partita.it.wire.ItemInterceptor.Logging;
import io.partita.it.wire.ItemInterceptor.Replacing;
import io.partita.it.wire.ItemInterceptor.Signing;
import io.partita.runtime.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Whoever stands between Partita and DynamoDB sees all items, and what it does to them counts. */
class InterceptedItemsTest {

  private static final Options ALLOWED = Options.builder().fastPath(true).build();
  private static final Options FORCED = ALLOWED.toBuilder().fastPathForced(true).build();

  private final MemoryHttpClient http = new MemoryHttpClient();

  /** How an application gets between. */
  enum Way {
    CLIENT((http, interceptor) -> http.client(interceptor)),
    PLUGIN_OF_CLIENT(
        (http, interceptor) -> http.builder().addPlugin(ItemClient.plugin(interceptor)).build()),
    PLUGIN_OF_REQUEST((http, interceptor) -> ItemClient.adding(http.client(), interceptor)),
    WRAPPER((http, interceptor) -> ItemClient.doing(http.client(), interceptor)),
    INTERCEPTOR_BEHIND_WRAPPER((http, interceptor) -> ItemClient.passing(http.client(interceptor))),
    WRAPPER_OF_WRAPPER(
        (http, interceptor) -> ItemClient.passing(ItemClient.doing(http.client(), interceptor)));

    private final BiFunction<MemoryHttpClient, ItemInterceptor, DynamoDbClient> client;

    Way(BiFunction<MemoryHttpClient, ItemInterceptor, DynamoDbClient> client) {
      this.client = client;
    }
  }

  private ArticleCalls calls(Way way, ItemInterceptor interceptor) {
    return new ArticleCalls(http, way.client.apply(http, interceptor), ALLOWED);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsEncryptedIsStoredAndReadSo(Way way) {
    ArticleCalls calls = calls(way, new Encrypting());

    assertEquals(ArticleCalls.allWritten("encrypted olleh"), calls.sent("hello"));
    assertEquals(ArticleCalls.allRead("hello"), calls.received("encrypted olleh"));
  }

  @ParameterizedTest
  @EnumSource
  void whatOthersHaveEncryptedIsReadDecrypted(Way way) {
    ArticleCalls calls = calls(way, new Decrypting());

    assertEquals(ArticleCalls.allWritten("hello"), calls.sent("hello"));
    assertEquals(ArticleCalls.allRead("hello"), calls.received("encrypted olleh"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsReadIsVerified(Way way) {
    ArticleCalls calls = calls(way, new Signing());

    calls.sent("hello");
    assertTrue(calls.lastSent().contains("\"signature\":{\"S\":\"signed hello\"}"));
    assertEquals(ArticleCalls.allRead("IllegalStateException"), calls.received("hello"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsReplacedStaysReplaced(Way way) {
    ArticleCalls calls = calls(way, new Replacing());

    assertEquals(ArticleCalls.allWritten("sent instead"), calls.sent("hello"));
    assertEquals(ArticleCalls.allRead("received instead"), calls.received("hello"));
  }

  @ParameterizedTest
  @EnumSource
  void aLogShowsAllItems(Way way) {
    List<String> log = new ArrayList<>();
    ArticleCalls calls = calls(way, new Logging(log));

    calls.sent("hello");
    assertEquals(ArticleCalls.allWritten("sent hello"), log);
    log.clear();
    calls.received("hello");
    assertEquals(ArticleCalls.allRead("received hello"), log);
  }

  @Test
  void byForceItemsGoPastThem() {
    List<String> log = new ArrayList<>();
    ArticleCalls calls = new ArticleCalls(http, http.client(new Logging(log)), FORCED);

    assertEquals(ArticleCalls.allWritten("hello"), calls.sent("hello"));
    log.clear();
    assertEquals(ArticleCalls.allRead("hello"), calls.received("hello"));
    assertFalse(log.contains("received hello"));
  }

  @ParameterizedTest
  @EnumSource
  void byForceNothingIsLostWhateverIsBetween(Way way) {
    DynamoDbClient client = way.client.apply(http, new Logging(new ArrayList<>()));
    ArticleCalls calls = new ArticleCalls(http, client, FORCED);

    assertEquals(ArticleCalls.allWritten("hello"), calls.sent("hello"));
    assertEquals(ArticleCalls.allRead("hello"), calls.received("hello"));
  }

  /**
   * It has two interceptors of Partita, of which the second must not take the items once more out
   * of a response, nor put them into a request, whose items may look like a place for others.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aClientMadeFromTheConfigurationOfAnotherReadsAndWritesAll(boolean forced) {
    DynamoDbClient twice =
        http.builder()
            .overrideConfiguration(
                http.client().serviceClientConfiguration().overrideConfiguration())
            .build();
    ArticleCalls calls = new ArticleCalls(http, twice, forced ? FORCED : ALLOWED);

    assertEquals(ArticleCalls.allWritten("hello"), calls.sent("hello"));
    assertEquals(ArticleCalls.allRead("hello"), calls.received("hello"));
  }
}
