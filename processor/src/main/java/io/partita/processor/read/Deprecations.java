package io.partita.processor.read;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** The warnings that generated code raises because it must use what the user has deprecated. */
final class Deprecations {

  private final Types types;
  private final Set<String> warnings = new TreeSet<>();

  Deprecations(Types types) {
    this.types = types;
  }

  /** The names of the warnings, sorted. */
  List<String> warnings() {
    return List.copyOf(warnings);
  }

  /** Generated code names a type. */
  void addNamed(TypeMirror type) {
    if (type instanceof ArrayType array) {
      addNamed(array.getComponentType());
    } else if (type instanceof DeclaredType declared) {
      declared.getTypeArguments().forEach(this::addNamed);
      // A nested type is named with the types around it.
      for (Element named = declared.asElement();
          named instanceof TypeElement;
          named = named.getEnclosingElement()) {
        add(named);
      }
    }
  }

  /** Generated code creates a record or a converter, and reads the record's components. */
  void addUsed(TypeElement type) {
    addNamed(type.asType());
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(constructor -> takes(constructor.getParameters(), components))
        .forEach(this::add);
    components.forEach(component -> addAccessor(type, component));
  }

  /** By name, because compilers do not always know the accessor of a component. */
  private void addAccessor(TypeElement type, RecordComponentElement component) {
    ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals(component.getSimpleName()))
        .filter(method -> method.getParameters().isEmpty())
        .forEach(this::add);
  }

  private boolean takes(
      List<? extends VariableElement> parameters,
      List<? extends RecordComponentElement> components) {
    if (parameters.size() != components.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (!types.isSameType(parameters.get(i).asType(), components.get(i).asType())) {
        return false;
      }
    }
    return true;
  }

  private void add(Element element) {
    Deprecated deprecated = element.getAnnotation(Deprecated.class);
    if (deprecated != null) {
      warnings.add(deprecated.forRemoval() ? "removal" : "deprecation");
    }
  }
}
