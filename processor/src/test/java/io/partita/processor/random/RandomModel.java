package io.partita.processor.random;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A small model, the same for the same seed: entities with relations, counts, indexes and
 * collections. Most of them are what somebody could have meant, some are not.
 */
final class RandomModel {

  private static final List<String> ENTITIES =
      List.of("User", "Group", "Order", "OrderLine", "Like", "Tag", "Page", "Key");
  private final Choices choices;
  private final RandomKeys keys;
  private final RandomIndexes indexes;
  private final boolean sorted;
  private final Map<String, String> types = new HashMap<>();
  private final List<RandomEntity> entities = new ArrayList<>();

  private RandomModel(long seed) {
    this.choices = new Choices(seed);
    this.sorted = !choices.percent(5);
    this.keys = new RandomKeys(choices, choices.percent(15));
    this.indexes = new RandomIndexes(choices, keys, types);
    RandomKeys.NAMES.forEach(name -> types.put(name, keys.type(name)));
  }

  /** A model as a program of one file, whose table is an interface of all its types. */
  static RandomProgram program(long seed) {
    return new RandomProgram(
        "Model" + seed, new RandomModel(seed).write("p" + seed, "Model" + seed));
  }

  private String write(String packageName, String table) {
    choices.some(choices.between(1, 4), ENTITIES).forEach(name -> entities.add(entity(name)));
    entities.forEach(this::addDetails);
    if (choices.percent(25)) {
      indexes.share(entities);
    }
    List<String> collections = new ArrayList<>();
    for (int i = choices.percent(40) ? choices.between(1, 2) : 0; i > 0; i--) {
      collections.add(collection("Collection" + i));
    }
    StringBuilder source = new StringBuilder("package " + packageName + ";\n");
    source.append(
        "import io.partita.annotations.*;\nimport java.math.*;\nimport java.time.*;\nimport java.util.*;\n");
    source.append("import " + packageName + "." + table + ".*;\n");
    source.append(table(table, collections.size()));
    entities.forEach(entity -> source.append(entity.source(name(entity))));
    collections.forEach(source::append);
    return source
        .append("enum Status { OPEN, DONE }\n")
        .append("record Place(String name) {}\n")
        .append("record Address(String city, int zip, Place place) {}\n")
        .append("sealed interface Shape {}\n")
        .append("record Circle(int radius) implements Shape {}\n")
        .append("final class Trim implements Converter<String, String> {\n")
        .append("public String toStored(String value) { return value; }\n")
        .append("public String fromStored(String stored) { return stored; }\n}\n")
        .append("}\n")
        .toString();
  }

  /** The name of its query on the table, where it needs one. */
  private String name(RandomEntity entity) {
    boolean isNameless = !entity.partitionKey().isEmpty() && !entity.partitionKey().contains("{");
    if (choices.percent(2)) {
      return choices.oneOf("list", "find", "key", "lineDao");
    }
    return isNameless && !entity.keyComponents().isEmpty() ? "all" : "";
  }

  private String table(String name, int collections) {
    StringBuilder table = new StringBuilder("@Table(\nentities = {\n");
    entities.forEach(entity -> table.append(entity.name()).append(".class,\n"));
    table.append("},\ncollections = {\n");
    for (int i = collections; i > 0; i--) {
      table.append("Collection").append(i).append(".class,\n");
    }
    table.append("},\nindexes = {\n");
    table.append(
        "@IndexDefinition(name = \"Points\", partitionKey = \"PointsPK\", sortKey = \"points\"),\n");
    if (sorted && entities.stream().anyMatch(entity -> entity.isOn("Local"))) {
      table.append(
          "@IndexDefinition(name = \"Local\", kind = IndexKind.LOCAL, sortKey = \"size\"),\n");
    }
    table.append("@IndexDefinition(name = \"Keys\", projection = Projection.KEYS_ONLY),\n");
    if (entities.stream().anyMatch(entity -> entity.has("name") && entity.isOn("Part"))) {
      table.append(
          "@IndexDefinition(name = \"Part\", projection = Projection.INCLUDE, include = \"name\"),\n");
    }
    if (choices.percent(10)) {
      table.append("@IndexDefinition(name = \"GSI3\", partitionKey = \"SK\", sortKey = \"PK\"),\n");
    }
    table.append("},\n");
    if (choices.percent(20)) {
      table.append("typeAttribute = \"\",\n");
    }
    if (!sorted) {
      table.append("sortKey = \"\",\n");
    }
    if (keys.isRaw()) {
      table.append("keyEncoding = KeyEncoding.RAW,\n");
    }
    return table.append("read = 0)\npublic interface " + name + " {\n").toString();
  }

  private RandomEntity entity(String name) {
    RandomEntity entity = new RandomEntity(name);
    List<RandomEntity> plain = entities.stream().filter(other -> !other.isRelated()).toList();
    if (!plain.isEmpty() && choices.percent(35)) {
      edge(entity, choices.oneOf(plain), choices.oneOf(plain));
    } else if (!entities.isEmpty() && choices.percent(45)) {
      child(entity, choices.oneOf(entities));
    } else {
      plain(entity);
    }
    return entity;
  }

  private void plain(RandomEntity entity) {
    int number = choices.percent(75) ? 1 : choices.percent(80) ? 2 : 0;
    List<String> all = choices.some(number + choices.between(0, 2), RandomKeys.NAMES);
    List<String> first = all.subList(0, Math.min(number, all.size()));
    List<String> rest = all.subList(first.size(), all.size());
    declare(entity, all);
    // A component may stand in both keys, cut in one of them.
    List<String> last =
        choices.percent(8) ? join(first, rest) : choices.percent(30) ? List.of() : rest;
    entity.keys(
        keys.template(entity.name().toUpperCase(java.util.Locale.ROOT), first, types, false),
        sorted
            ? keys.template(choices.oneOf("INFO", "ITEM", entity.name()), last, types, false)
            : "");
  }

  private static List<String> join(List<String> one, List<String> other) {
    List<String> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  private void declare(RandomEntity entity, List<String> components) {
    components.forEach(component -> entity.add(component, types.get(component)));
  }

  private void child(RandomEntity entity, RandomEntity parent) {
    entity.relateTo(parent);
    parent.keyComponents().forEach(part -> entity.add(part, parent.declaration(part)));
    List<String> own = choices.some(choices.between(0, 2), RandomKeys.NAMES);
    declare(entity, own);
    String sort = keys.template(entity.name(), own, types, false);
    boolean nested = parent.isRelated() || parent.sortKey().contains("{");
    entity.keys("", sorted ? (nested ? parent.sortKey() + "#" : "") + sort : "");
    entity.annotate(
        "@ChildOf(value = %s.class, requireParent = %s)"
            .formatted(parent.name(), choices.percent(30)));
  }

  private void edge(RandomEntity entity, RandomEntity left, RandomEntity right) {
    entity.relateTo(left);
    entity.relateTo(right);
    String ends = "left = %s.class, right = %s.class".formatted(left.name(), right.name());
    if (left == right) {
      List<String> leftKey = sides(entity, left, "from");
      List<String> rightKey = sides(entity, left, "to");
      ends += ", leftKey = {%s}, rightKey = {%s}".formatted(quoted(leftKey), quoted(rightKey));
      entity.keys(joined("LEFT", leftKey), sorted ? joined("RIGHT", rightKey) : "");
      entity.annotate(
          "@Index(name = \"GSI2\", pk = \"%s\", sk = \"%s\")"
              .formatted(joined("RIGHT", rightKey), joined("LEFT", leftKey)));
    } else {
      left.keyComponents().forEach(part -> entity.add(part, left.declaration(part)));
      right.keyComponents().forEach(part -> entity.add(part, right.declaration(part)));
    }
    if (choices.percent(25)) {
      List<String> more = choices.some(1, RandomKeys.NAMES);
      declare(entity, more);
    }
    if (left != right && choices.percent(20) && sorted) {
      entity.keys(
          keys.template(left.name(), some(entity), types, false),
          keys.template(right.name(), some(entity), types, false));
    }
    entity.annotate(
        "@ManyToMany(%s, inverse = \"%s\", requireEnds = %s)"
            .formatted(
                ends, left == right ? "GSI2" : choices.oneOf("GSI1", "GSI2"), choices.percent(30)));
  }

  private static List<String> sides(RandomEntity edge, RandomEntity end, String side) {
    return end.keyComponents().stream()
        .map(
            part -> {
              String name = side + part;
              edge.add(name, end.declaration(part));
              return name;
            })
        .toList();
  }

  private List<String> some(RandomEntity entity) {
    List<String> names =
        entity.components().stream().filter(types::containsKey).collect(Collectors.toList());
    return names.isEmpty() ? List.of() : choices.some(choices.between(1, 2), names);
  }

  private static String joined(String word, List<String> components) {
    return word + components.stream().map(name -> "#{" + name + "}").collect(Collectors.joining());
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
  }

  private void addDetails(RandomEntity entity) {
    RandomDetails details = new RandomDetails(choices, entity, entities);
    details.addComponents();
    indexes.addTo(entity);
    details.addHierarchy(entity.sortKey());
  }

  /** Entities that may lie together: one with some that refer to it, or any. */
  private List<RandomEntity> members() {
    RandomEntity root = choices.oneOf(entities);
    List<RandomEntity> related =
        entities.stream().filter(entity -> entity.isRelatedTo(root)).toList();
    return related.isEmpty() || choices.percent(15)
        ? choices.some(choices.between(1, 3), entities)
        : Stream.concat(Stream.of(root), choices.some(2, related).stream()).toList();
  }

  private String collection(String name) {
    List<RandomEntity> members = members();
    StringBuilder source = new StringBuilder("@ItemCollection(\n");
    if (choices.percent(15)) {
      source.append("index = \"").append(choices.oneOf("GSI1", "GSI3")).append("\"\n");
    }
    source.append(")\nrecord ").append(name).append("(\n");
    for (int i = 0; i < members.size(); i++) {
      String type = members.get(i).name();
      boolean root = i == 0 && members.size() > 1 && choices.percent(70);
      String wrapper = choices.oneOf("List<%s>", "List<%s>", "List<%s>", "Optional<%s>");
      source
          .append(i == 0 ? "" : ", ")
          .append((root ? "%s" : wrapper).formatted(type))
          .append(" member")
          .append(i)
          .append('\n');
    }
    return source.append(") {}\n").toString();
  }
}
