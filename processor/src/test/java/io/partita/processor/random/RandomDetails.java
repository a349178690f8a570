package io.partita.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gives an entity components that are no keys, managed ones, counts, copies and a hierarchy. */
final class RandomDetails {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([\\w.]+)");

  private static final List<String[]> COMPONENTS =
      List.of(
          new String[] {"name", "String"},
          new String[] {"size", "int"},
          new String[] {"nick", "Optional<String>"},
          new String[] {"tags", "@Attribute(max = 5)\nList<String>"},
          new String[] {"marks", "Set<Integer>"},
          new String[] {"sums", "Map<String, Long>"},
          new String[] {"address", "Address"},
          new String[] {"addresses", "List<Address>"},
          new String[] {"shape", "Shape"},
          new String[] {"until", "@Ttl\nInstant"},
          new String[] {"version", "@Version\nlong"},
          new String[] {"createdAt", "@CreatedAt\nInstant"},
          new String[] {"updatedAt", "@UpdatedAt\nInstant"},
          new String[] {"email", "@Unique\nString"},
          new String[] {"state", "Status"},
          new String[] {"price", "BigDecimal"},
          new String[] {"renamed", "@Aliases(\"old\")\nString"},
          new String[] {"points", "Long"},
          new String[] {"from", "long"},
          new String[] {"values", "double"},
          new String[] {"entity", "@Attribute(\"e\")\nString"},
          new String[] {"length", "Duration"});

  private final Choices choices;
  private final RandomEntity entity;
  private final List<RandomEntity> entities;

  RandomDetails(Choices choices, RandomEntity entity, List<RandomEntity> entities) {
    this.choices = choices;
    this.entity = entity;
    this.entities = entities;
  }

  void addComponents() {
    choices
        .some(choices.between(0, 5), COMPONENTS)
        .forEach(component -> entity.add(component[0], component[1]));
    if (choices.percent(40)) {
      addCount();
    }
    if (choices.percent(8)) {
      addCopy();
    }
    if (choices.percent(5) && !entity.keyComponents().isEmpty()) {
      entity.annotate(choices.oneOf(entity.keyComponents()), "@KeyOnly");
    }
  }

  private void addCount() {
    List<RandomEntity> related =
        entities.stream().filter(other -> other.isRelatedTo(entity)).toList();
    if (related.isEmpty() && choices.percent(90)) {
      return;
    }
    RandomEntity counted = choices.oneOf(related.isEmpty() ? entities : related);
    entity.add(
        "count" + counted.name(),
        "@Count(value = %s.class%s)\n%s"
            .formatted(
                counted.name(),
                counted.isSelfRelation() || choices.percent(4)
                    ? ", side = Side." + choices.oneOf("LEFT", "RIGHT")
                    : "",
                choices.oneOf("long", "long", "int", "Long")));
  }

  private void addCopy() {
    RandomEntity source =
        choices.oneOf(
            entity.owners().isEmpty() || choices.percent(10) ? entities : entity.owners());
    if (source.components().isEmpty() || source == entity) {
      return;
    }
    String component = choices.oneOf(source.components());
    String declaration = source.declaration(component);
    entity.add(
        "copied" + component,
        "@CopyOf(entity = %s.class, component = \"%s\")\n%s"
            .formatted(
                source.name(),
                component,
                declaration.substring(declaration.lastIndexOf('\n') + 1)));
  }

  /** The levels of a sort key, now and then of another one. */
  void addHierarchy(String sortKey) {
    List<String> levels = new ArrayList<>();
    Matcher matcher = PLACEHOLDER.matcher(sortKey);
    while (matcher.find()) {
      levels.add('"' + matcher.group(1) + '"');
    }
    if (!levels.isEmpty() && choices.percent(12)) {
      entity.annotate(
          "@Hierarchy(value = {%s}, index = \"%s\")"
              .formatted(String.join(", ", levels), choices.oneOf("", "", "GSI1")));
    }
  }
}
