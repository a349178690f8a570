package io.partita.runtime.internal.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import partita.interceptor.PartitaInterceptor;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Knows the clients that nobody can use to look at items or to change them: the SDK's own, not
 * wrapped, whose interceptors are all known to leave items alone. Only there may items go past the
 * SDK, unless the application says so.
 */
public final class TransparentClient {

  /** The SDK does not export it. */
  private static final String CLIENT = "DefaultDynamoDbClient";

  /** Where the SDK has the interceptors that it adds to DynamoDB clients itself. */
  private static final List<String> SDK_PACKAGES =
      List.of(
          "software.amazon.awssdk.core.",
          "software.amazon.awssdk.awscore.",
          "software.amazon.awssdk.services.dynamodb.");

  /** What the Enhanced Client adds to all DynamoDB clients of a program by being there. */
  private static final String ENHANCED_CLIENT =
      "software.amazon.awssdk.enhanced.dynamodb.internal.ApplyUserAgentInterceptor";

  /** Where the SDK finds the names of the interceptors of all DynamoDB clients. */
  private static final String FILE =
      "software/amazon/awssdk/services/dynamodb/execution.interceptors";

  private TransparentClient() {}

  /**
   * Why items must not go past the SDK, as a clause for a message; empty if they may. The answer is
   * the same for as long as the client lives.
   */
  public static Optional<String> obstacle(DynamoDbClient client) {
    if (!isTheSdks(client)) {
      return Optional.of(
          "the client is a " + client.getClass().getName() + ", not the one that the SDK builds");
    }
    return interceptors(client)
        .filter(interceptor -> !isKnown(interceptor))
        .findFirst()
        .map(other -> "the interceptor " + other.getClass().getName() + " may look for items")
        .or(() -> absence(client));
  }

  /**
   * Why items cannot go past the SDK, whatever the application wants. A wrapper is given the
   * benefit of the doubt.
   */
  public static Optional<String> absence(DynamoDbClient client) {
    return isTheSdks(client) && interceptors(client).noneMatch(PartitaInterceptor.class::isInstance)
        ? Optional.of(
            "the client has no interceptor of Partita. The SDK finds it through the file "
                + FILE
                + " of partita-fast-path: keep that jar, and let tools that merge jars append such"
                + " files to each other. On the module path, add a PartitaInterceptor to the"
                + " client")
        : Optional.empty();
  }

  private static Stream<ExecutionInterceptor> interceptors(DynamoDbClient client) {
    return client
        .serviceClientConfiguration()
        .overrideConfiguration()
        .executionInterceptors()
        .stream();
  }

  /** A wrapper may do what interceptors do, whatever configuration it shows. */
  private static boolean isTheSdks(DynamoDbClient client) {
    Class<?> type = client.getClass();
    return type.getPackageName().equals(DynamoDbClient.class.getPackageName())
        && type.getSimpleName().equals(CLIENT);
  }

  private static boolean isKnown(ExecutionInterceptor interceptor) {
    // By its class rather than by a name: tools that drop unused classes must see that it is used.
    String name = interceptor.getClass().getName();
    return interceptor instanceof PartitaInterceptor
        || name.equals(ENHANCED_CLIENT)
        || SDK_PACKAGES.stream().anyMatch(name::startsWith);
  }
}
