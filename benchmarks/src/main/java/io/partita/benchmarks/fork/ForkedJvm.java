package io.partita.benchmarks.fork;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a main class in a JVM of its own, on the class path of this one. */
public final class ForkedJvm {

  private ForkedJvm() {}

  /** Waits for its end and returns what it measured, which it printed with {@link Spent#print}. */
  public static Spent run(List<String> options, Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-classpath");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(main.getSimpleName() + " failed:\n" + output);
    }
    return Spent.parse(output.substring(output.lastIndexOf('\n') + 1));
  }
}
