package io.partita.processor.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The sources of a folder under the test resources. */
public final class Sources {

  /** The folder of test resources. */
  public static final Path RESOURCES = Path.of("src", "test", "resources");

  private Sources() {}

  /** The texts of all sources in a folder, in the order of their names. */
  public static String[] in(String folder) {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(folder))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(Sources::text)
          .toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
