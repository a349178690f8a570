package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** Interceptors that the SDK finds on the class path see all items, and what they do counts. */
class InterceptorsOnTheClassPathTest {

  private static final List<String> FILES =
      List.of(
          "software/amazon/awssdk/global/handlers/execution.interceptors",
          "software/amazon/awssdk/services/dynamodb/execution.interceptors");

  /** What is stored where the interceptor would find it in order, as the calls have it. */
  private static final String ENCRYPTED = "encrypted olleh";

  /** One kind of interceptor, with the texts that are then written, read and logged. */
  private record Kind(
      Class<? extends Found> interceptor, String stored, String written, String read) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(FoundEncrypting.class, ENCRYPTED, ENCRYPTED, "hello"),
          new Kind(FoundDecrypting.class, ENCRYPTED, "hello", "hello"),
          // The item itself is made and signed on this class path: another text has no signature.
          new Kind(FoundSigning.class, "other", "hello", "IllegalStateException"),
          new Kind(FoundReplacing.class, "hello", "sent instead", "received instead"),
          new Kind(FoundLogging.class, "hello", "hello", "hello"));

  static Stream<Arguments> interceptors() {
    return KINDS.stream().flatMap(kind -> FILES.stream().map(file -> Arguments.of(kind, file)));
  }

  @ParameterizedTest
  @MethodSource("interceptors")
  void seeAllItems(Kind kind, String file, @TempDir Path folder) throws Exception {
    Path names = folder.resolve(file);
    Files.createDirectories(names.getParent());
    Files.writeString(names, kind.interceptor().getName() + "\n");

    List<String> expected = new ArrayList<>(ArticleCalls.allWritten(kind.written()));
    expected.addAll(ArticleCalls.allRead(kind.read()));
    if (kind.interceptor() == FoundLogging.class) {
      expected.addAll(ArticleCalls.allWritten("sent hello"));
      expected.addAll(ArticleCalls.allRead("received hello"));
    }
    assertEquals(expected, onClassPathWith(folder, kind.stored()));
  }

  @SuppressWarnings("unchecked")
  private static List<String> onClassPathWith(Path folder, String stored) throws Exception {
    Stream<Path> inherited =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of);
    URL[] urls =
        Stream.concat(inherited, Stream.of(folder))
            .map(InterceptorsOnTheClassPathTest::url)
            .toArray(URL[]::new);
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Class<?> calls = loader.loadClass(Calls.class.getName());
      assertNotEquals(Calls.class, calls);
      return ((Callable<List<String>>) calls.getConstructor(String.class).newInstance(stored))
          .call();
    }
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Run with a class path of its own, where the SDK finds an interceptor. */
  public static final class Calls implements Callable<List<String>> {

    private final String stored;

    public Calls(String stored) {
      this.stored = stored;
    }

    @Override
    public List<String> call() {
      MemoryHttpClient http = new MemoryHttpClient();
      Options allowed = Options.builder().fastPath(true).build();
      ArticleCalls calls = new ArticleCalls(http, http.client(), allowed);
      List<String> sent = calls.sent("hello");
      List<String> log = new ArrayList<>(FoundLogging.LOG);
      List<String> received = calls.received(stored);
      FoundLogging.LOG.stream().filter(line -> line.startsWith("received")).forEach(log::add);
      return Stream.of(sent, received, log).flatMap(List::stream).toList();
    }
  }

  /** Does what another one does. */
  abstract static class Found implements ExecutionInterceptor {

    private final ItemInterceptor interceptor;

    Found(ItemInterceptor interceptor) {
      this.interceptor = interceptor;
    }

    @Override
    public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
      return interceptor.modifyRequest(context, attributes);
    }

    @Override
    public SdkResponse modifyResponse(
        Context.ModifyResponse context, ExecutionAttributes attributes) {
      return interceptor.modifyResponse(context, attributes);
    }
  }

  /** Found by the SDK. */
  public static final class FoundEncrypting extends Found {
    public FoundEncrypting() {
      super(new Encrypting());
    }
  }

  /** Found by the SDK. */
  public static final class FoundDecrypting extends Found {
    public FoundDecrypting() {
      super(new Decrypting());
    }
  }

  /** Found by the SDK. */
  public static final class FoundSigning extends Found {
    public FoundSigning() {
      super(new Signing());
    }
  }

  /** Found by the SDK. */
  public static final class FoundReplacing extends Found {
    public FoundReplacing() {
      super(new Replacing());
    }
  }

  /** Found by the SDK. */
  public static final class FoundLogging extends Found {

    private static final List<String> LOG = new ArrayList<>();

    public FoundLogging() {
      super(new Logging(LOG));
    }
  }
}
