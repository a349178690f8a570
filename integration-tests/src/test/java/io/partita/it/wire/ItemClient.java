package io.partita.it.wire;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.SdkPlugin;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Wrappers of clients that change requests and responses on their way. */
final class ItemClient {

  private ItemClient() {}

  /** Does to items what an interceptor does. */
  static DynamoDbClient doing(DynamoDbClient client, ItemInterceptor interceptor) {
    return wrapping(
        client,
        request -> (DynamoDbRequest) interceptor.sent(request),
        response -> (DynamoDbResponse) interceptor.received(response));
  }

  /** Adds an interceptor to every single request. */
  static DynamoDbClient adding(DynamoDbClient client, ExecutionInterceptor interceptor) {
    SdkPlugin plugin = plugin(interceptor);
    return wrapping(
        client,
        request -> {
          AwsRequestOverrideConfiguration.Builder configuration =
              request
                  .overrideConfiguration()
                  .map(AwsRequestOverrideConfiguration::toBuilder)
                  .orElseGet(AwsRequestOverrideConfiguration::builder);
          return (DynamoDbRequest)
              request.toBuilder()
                  .overrideConfiguration(configuration.addPlugin(plugin).build())
                  .build();
        },
        UnaryOperator.identity());
  }

  /** Passes everything on as it is. */
  static DynamoDbClient passing(DynamoDbClient client) {
    return wrapping(client, UnaryOperator.identity(), UnaryOperator.identity());
  }

  /** A plugin that adds an interceptor to a client, or to a request. */
  static SdkPlugin plugin(ExecutionInterceptor interceptor) {
    return configuration ->
        configuration.overrideConfiguration(
            configuration.overrideConfiguration().toBuilder()
                .addExecutionInterceptor(interceptor)
                .build());
  }

  private static DynamoDbClient wrapping(
      DynamoDbClient client,
      UnaryOperator<DynamoDbRequest> requests,
      UnaryOperator<DynamoDbResponse> responses) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                arguments[0] = requests.apply(request);
              }
              try {
                Object result = method.invoke(client, arguments);
                return result instanceof DynamoDbResponse response
                    ? responses.apply(response)
                    : result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
