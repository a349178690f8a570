package io.partita.it.outcomes;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Wrappers of clients that pass on requests of their own making. */
enum Wrapper {
  /** With everything that was in the request, so that Partita still sees the attempts. */
  COPYING(true),
  /** Without its configuration, so that nobody sees the attempts. */
  STRIPPING(false);

  private final boolean keepsConfiguration;

  Wrapper(boolean keepsConfiguration) {
    this.keepsConfiguration = keepsConfiguration;
  }

  /** Whether Partita sees the attempts of requests. */
  boolean showsAttempts() {
    return keepsConfiguration;
  }

  DynamoDbClient around(DynamoDbClient client) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                arguments[0] = copy(request);
              }
              try {
                return method.invoke(client, arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }

  private DynamoDbRequest copy(DynamoDbRequest request) {
    AwsRequestOverrideConfiguration configuration =
        keepsConfiguration ? request.overrideConfiguration().orElse(null) : null;
    return (DynamoDbRequest) request.toBuilder().overrideConfiguration(configuration).build();
  }
}
