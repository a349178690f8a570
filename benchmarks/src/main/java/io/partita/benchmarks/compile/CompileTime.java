package io.partita.benchmarks.compile;

import io.partita.benchmarks.fork.ForkedJvm;
import io.partita.benchmarks.fork.Spent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What compiling a project took, with the processor and without. */
public record CompileTime(int entities, Spent withProcessor, Spent generated) {

  private static final List<String> MEMORY = List.of("-Xmx512m");

  /** Compiles a new project twice, each time in a fresh JVM of 512 MB. */
  public static CompileTime measure(int entities) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("partita-compile");
    try {
      Path sources = Files.createDirectory(folder.resolve("sources"));
      Path generated = Files.createDirectory(folder.resolve("generated"));
      ProjectGenerator.write(sources, entities);
      return new CompileTime(
          entities,
          compile(Compilation.WITH_PROCESSOR, folder, sources, generated),
          compile(Compilation.GENERATED, folder, sources, generated));
    } finally {
      delete(folder);
    }
  }

  private static Spent compile(String mode, Path folder, Path sources, Path generated)
      throws IOException, InterruptedException {
    Path classes = Files.createDirectory(folder.resolve("classes-" + mode));
    return ForkedJvm.run(
        MEMORY,
        Compilation.class,
        List.of(mode, classes.toString(), generated.toString(), sources.toString()));
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(CompileTime::deleteFile);
    }
  }

  private static void deleteFile(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
