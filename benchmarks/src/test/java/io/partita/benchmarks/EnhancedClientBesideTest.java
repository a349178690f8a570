package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.wire.TransparentClient;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Where the Enhanced Client is on the class path, all clients have its interceptor, which does not
 * look at items: the fast path is taken all the same.
 */
class EnhancedClientBesideTest {

  @Test
  void itsInterceptorLeavesItemsAlone() {
    try (DynamoDbClient client =
        DynamoDbClient.builder()
            .region(Region.US_EAST_1)
            .httpClient(UrlConnectionHttpClient.create())
            .credentialsProvider(AnonymousCredentialsProvider.create())
            .build()) {
      List<String> chain =
          client
              .serviceClientConfiguration()
              .overrideConfiguration()
              .executionInterceptors()
              .stream()
              .map(interceptor -> interceptor.getClass().getName())
              .toList();

      assertTrue(
          chain.stream().anyMatch(name -> name.startsWith("software.amazon.awssdk.enhanced.")),
          chain::toString);
      assertEquals(Optional.empty(), TransparentClient.obstacle(client), chain::toString);
    }
  }
}
