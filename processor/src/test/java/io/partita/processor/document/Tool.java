package io.partita.processor.document;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program that is not part of the build; tests that need it are skipped where it is missing. */
final class Tool {

  private final String name;

  private Tool(String name) {
    this.name = name;
  }

  /** The program of a name, or the test ends here with a message. */
  static Tool assumeInstalled(String name) {
    boolean isThere =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    assumeTrue(isThere, () -> name + " is not installed, so what it would check is not checked");
    return new Tool(name);
  }

  /** Runs it in a folder. */
  Result run(Path folder, List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(name));
    command.addAll(arguments);
    Path output = Files.createTempFile("partita", ".log");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      boolean ended = process.waitFor(3, TimeUnit.MINUTES);
      if (!ended) {
        process.destroyForcibly();
      }
      return new Result(
          ended ? process.exitValue() : -1, Files.readString(output, StandardCharsets.UTF_8));
    } finally {
      Files.delete(output);
    }
  }

  /** How it ended, and what it said. */
  record Result(int exitCode, String output) {}
}
