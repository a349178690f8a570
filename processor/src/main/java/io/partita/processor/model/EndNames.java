package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.EndModel.EndKey;
import java.util.List;
import java.util.Locale;

/** What the ends of an edge are called, and the components that hold their keys. */
public final class EndNames {

  private static final String SUFFIX = "Id";

  private EndNames() {}

  /** The role of an end that its type tells: {@code user}. */
  public static String role(ClassName end) {
    String name = end.simpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * The role of an end that only its key tells from the other, of the same type: {@code follower}
   * for {@code followerId}.
   */
  public static String role(ClassName end, List<EndKey> keys, List<EndKey> others) {
    return keys.stream()
        .map(EndKey::edgeComponent)
        .filter(name -> others.stream().noneMatch(other -> other.edgeComponent().equals(name)))
        .reduce((first, second) -> second)
        .map(EndNames::withoutSuffix)
        .orElseGet(() -> role(end));
  }

  /**
   * The names under which an edge may have a component of an end's key, the most telling first.
   *
   * @param isShared whether the other end's key has a component of that name, which then tells less
   *     than one that names the end as well
   */
  public static List<String> candidates(EntityModel end, String component, boolean isShared) {
    String name = camelCase(component);
    String qualified = qualified(end, component);
    return isShared ? List.of(qualified, name) : List.of(name, qualified);
  }

  /** The name of a component of an end's key that names the end as well: {@code userId}. */
  public static String qualified(EntityModel end, String component) {
    return role(end.type()) + JavaNames.capitalized(camelCase(component));
  }

  /** A name without the suffix that names of ids have: {@code user} for {@code userId}. */
  public static String withoutSuffix(String component) {
    return component.endsWith(SUFFIX) && component.length() > SUFFIX.length()
        ? component.substring(0, component.length() - SUFFIX.length())
        : component;
  }

  private static String camelCase(String path) {
    return JavaNames.joined(path);
  }
}
