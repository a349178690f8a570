package io.partita.processor;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.SourceOrigin;
import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes generated types: the one place that stamps them and names the element they come from. */
final class SourceWriter {

  /** What generated types are stamped with. */
  static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

  private final Filer filer;
  private final boolean canStamp;
  private final Set<ClassName> written = new HashSet<>();

  SourceWriter(Filer filer, Elements elements) {
    this.filer = filer;
    // It lives in the module java.compiler, which the user's module need not read.
    this.canStamp = elements.getTypeElement(GENERATED.canonicalName()) != null;
  }

  /** Whether a type of this name was written already. */
  boolean hasWritten(ClassName type) {
    return written.contains(type);
  }

  /** Whether a type was written here. */
  boolean hasWritten(TypeElement type) {
    return written.contains(ClassName.get(type));
  }

  /**
   * Writes a type into a table's package; the table is its only originating element, as isolating
   * processing asks.
   */
  Optional<Diagnostic> write(TypeSpec type, TypeElement table) {
    ClassName name = ClassName.get(table).topLevelClassName().peerClass(type.name);
    JavaFile file =
        JavaFile.builder(name.packageName(), stamped(type, table))
            .indent("  ")
            .skipJavaLangImports(true)
            .build();
    try {
      try (Writer writer = filer.createSourceFile(name.canonicalName(), table).openWriter()) {
        writer.write(SourceText.of(file.toString()));
      }
      written.add(name);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          new Diagnostic(
              Code.CANNOT_WRITE,
              "Could not write "
                  + name.simpleName()
                  + ": "
                  + e.getMessage()
                  + ". Check the compiler's output folder.",
              SourceOrigin.of(table)));
    }
  }

  private TypeSpec stamped(TypeSpec type, TypeElement table) {
    TypeSpec.Builder builder = type.toBuilder();
    builder.originatingElements.clear();
    builder.addOriginatingElement(table);
    if (canStamp) {
      builder.addAnnotation(
          AnnotationSpec.builder(GENERATED)
              .addMember("value", "$S", PartitaProcessor.class.getName())
              .build());
    }
    return builder.build();
  }
}
