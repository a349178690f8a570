package io.partita.processor.generate;

import io.partita.processor.Compilations;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the processor made of the sources of a folder: the texts of the generated files, by file
 * name.
 */
final class GeneratedSources {

  private GeneratedSources() {}

  static SortedMap<String, String> of(Compilations compiler, String folder) {
    return of(compiler.compile(Sources.in(folder)));
  }

  static SortedMap<String, String> of(Compilations.Result result) {
    SortedMap<String, String> texts = new TreeMap<>();
    for (String file : result.generatedFiles()) {
      if (file.endsWith(".java")) {
        String type = file.substring(0, file.length() - ".java".length()).replace('/', '.');
        texts.put(file.substring(file.lastIndexOf('/') + 1), result.generated(type));
      }
    }
    return texts;
  }
}
