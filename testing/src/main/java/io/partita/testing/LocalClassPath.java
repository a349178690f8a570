package io.partita.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where the jars of DynamoDB Local are, which Partita may not ship. */
final class LocalClassPath {

  static final String PROPERTY = "partita.dynamodb.local.classpath";

  private static final Pattern SERVER_JAR = Pattern.compile("DynamoDBLocal[^/\\\\]*\\.jar$");

  private LocalClassPath() {}

  /** Looks at the system properties given: first at ours, then at this process's own class path. */
  static String find(Function<String, @Nullable String> properties) {
    String named = properties.apply(PROPERTY);
    if (named != null && !named.isBlank()) {
      return read(named.strip());
    }
    return own(properties)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "DynamoDB Local is not on the class path, and the system property '"
                        + PROPERTY
                        + "' is not set. Add software.amazon.dynamodb:DynamoDBLocal to your test"
                        + " dependencies, or set the property to its class path, to a file that"
                        + " holds it or to the folder of its download, or set "
                        + DynamoDbLocal.ENDPOINT_VARIABLE
                        + " to use an endpoint that is running already."));
  }

  private static Optional<String> own(Function<String, @Nullable String> properties) {
    return Optional.ofNullable(properties.apply("java.class.path"))
        .filter(
            path ->
                Pattern.compile(Pattern.quote(File.pathSeparator))
                    .splitAsStream(path)
                    .anyMatch(entry -> SERVER_JAR.matcher(entry).find()));
  }

  private static String read(String named) {
    // A class path of several entries is no path of a file, on Windows not even a legal one.
    if (named.contains(File.pathSeparator) || named.endsWith(".jar")) {
      return named;
    }
    Path path = Path.of(named);
    if (Files.isDirectory(path)) {
      return path.resolve("*") + File.pathSeparator + path.resolve("DynamoDBLocal_lib/*");
    }
    if (!Files.exists(path)) {
      throw new IllegalStateException(
          "The system property '"
              + PROPERTY
              + "' names "
              + path
              + ", which does not exist. If your build writes this file, run the step that does.");
    }
    try {
      return Files.readString(path).strip();
    } catch (IOException e) {
      throw new UncheckedIOException("Could not read " + path, e);
    }
  }
}
