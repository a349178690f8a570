package io.partita.processor.read;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * The top-level types of this compilation's sources, by name. Everything else comes from class
 * files, which have no positions; {@code Elements.getFileObjectOf} would tell, but only from Java
 * 18 on.
 */
public final class SourceTypes {

  private final Set<String> names = new HashSet<>();

  /** Adds the types of a round. */
  public void addAll(Set<? extends Element> rootElements) {
    for (Element element : rootElements) {
      if (element instanceof TypeElement type) {
        names.add(type.getQualifiedName().toString());
      }
    }
  }

  /** Whether a type of this qualified name is being compiled. */
  public boolean contains(String qualifiedName) {
    return names.contains(qualifiedName);
  }

  boolean contains(TypeElement type) {
    Element outermost = type;
    while (outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      outermost = outermost.getEnclosingElement();
    }
    return names.contains(((TypeElement) outermost).getQualifiedName().toString());
  }
}
