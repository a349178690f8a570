package io.partita.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** All Java sources below a folder of this build. */
public record SourceTree(Path root) {

  /** What a module ships; {@code module} is a folder beside this one. */
  public static SourceTree ofModule(String module) {
    return new SourceTree(
        Path.of("..", module, "src", "main", "java").toAbsolutePath().normalize());
  }

  /** Never empty: a check of no files at all would pass without checking anything. */
  public List<SourceFile> files() {
    try (Stream<Path> paths = Files.walk(root)) {
      List<SourceFile> files =
          paths.filter(path -> path.toString().endsWith(".java")).sorted().map(this::read).toList();
      if (files.isEmpty()) {
        throw new IllegalStateException("There are no Java sources in " + root);
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private SourceFile read(Path path) {
    try {
      return new SourceFile(root.relativize(path).toString(), Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
