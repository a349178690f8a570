package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.EndModel.EndKey;
import java.util.List;
import java.util.Locale;

/** What the ends of an edge are called. */
final class Roles {

  private static final String SUFFIX = "Id";

  private Roles() {}

  /** The role of an end that its type tells: {@code user}. */
  static String of(ClassName end) {
    String name = end.simpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** The role of an end that only its key tells from the other, of the same type: {@code follower} for {@code followerId}. */
  static String of(ClassName end, List<EndKey> keys, List<EndKey> others) {
    return keys.stream()
        .map(EndKey::edgeComponent)
        .filter(name -> others.stream().noneMatch(other -> other.edgeComponent().equals(name)))
        .reduce((first, second) -> second)
        .map(Roles::withoutSuffix)
        .orElseGet(() -> of(end));
  }

  private static String withoutSuffix(String component) {
    return component.endsWith(SUFFIX) && component.length() > SUFFIX.length()
        ? component.substring(0, component.length() - SUFFIX.length())
        : component;
  }
}
