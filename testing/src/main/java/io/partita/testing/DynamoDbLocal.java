package io.partita.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * A running DynamoDB Local: an empty, in-memory DynamoDB in a process of its own.
 *
 * <pre>{@code
 * try (DynamoDbLocal local = DynamoDbLocal.start(); DynamoDbClient client = local.client()) {
 *   ...
 * }
 * }</pre>
 *
 * <p>Its licence forbids redistribution, so Partita does not bring it along. The jars are looked
 * for in this order:
 *
 * <ol>
 *   <li>If the environment variable {@code AWS_ENDPOINT_URL_DYNAMODB} is set, nothing is started
 *       and that endpoint is used: another emulator, or a server of your own.
 *   <li>The system property {@code partita.dynamodb.local.classpath}: a class path, or a file that
 *       holds one (as {@code mvn dependency:build-classpath} writes it), or the folder of an
 *       unpacked download.
 *   <li>The class path of this process, if {@code software.amazon.dynamodb:DynamoDBLocal} is on it:
 *       for most builds a test dependency on that artifact is all it takes.
 * </ol>
 *
 * <p>The process ends with {@link #close()}, at the latest with this JVM.
 */
public final class DynamoDbLocal implements AutoCloseable {

  static final String ENDPOINT_VARIABLE = "AWS_ENDPOINT_URL_DYNAMODB";

  // It takes two seconds, but on a busy build machine every process takes its time.
  private static final Duration START_DEADLINE = Duration.ofMinutes(2);
  private static final Duration POLL_INTERVAL = Duration.ofMillis(50);
  private static final int PORTS_TO_TRY = 3;

  private final URI endpoint;
  private final @Nullable LocalProcess process;

  private DynamoDbLocal(URI endpoint, @Nullable LocalProcess process) {
    this.endpoint = endpoint;
    this.process = process;
  }

  /**
   * Starts DynamoDB Local on a free port and waits until it answers, which takes a second or two.
   *
   * @throws IllegalStateException if its jars are not found, or if it does not start; the message
   *     then ends with what it printed last
   */
  public static DynamoDbLocal start() {
    return start(System::getenv, System::getProperty);
  }

  static DynamoDbLocal start(
      Function<String, @Nullable String> environment,
      Function<String, @Nullable String> properties) {
    String running = environment.apply(ENDPOINT_VARIABLE);
    if (running != null && !running.isBlank()) {
      return new DynamoDbLocal(URI.create(running.strip()), null);
    }
    return fork(LocalClassPath.find(properties), START_DEADLINE);
  }

  static DynamoDbLocal fork(String classPath, Duration deadline) {
    // The server cannot choose a port itself, and between our choice and its start another process
    // may take the port: then it ends at once, and the next port will do.
    for (int attempt = 1; ; attempt++) {
      int port = freePort();
      LocalProcess process = LocalProcess.fork(classPath, port);
      DynamoDbLocal local = new DynamoDbLocal(URI.create("http://localhost:" + port), process);
      if (local.becomesReady(process, deadline)) {
        return local;
      }
      boolean ended = !process.isAlive();
      String output = process.lastOutput();
      local.close();
      if (attempt == PORTS_TO_TRY || !ended || !output.contains("BindException")) {
        throw new IllegalStateException(
            "DynamoDB Local "
                + (ended ? "ended while starting" : "did not answer within " + deadline)
                + ". It printed last:"
                + System.lineSeparator()
                + output);
      }
    }
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException("Could not find a free port for DynamoDB Local", e);
    }
  }

  private boolean becomesReady(LocalProcess starting, Duration deadline) {
    long start = System.nanoTime();
    try (DynamoDbClient client =
        clientBuilder()
            .overrideConfiguration(config -> config.retryStrategy(r -> r.maxAttempts(1)))
            .build()) {
      while (starting.isAlive() && System.nanoTime() - start < deadline.toNanos()) {
        if (answers(client)) {
          // Somebody else's server on this port would answer as well, but then ours has ended.
          return starting.isAlive();
        }
        Thread.sleep(POLL_INTERVAL.toMillis());
      }
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static boolean answers(DynamoDbClient client) {
    try {
      client.listTables();
      return true;
    } catch (SdkClientException e) {
      return false;
    }
  }

  /** Where it listens. */
  public URI endpoint() {
    return endpoint;
  }

  /** A new client for it, which the caller closes. */
  public DynamoDbClient client() {
    return clientBuilder().build();
  }

  /**
   * Starts a client for it, for example to add a {@link RequestLog}. Region and credentials are
   * made up: they keep tests independent of your AWS configuration, and away from your account.
   */
  public DynamoDbClientBuilder clientBuilder() {
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .httpClientBuilder(UrlConnectionHttpClient.builder());
  }

  /** Stops the process, and with it everything stored; an endpoint that was given is left alone. */
  @Override
  public void close() {
    if (process != null) {
      process.close();
    }
  }
}
