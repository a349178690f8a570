package io.partita.processor.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A record of a random model, as it is put together: annotations, and components by name. */
final class RandomEntity {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)");

  private final String name;
  private final List<String> annotations = new ArrayList<>();
  private final Map<String, String> components = new LinkedHashMap<>();
  private String partitionKey = "";
  private String sortKey = "";
  private final Set<RandomEntity> related = new LinkedHashSet<>();

  RandomEntity(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  String partitionKey() {
    return partitionKey;
  }

  String sortKey() {
    return sortKey;
  }

  /** Gives it the keys of the table; an empty one is left out. */
  void keys(String partition, String sort) {
    this.partitionKey = partition;
    this.sortKey = sort;
  }

  /** Whether it is an edge or a child. */
  boolean isRelated() {
    return !related.isEmpty();
  }

  boolean isRelatedTo(RandomEntity other) {
    return related.contains(other);
  }

  void relateTo(RandomEntity other) {
    related.add(other);
  }

  List<RandomEntity> owners() {
    return List.copyOf(related);
  }

  /** Whether it is an edge that joins an entity to itself. */
  boolean isSelfRelation() {
    return related.size() == 1
        && annotations.stream().anyMatch(annotation -> annotation.startsWith("@ManyToMany"));
  }

  boolean isOn(String index) {
    return annotations.stream().anyMatch(annotation -> annotation.contains('"' + index + '"'));
  }

  void annotate(String annotation) {
    annotations.add(annotation);
  }

  /** Adds a component, or gives one that is there already more annotations. */
  void add(String component, String declaration) {
    components.putIfAbsent(component, declaration);
  }

  /** Puts an annotation before a component. */
  void annotate(String component, String annotation) {
    components.computeIfPresent(component, (same, before) -> annotation + "\n" + before);
  }

  List<String> components() {
    return List.copyOf(components.keySet());
  }

  boolean has(String component) {
    return components.containsKey(component);
  }

  /** The type of a component, with its annotations. */
  String declaration(String component) {
    return components.getOrDefault(component, "String");
  }

  /** The components that its key on the table is made of. */
  List<String> keyComponents() {
    Set<String> names = new LinkedHashSet<>();
    names.addAll(componentsOf(partitionKey));
    names.addAll(componentsOf(sortKey));
    return List.copyOf(names);
  }

  /** The components that a template is made of, as often as they occur. */
  static List<String> componentsOf(String template) {
    return PLACEHOLDER.matcher(template).results().map(found -> found.group(1)).toList();
  }

  /** The record as it is written, with every part that can be left out in a line of its own. */
  String source(String as) {
    StringBuilder source = new StringBuilder("@Entity(\n");
    if (!partitionKey.isEmpty()) {
      source.append("pk = \"").append(partitionKey).append("\",\n");
    }
    if (!sortKey.isEmpty()) {
      source.append("sk = \"").append(sortKey).append("\",\n");
    }
    source.append("as = \"").append(as).append("\")\n");
    annotations.forEach(annotation -> source.append(annotation).append('\n'));
    source.append("record ").append(name).append("(\n");
    components.forEach(
        (component, declaration) ->
            source.append(declaration).append(' ').append(component).append(",\n"));
    return source.append("String remark) {}\n").toString();
  }
}
