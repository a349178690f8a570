package io.partita.processor.random;

import java.util.List;
import java.util.Map;

/** Puts entities on indexes at random: templates, native keys, conditions, shards. */
final class RandomIndexes {

  private static final List<String> NAMES =
      List.of("GSI1", "GSI1", "GSI2", "GSI2", "GSI3", "Points", "Local", "Keys", "Part");
  private static final Map<String, String> CONDITIONS =
      Map.of(
          "state", "state = OPEN",
          "nick", "nick is not null",
          "size", "size = 3",
          "name", "name = 'a b'",
          "points", "points is null",
          "version", "version != 2");

  private final Choices choices;
  private final RandomKeys keys;
  private final Map<String, String> types;

  RandomIndexes(Choices choices, RandomKeys keys, Map<String, String> types) {
    this.choices = choices;
    this.keys = keys;
    this.types = types;
  }

  void addTo(RandomEntity entity) {
    choices.some(choices.between(0, 2), NAMES).stream()
        .distinct()
        // An edge that joins an entity to itself has its inverse there.
        .filter(index -> !entity.isOn(index) || choices.percent(10))
        .forEach(index -> add(entity, index));
  }

  /** Puts entities into common partitions of an index, so that a collection can be read there. */
  void share(List<RandomEntity> entities) {
    String component = choices.oneOf(RandomKeys.NAMES);
    String partition = keys.template("SHARED", List.of(component), types, true);
    entities.stream()
        .filter(entity -> entity.has(component) && !entity.isOn("GSI3"))
        .forEach(
            entity ->
                entity.annotate(
                    "@Index(name = \"GSI3\", pk = \"%s\", sk = \"%s\"%s)"
                        .formatted(
                            partition,
                            template(entity, entity.name()),
                            isWhole(entity, partition) ? "" : ", as = \"shared\"")));
  }

  private void add(RandomEntity entity, String index) {
    boolean isNative = index.equals("Points") || index.equals("Local");
    StringBuilder annotation = new StringBuilder("@Index(name = \"" + index + "\"");
    if (isNative) {
      entity.add(
          index.equals("Points") ? "points" : "size", index.equals("Points") ? "Long" : "int");
    }
    String partition =
        index.equals("Local")
            ? entity.partitionKey()
            : template(entity, choices.oneOf("BY", entity.name()));
    if (!index.equals("Local")) {
      annotation.append(", pk = \"").append(partition).append('"');
    }
    if (!isNative) {
      annotation
          .append(", sk = \"")
          .append(template(entity, choices.oneOf("X", entity.name())))
          .append('"');
    }
    if (choices.percent(15)) {
      addCondition(entity, annotation);
    }
    if (choices.percent(12) && !index.equals("Local")) {
      annotation.append(", shards = ").append(choices.between(2, 4));
    }
    if (!isWhole(entity, partition) && choices.percent(85) || choices.percent(1)) {
      annotation
          .append(", as = \"")
          .append(choices.percent(95) ? "by" + index : "newest")
          .append('"');
    }
    entity.annotate(annotation.append(')').toString());
  }

  /** Whether a partition holds one item, so that there is no query of it to be named. */
  private static boolean isWhole(RandomEntity entity, String partition) {
    return RandomEntity.componentsOf(partition).containsAll(entity.keyComponents());
  }

  private void addCondition(RandomEntity entity, StringBuilder annotation) {
    List<String> known = CONDITIONS.keySet().stream().filter(entity::has).sorted().toList();
    if (!known.isEmpty()) {
      annotation.append(", where = \"").append(CONDITIONS.get(choices.oneOf(known))).append('"');
    }
  }

  private String template(RandomEntity entity, String word) {
    List<String> known = entity.components().stream().filter(types::containsKey).toList();
    int number = choices.percent(75) ? 1 : 2;
    return keys.template(word, choices.some(number, known), types, true);
  }
}
