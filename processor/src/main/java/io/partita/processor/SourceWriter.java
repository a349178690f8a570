package io.partita.processor;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.generate.Nullness;
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

  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");
  private static final ClassName NULL_MARKED =
      ClassName.get("org.jspecify.annotations", "NullMarked");

  /** What generated types are stamped with, where the user's module reads it. */
  static final Set<ClassName> STAMPS = Set.of(GENERATED, NULL_MARKED);

  private final Filer filer;
  private final Elements elements;
  private final Set<ClassName> written = new HashSet<>();

  SourceWriter(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /** Whether the types of a table can say where null is allowed. */
  Nullness nullness(TypeElement table) {
    return canSee(table, NULL_MARKED) ? Nullness.MARKED : Nullness.UNMARKED;
  }

  /** The stamps live in the modules java.compiler and org.jspecify, which nobody has to read. */
  private boolean canSee(TypeElement table, ClassName stamp) {
    return elements.getTypeElement(elements.getModuleOf(table), stamp.canonicalName()) != null;
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
      write(file, name, table);
      written.add(name);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(failure(name.simpleName(), e, "", table));
    }
  }

  /** That a file could not be written. */
  static Diagnostic failure(String file, IOException cause, String otherWay, TypeElement table) {
    return new Diagnostic(
        Code.CANNOT_WRITE,
        "Could not write %s: %s. Check the compiler's output folder%s."
            .formatted(file, cause.getMessage(), otherWay),
        SourceOrigin.of(table));
  }

  private void write(JavaFile file, ClassName name, TypeElement table) throws IOException {
    try (Writer source = filer.createSourceFile(name.canonicalName(), table).openWriter()) {
      source.write(SourceText.of(file.toString()));
    }
  }

  private TypeSpec stamped(TypeSpec type, TypeElement table) {
    TypeSpec.Builder builder = type.toBuilder();
    builder.originatingElements.clear();
    builder.addOriginatingElement(table);
    if (canSee(table, NULL_MARKED)) {
      builder.addAnnotation(NULL_MARKED);
    }
    if (canSee(table, GENERATED)) {
      builder.addAnnotation(
          AnnotationSpec.builder(GENERATED)
              .addMember("value", "$S", PartitaProcessor.class.getName())
              .build());
    }
    return builder.build();
  }
}
