package io.partita.processor;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import java.io.IOException;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes generated types: the one place that stamps them and names the element they come from. */
final class SourceWriter {

  private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

  private final Filer filer;
  private final boolean canStamp;

  SourceWriter(Filer filer, Elements elements) {
    this.filer = filer;
    // Lives in the module java.compiler, which a modular user need not read.
    this.canStamp = elements.getTypeElement(GENERATED.canonicalName()) != null;
  }

  /** Writes a file on behalf of a table, its only originating element: that is what lets Gradle build incrementally. */
  void write(JavaFile file, TypeElement table) throws IOException {
    TypeSpec.Builder type = file.typeSpec.toBuilder();
    type.originatingElements.clear();
    type.addOriginatingElement(table);
    if (canStamp) {
      type.addAnnotation(
          AnnotationSpec.builder(GENERATED).addMember("value", "$S", PartitaProcessor.class.getName()).build());
    }
    JavaFile.builder(file.packageName, type.build()).indent("  ").skipJavaLangImports(true).build().writeTo(filer);
  }
}
