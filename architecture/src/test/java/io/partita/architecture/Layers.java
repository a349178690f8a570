package io.partita.architecture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The packages of a module from the lowest layer to the highest, with those that each of them may
 * use. A package can only use what was named before it, so there is no cycle; what is not named at
 * all is refused.
 */
public final class Layers {

  private static final String ANNOTATIONS = "io.partita.annotations";

  private final String root;
  private final Map<String, Set<String>> allowed = new LinkedHashMap<>();

  /**
   * @param root the package below which all others lie
   */
  public Layers(String root) {
    this.root = root;
  }

  /** Puts a package, named as it is below the root, on top of all that were named before. */
  public Layers may(String user, String... used) {
    return add(name(user), used);
  }

  /** Likewise for a package that does not lie below the root. */
  public Layers mayFromOutside(String user, String... used) {
    return add(user, used);
  }

  private Layers add(String user, String... used) {
    List<String> names = Stream.of(used).map(this::name).toList();
    List<String> unknown = new ArrayList<>(names);
    unknown.removeAll(allowed.keySet());
    if (!unknown.isEmpty() || allowed.containsKey(user)) {
      throw new IllegalArgumentException(
          user + " must be named once, and after what it uses: " + unknown);
    }
    allowed.put(user, Set.copyOf(names));
    return this;
  }

  private String name(String below) {
    return below.isEmpty() ? root : root + "." + below;
  }

  /** What is used against these layers, with what to do about it. */
  public List<String> violations(Stream<SourceFile> files) {
    return files
        .filter(file -> !file.path().endsWith("module-info.java"))
        .flatMap(this::violations)
        .toList();
  }

  private Stream<String> violations(SourceFile file) {
    Set<String> below = allowed.get(file.packageName());
    if (below == null) {
      return Stream.of(
          file.path() + ": the layers do not name " + file.packageName() + ". Give it its place.");
    }
    return file.mentionedPackages().stream()
        .filter(used -> !used.equals(ANNOTATIONS) && !below.contains(used))
        .sorted()
        .map(
            used ->
                "%s: %s must not use %s. Move what it needs to a layer below both, or hand it in from above."
                    .formatted(file.path(), file.packageName(), used));
  }
}
