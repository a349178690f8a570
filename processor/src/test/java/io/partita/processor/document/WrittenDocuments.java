package io.partita.processor.document;

import io.partita.processor.Compilations;
import io.partita.processor.generate.Sources;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The documents that the processor wrote for the one table of an example, by file name. The lock,
 * which lies beside them, is none of them.
 */
final class WrittenDocuments {

  private static final String FOLDER = "META-INF/partita/";

  private WrittenDocuments() {}

  static SortedMap<String, String> of(String example) {
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Apartita.docs=all")
            .compile(Sources.in("golden/" + example + "/input"));
    if (!result.isSuccess()) {
      throw new AssertionError(result.errors());
    }
    return of(result);
  }

  static SortedMap<String, String> of(Compilations.Result result) {
    SortedMap<String, String> texts = new TreeMap<>();
    result
        .classes()
        .forEach(
            (file, bytes) -> {
              if (file.startsWith(FOLDER) && !file.endsWith("/model.lock")) {
                texts.put(
                    file.substring(file.lastIndexOf('/') + 1),
                    new String(bytes, StandardCharsets.UTF_8));
              }
            });
    return texts;
  }
}
