package io.partita.examples;

import io.partita.examples.community.CommunityExample;
import io.partita.examples.shop.ShopExample;
import io.partita.testing.DynamoDbLocal;
import io.partita.testing.RequestLog;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Starts DynamoDB Local, runs an example on it, and prints each request with what came back. */
public final class Demo {

  private static final List<Example> EXAMPLES = List.of(new CommunityExample(), new ShopExample());

  private Demo() {}

  public static void main(String[] arguments) {
    String name =
        arguments.length == 0 || arguments[0].isBlank() ? EXAMPLES.get(0).name() : arguments[0];
    Example example = EXAMPLES.stream().filter(e -> e.name().equals(name)).findFirst().orElse(null);
    if (example == null) {
      System.err.println("There is no example '" + name + "'. There are:");
      EXAMPLES.forEach(e -> System.err.println("  " + e.name() + "  " + e.summary()));
      System.exit(1);
      return;
    }
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client =
            local
                .clientBuilder()
                .overrideConfiguration(c -> c.addExecutionInterceptor(RequestLog.toConsole()))
                .build()) {
      System.out.println(example.name() + ": " + example.summary());
      example.run(client, new Narrator(System.out));
    }
  }
}
