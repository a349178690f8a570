package io.partita.benchmarks.compile;

import io.partita.benchmarks.fork.Spent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A program that compiles a project once and ends. */
public final class Compilation {

  /** Compiles with Partita's processor. */
  static final String WITH_PROCESSOR = "processor";

  /** Compiles sources that are generated already, without any processor. */
  static final String GENERATED = "generated";

  private Compilation() {}

  /** Takes one of the modes, a folder for classes, one for generated sources, and the sources. */
  public static void main(String[] arguments) throws IOException {
    Spent start = Spent.now();
    List<String> options = new ArrayList<>(List.of("-nowarn", "-Xlint:none", "-d", arguments[1]));
    String classPath = System.getProperty("java.class.path");
    options.addAll(List.of("-classpath", classPath));
    List<String> folders = new ArrayList<>(Arrays.asList(arguments).subList(3, arguments.length));
    if (arguments[0].equals(WITH_PROCESSOR)) {
      options.addAll(List.of("-processorpath", classPath, "-s", arguments[2]));
      options.addAll(List.of("-processor", "io.partita.processor.PartitaProcessor"));
    } else {
      options.add("-proc:none");
      folders.add(arguments[2]);
    }
    for (String folder : folders) {
      options.addAll(sources(Path.of(folder)));
    }
    int result =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new));
    if (result != 0) {
      System.exit(result);
    }
    Spent.since(start).print();
  }

  private static List<String> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().toList();
    }
  }
}
