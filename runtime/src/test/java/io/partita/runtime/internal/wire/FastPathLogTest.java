package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.TableContext;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What is logged when a table object is made whose items do not go past the SDK. */
class FastPathLogTest {

  private static final String FILE =
      "software/amazon/awssdk/services/dynamodb/execution.interceptors";
  private static final String LOST =
      "The fast path is off: the client has no interceptor of Partita. The SDK finds it through the"
          + " file "
          + FILE
          + " of partita-fast-path: keep that jar, and let tools that merge jars append such files"
          + " to each other. On the module path, add a PartitaInterceptor to the client.";

  private static final Options ON = Options.builder().fastPath(true).build();
  private static final Options FORCED = ON.toBuilder().fastPathForced(true).build();

  @Test
  void nothingWhereTheyDo() {
    assertEquals(List.of(), logged(client(), ON));
    assertEquals(List.of(), logged(client(new Another()), FORCED));
  }

  @Test
  void whichInterceptorIsInTheWay() {
    assertEquals(
        List.of(
            "The fast path is off: the interceptor "
                + Another.class.getName()
                + " may look for items."),
        logged(client(new Another()), ON));
  }

  @Test
  void thatTheApplicationSaysSo() {
    assertEquals(
        List.of("The fast path is off: Options.fastPath is false."),
        logged(client(), ON.toBuilder().fastPath(false).build()));
  }

  @Test
  void thatTheClientIsAMock() {
    DynamoDbClient mock =
        new DynamoDbClient() {
          @Override
          public String serviceName() {
            return "dynamodb";
          }

          @Override
          public void close() {}
        };

    assertEquals(
        List.of("The fast path is off: the client shows no configuration."), logged(mock, FORCED));
  }

  @Test
  @SuppressWarnings("unchecked")
  void thatTheFileIsLost() throws Exception {
    URL[] classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> url(Path.of(entry)))
            .toArray(URL[]::new);
    try (Lossy loader = new Lossy(classPath)) {
      Class<?> lost = loader.loadClass(Lost.class.getName());
      assertNotEquals(Lost.class, lost);
      assertEquals(
          List.of(LOST, LOST),
          ((Callable<List<String>>) lost.getConstructor().newInstance()).call());
    }
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static DynamoDbClient client(ExecutionInterceptor... interceptors) {
    return DynamoDbClient.builder()
        .region(Region.US_EAST_1)
        .httpClient(UrlConnectionHttpClient.create())
        .credentialsProvider(AnonymousCredentialsProvider.create())
        .overrideConfiguration(
            client -> List.of(interceptors).forEach(client::addExecutionInterceptor))
        .build();
  }

  /** What making a table object logs; other tests make theirs on other threads. */
  private static List<String> logged(DynamoDbClient client, Options options) {
    List<String> messages = new ArrayList<>();
    long thread = Thread.currentThread().getId();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord logged) {
            if (logged.getLongThreadID() == thread) {
              assertEquals(Level.FINE, logged.getLevel());
              messages.add(logged.getMessage());
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger logger = Logger.getLogger(Options.class.getName());
    logger.setLevel(Level.FINE);
    logger.addHandler(handler);
    try (client) {
      TableContext context = TableContext.of(client, "table", options);
      // What is known of the client stays known.
      context.withOptions(changes -> changes.exactOutcomes(true).reportConsumedCapacity(true));
    } finally {
      logger.removeHandler(handler);
    }
    return messages;
  }

  /** An interceptor of the application. */
  private static final class Another implements ExecutionInterceptor {}

  /** Run with a class path of its own, which lacks the file. */
  public static final class Lost implements Callable<List<String>> {

    /** Called by its name. */
    public Lost() {}

    @Override
    public List<String> call() {
      return Stream.of(ON, FORCED).flatMap(options -> logged(client(), options).stream()).toList();
    }
  }

  /** The class path of this test without the file. */
  private static final class Lossy extends URLClassLoader {

    Lossy(URL[] classPath) {
      super(classPath, ClassLoader.getPlatformClassLoader());
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
      return name.equals(FILE) ? Collections.emptyEnumeration() : super.findResources(name);
    }
  }
}
