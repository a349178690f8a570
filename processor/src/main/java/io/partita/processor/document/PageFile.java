package io.partita.processor.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the fixed parts of the page, which come with the processor. */
final class PageFile {

  private PageFile() {}

  static String text(String name) {
    try (InputStream in = PageFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("The processor's jar lacks " + name);
      }
      // Line ends must not depend on how somebody's git checked the file out.
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
