package io.partita.processor.validate;

import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the sort key that a child should have, ready to paste. */
final class ChildSortKey {

  private final Child child;

  ChildSortKey(Child child) {
    this.child = child;
  }

  /** The parent's sort key where it is needed, then what tells the child from its siblings. */
  String example() {
    String own =
        Stream.concat(Stream.of(prefix()), components().stream()).collect(Collectors.joining("#"));
    return child.isNested()
        ? child
            .templates()
            .sortKey()
            .map(Template::text)
            .map(parent -> parent + "#" + own)
            .orElse(own)
        : own;
  }

  /** The child's own prefix if it has one, else its name. */
  private String prefix() {
    return child
        .entity()
        .sortKey()
        .map(Template::text)
        .map(text -> text.split("[#{]", 2)[0])
        .filter(text -> !text.isEmpty() && !parentText().startsWith(text))
        .orElseGet(() -> child.name().toUpperCase(Locale.ROOT));
  }

  private String parentText() {
    return child.templates().sortKey().map(Template::text).orElse("");
  }

  /** The placeholders that are not the parent's; without a sort key, the first such component. */
  private List<String> components() {
    List<String> inherited = child.model().keys().stream().map(key -> key.edgeComponent()).toList();
    return child
        .entity()
        .sortKey()
        .map(
            sortKey ->
                sortKey.placeholders().stream()
                    .filter(placeholder -> !inherited.contains(placeholder.name()))
                    .map(Placeholder::text)
                    .toList())
        .orElseGet(
            () ->
                child.entity().components().stream()
                    .map(component -> component.name())
                    .filter(name -> !inherited.contains(name))
                    .limit(1)
                    .map(name -> "{" + name + "}")
                    .toList());
  }
}
