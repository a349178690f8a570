package io.partita.examples;

import io.partita.testing.DynamoDbLocal;
import io.partita.testing.RequestLog;
import java.io.PrintStream;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Starts DynamoDB Local, runs an example on it, and prints each request with what came back. */
public final class Demo {

  private static final String COMMAND = "mvn -B -q -Pdemo compile -Dexample=";

  private Demo() {}

  /** Takes the name of an example, and a size if it is to run on many items; lists all without. */
  public static void main(String[] arguments) {
    String name = arguments.length > 0 ? arguments[0] : "";
    String size = arguments.length > 1 ? arguments[1] : "";
    if (name.isBlank()) {
      list(System.out);
      return;
    }
    Optional<Example> example = Gallery.find(name);
    if (example.isEmpty()) {
      fail("There is no example '" + name + "'.");
    } else if (size.isBlank()) {
      walk(example.get());
    } else if (!size.matches("[1-9][0-9]{0,8}")) {
      fail("The size '" + size + "' is not a number from 1 to 999999999.");
    } else if (example.get().large() == null) {
      fail("The example '" + name + "' has no large form.");
    } else {
      walkLarge(example.get(), Integer.parseInt(size));
    }
  }

  static void list(PrintStream out) {
    Gallery.EXAMPLES.forEach(e -> out.printf("  %-14s %s%n", e.name(), e.summary()));
    out.println();
    out.println("Run one:         " + COMMAND + Gallery.EXAMPLES.get(1).name());
    String large =
        Gallery.EXAMPLES.stream()
            .filter(e -> e.large() != null)
            .map(Example::name)
            .collect(Collectors.joining(", "));
    out.println("With many items: add -Dsize=100000 (" + large + ")");
  }

  private static void fail(String message) {
    System.err.println(message);
    list(System.err);
    System.exit(1);
  }

  private static void walk(Example example) {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client = logging(local)) {
      System.out.println(example.name() + ": " + example.summary());
      example.walk().walk(client, example.name(), new Narrator(System.out));
    }
  }

  private static void walkLarge(Example example, int size) {
    LargeWalk large = example.large();
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient quiet = local.clientBuilder().build();
        DynamoDbClient client = logging(local)) {
      System.out.println(example.name() + ": " + example.summary());
      large.fill(quiet, example.name(), size, new ProgressBar(System.out));
      large.walk(client, example.name(), new Narrator(System.out));
    }
  }

  private static DynamoDbClient logging(DynamoDbLocal local) {
    return local
        .clientBuilder()
        .overrideConfiguration(c -> c.addExecutionInterceptor(RequestLog.toConsole()))
        .build();
  }
}
