package io.partita.processor;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.document.Document;
import io.partita.processor.document.DocumentSet;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/** Writes documents beside the compiled classes. */
final class ResourceWriter {

  private final Filer filer;

  ResourceWriter(Filer filer) {
    this.filer = filer;
  }

  /** Writes a document of a table, which is its only originating element. */
  Optional<Diagnostic> write(Document document, TypeElement table) {
    // Bytes, because a writer would use the platform's encoding.
    byte[] text = document.text().getBytes(StandardCharsets.UTF_8);
    try (OutputStream out =
        filer
            .createResource(StandardLocation.CLASS_OUTPUT, "", document.path(), table)
            .openOutputStream()) {
      out.write(text);
      return Optional.empty();
    } catch (IOException e) {
      String otherWay = ", or use -A" + DocumentSet.OPTION + "=off";
      return Optional.of(SourceWriter.failure(document.path(), e, otherWay, table));
    }
  }
}
