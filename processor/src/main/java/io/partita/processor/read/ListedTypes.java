package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.SourceOrigin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * The records with an annotation of their own that a table lists under one of its names.
 *
 * @param name what the table calls them, such as {@code collections}
 * @param role what one of them is, such as {@code collection}
 * @param code that of a type that cannot be one
 * @param unusable what is wrong with such a type, and what to do
 */
record ListedTypes(Reading reading, String name, String role, Code code, String unusable) {

  /**
   * A type, and where it is listed.
   *
   * @param origin its place in the list
   */
  record Listed(TypeElement type, SourceOrigin origin) {}

  /** Those that there are, each once; all others are reported. */
  List<Listed> in(DeclaredAnnotation table) {
    List<Listed> all = new ArrayList<>();
    Set<ClassName> seen = new HashSet<>();
    for (AnnotationValue value : table.values(name)) {
      listed(value, table.origin(value)).filter(one -> isFirst(one, seen)).ifPresent(all::add);
    }
    return all;
  }

  private Optional<Listed> listed(AnnotationValue value, SourceOrigin origin) {
    Optional<TypeElement> listed = DeclaredAnnotation.type(value);
    if (listed.isPresent()) {
      return listed.map(type -> new Listed(type, origin));
    }
    String table = reading.table().getSimpleName().toString();
    if (value.getValue() instanceof DeclaredType type) {
      reading.reportUnresolved(
          "%s, a %s of %s, does not exist."
              .formatted(type.asElement().getSimpleName(), role, table),
          origin);
    } else if (!(value.getValue() instanceof String)) {
      reportUnusable("A " + role + " of " + table, origin);
    }
    return Optional.empty();
  }

  private boolean isFirst(Listed listed, Set<ClassName> seen) {
    boolean first = seen.add(ClassName.get(listed.type()));
    if (!first) {
      reading.report(
          code,
          "%s is listed twice in the %s of %s. List it once."
              .formatted(listed.type().getSimpleName(), name, reading.table().getSimpleName()),
          listed.origin());
    }
    return first;
  }

  /** Whether a type is a record without type parameters; all others are reported. */
  boolean isUsable(Listed listed, boolean isAnnotated) {
    TypeElement type = listed.type();
    boolean isUsable =
        isAnnotated && type.getKind() == ElementKind.RECORD && type.getTypeParameters().isEmpty();
    if (!isUsable) {
      reportUnusable(type.getSimpleName().toString(), listed.origin());
    }
    return isUsable;
  }

  private void reportUnusable(String what, SourceOrigin origin) {
    reading.report(code, what + " " + unusable, origin);
  }
}
