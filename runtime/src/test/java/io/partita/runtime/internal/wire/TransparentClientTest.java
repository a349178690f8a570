package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import partita.interceptor.PartitaInterceptor;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;

/** Which clients nobody can use to look at items. */
class TransparentClientTest {

  private static DynamoDbClientBuilder builder() {
    return DynamoDbClient.builder()
        .region(Region.US_EAST_1)
        .httpClient(UrlConnectionHttpClient.create())
        .credentialsProvider(AnonymousCredentialsProvider.create());
  }

  private static DynamoDbClient with(ExecutionInterceptor interceptor) {
    return builder()
        .overrideConfiguration(client -> client.addExecutionInterceptor(interceptor))
        .build();
  }

  private static List<? extends Class<?>> chain(DynamoDbClient client) {
    return client
        .serviceClientConfiguration()
        .overrideConfiguration()
        .executionInterceptors()
        .stream()
        .map(ExecutionInterceptor::getClass)
        .toList();
  }

  @Test
  void aClientAsTheSdkBuildsItIsOne() {
    DynamoDbClient client = builder().build();

    assertTrue(chain(client).contains(PartitaInterceptor.class));
    assertEquals(Optional.empty(), TransparentClient.obstacle(client));
    assertEquals(Optional.empty(), TransparentClient.absence(client));
  }

  @Test
  void oneMadeFromTheConfigurationOfAnotherIsOne() {
    DynamoDbClient twice =
        builder()
            .overrideConfiguration(
                builder().build().serviceClientConfiguration().overrideConfiguration())
            .build();

    assertEquals(2, chain(twice).stream().filter(type -> type == PartitaInterceptor.class).count());
    assertEquals(Optional.empty(), TransparentClient.obstacle(twice));
  }

  @Test
  void oneWithAnyOtherInterceptorIsNone() {
    assertTrue(TransparentClient.obstacle(with(new ExecutionInterceptor() {})).isPresent());
    assertEquals(
        Optional.of("the interceptor " + Another.class.getName() + " may look for items"),
        TransparentClient.obstacle(with(new Another())));
    assertEquals(Optional.empty(), TransparentClient.absence(with(new Another())));
  }

  @Test
  void oneWithAnInterceptorThatWorksLikePartitasIsNone() {
    assertTrue(TransparentClient.obstacle(with(new WireInterceptor() {})).isPresent());
  }

  @Test
  void aWrapperIsNoneWhateverItShows() {
    DynamoDbClient client = builder().build();
    DynamoDbClient proxy =
        (DynamoDbClient)
            Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (self, method, arguments) -> method.invoke(client, arguments));

    assertEquals(chain(client), chain(proxy));
    assertTrue(TransparentClient.obstacle(proxy).isPresent());
    assertEquals(
        Optional.of(
            "the client is a "
                + DefaultDynamoDbClient.class.getName()
                + ", not the one that the SDK builds"),
        TransparentClient.obstacle(new DefaultDynamoDbClient(client)));
    assertEquals(Optional.empty(), TransparentClient.absence(proxy));
  }

  /** An interceptor of the application. */
  private static final class Another implements ExecutionInterceptor {}

  /** A wrapper that is named like the SDK's own client. */
  private record DefaultDynamoDbClient(DynamoDbClient client) implements DynamoDbClient {

    @Override
    public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
      return client.serviceClientConfiguration();
    }

    @Override
    public String serviceName() {
      return client.serviceName();
    }

    @Override
    public void close() {
      client.close();
    }
  }
}
