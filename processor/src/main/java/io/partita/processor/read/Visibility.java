package io.partita.processor.read;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** What code generated into a package can see. */
final class Visibility {

  private final Name generatedInto;

  Visibility(TypeElement table) {
    this.generatedInto = packageOf(table).getQualifiedName();
  }

  /** Whether a type and all types around it can be named. */
  boolean canSee(TypeElement type) {
    for (Element element = type;
        element.getKind() != ElementKind.PACKAGE;
        element = element.getEnclosingElement()) {
      if (!canAccess(element)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a class can be created without arguments. */
  boolean canCreate(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .anyMatch(constructor -> constructor.getParameters().isEmpty() && canAccess(constructor));
  }

  private boolean canAccess(Element element) {
    Set<Modifier> modifiers = element.getModifiers();
    return modifiers.contains(Modifier.PUBLIC)
        || (!modifiers.contains(Modifier.PRIVATE)
            && packageOf(element).getQualifiedName().contentEquals(generatedInto));
  }

  private static PackageElement packageOf(Element element) {
    Element enclosing = element;
    while (enclosing.getKind() != ElementKind.PACKAGE) {
      enclosing = enclosing.getEnclosingElement();
    }
    return (PackageElement) enclosing;
  }
}
