package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.wire.ItemInterceptor.Decrypting;
import io.partita.it.wire.ItemInterceptor.Encrypting;
import io.partita.it.wire.ItemInterceptor.Logging;
import io.partita.it.wire.ItemInterceptor.Replacing;
import io.partita.it.wire.ItemInterceptor.Signing;
import io.partita.runtime.Options;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
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

    assertEquals(ArticleCalls.all("encrypted olleh"), calls.sent("hello"));
    assertEquals(ArticleCalls.all("hello"), calls.received("encrypted olleh"));
  }

  @ParameterizedTest
  @EnumSource
  void whatOthersHaveEncryptedIsReadDecrypted(Way way) {
    ArticleCalls calls = calls(way, new Decrypting());

    assertEquals(ArticleCalls.all("hello"), calls.sent("hello"));
    assertEquals(ArticleCalls.all("hello"), calls.received("encrypted olleh"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsReadIsVerified(Way way) {
    ArticleCalls calls = calls(way, new Signing());

    calls.sent("hello");
    assertTrue(calls.lastSent().contains("\"signature\":{\"S\":\"signed hello\"}"));
    assertEquals(ArticleCalls.all("IllegalStateException"), calls.received("hello"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsReplacedStaysReplaced(Way way) {
    ArticleCalls calls = calls(way, new Replacing());

    assertEquals(ArticleCalls.all("sent instead"), calls.sent("hello"));
    assertEquals(ArticleCalls.all("received instead"), calls.received("hello"));
  }

  @ParameterizedTest
  @EnumSource
  void aLogShowsAllItems(Way way) {
    List<String> log = new ArrayList<>();
    ArticleCalls calls = calls(way, new Logging(log));

    calls.sent("hello");
    assertEquals(ArticleCalls.all("sent hello"), log);
    log.clear();
    calls.received("hello");
    assertEquals(ArticleCalls.all("received hello"), log);
  }

  @Test
  void byForceItemsGoPastThem() {
    List<String> log = new ArrayList<>();
    ArticleCalls calls = new ArticleCalls(http, http.client(new Logging(log)), FORCED);

    assertEquals(ArticleCalls.all("hello"), calls.sent("hello"));
    log.clear();
    assertEquals(ArticleCalls.all("hello"), calls.received("hello"));
    assertFalse(log.contains("received hello"));
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

    assertEquals(ArticleCalls.all("hello"), calls.sent("hello"));
    assertEquals(ArticleCalls.all("hello"), calls.received("hello"));
  }

  /** Run with a class path of its own, where the SDK finds an interceptor. */
  public static final class OnClassPath implements Callable<List<String>> {

    @Override
    public List<String> call() {
      MemoryHttpClient http = new MemoryHttpClient();
      ArticleCalls calls = new ArticleCalls(http, http.client(), ALLOWED);
      return Stream.of(calls.sent("hello"), calls.received("encrypted olleh"))
          .flatMap(List::stream)
          .toList();
    }
  }

  /** Found by the SDK. */
  public static final class FoundByTheSdk implements ExecutionInterceptor {

    private final ItemInterceptor encrypting = new Encrypting();

    @Override
    public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
      return encrypting.modifyRequest(context, attributes);
    }

    @Override
    public SdkResponse modifyResponse(
        Context.ModifyResponse context, ExecutionAttributes attributes) {
      return encrypting.modifyResponse(context, attributes);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "software/amazon/awssdk/global/handlers/execution.interceptors",
        "software/amazon/awssdk/services/dynamodb/execution.interceptors"
      })
  void interceptorsOfTheClassPathSeeAllItems(String file, @TempDir Path folder) throws Exception {
    Path names = folder.resolve(file);
    Files.createDirectories(names.getParent());
    Files.writeString(names, FoundByTheSdk.class.getName() + "\n");

    assertEquals(
        Stream.of("encrypted olleh", "hello").map(ArticleCalls::all).flatMap(List::stream).toList(),
        onClassPathWith(folder));
  }

  @SuppressWarnings("unchecked")
  private static List<String> onClassPathWith(Path folder) throws Exception {
    Stream<Path> inherited =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of);
    URL[] urls =
        Stream.concat(inherited, Stream.of(folder))
            .map(InterceptedItemsTest::url)
            .toArray(URL[]::new);
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Class<?> test = loader.loadClass(OnClassPath.class.getName());
      assertNotEquals(OnClassPath.class, test);
      return ((Callable<List<String>>) test.getConstructor().newInstance()).call();
    }
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
