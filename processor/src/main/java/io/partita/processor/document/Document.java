package io.partita.processor.document;

import com.squareup.javapoet.ClassName;

/**
 * A file that describes a table.
 *
 * @param path where it is written, relative to the compiler's output folder
 */
public record Document(String path, String text) {

  static Document of(ClassName table, String file, String text) {
    return new Document("META-INF/partita/" + table.canonicalName() + "/" + file, text);
  }
}
