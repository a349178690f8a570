package io.partita.it.operations;

import io.partita.runtime.EntityKey;
import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.GeneratedProjection;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table as its documents describe it, with the classes that are generated for it. */
final class Model {

  private final String name;
  private final JsonNode json;
  private final List<Charted> rows;
  private final Permits policy;
  private final Map<String, Class<?>> entities = new LinkedHashMap<>();

  /**
   * The model of a table.
   *
   * @param name the qualified name of the type that declares it
   */
  Model(String name) {
    this.name = name;
    this.json = JsonNode.parser().parse(document("model.json"));
    this.rows = array(json, "accessPatterns").stream().map(Charted::of).toList();
    this.policy = Permits.ofPolicy(JsonNode.parser().parse(document("iam-policy.json")));
    for (JsonNode entity : array(json, "entities")) {
      entities.put(text(entity, "name"), type(text(entity, "type")));
    }
  }

  private String document(String file) {
    String resource = "META-INF/partita/" + name + "/" + file;
    try (InputStream in = Model.class.getClassLoader().getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A type that may be nested, as the last names say that begin with capital letters. */
  private static Class<?> type(String canonicalName) {
    return Reflected.type(canonicalName.replaceAll("(?<=\\.[A-Z]\\w{0,80})\\.", "\\$"));
  }

  private static List<JsonNode> array(JsonNode object, String field) {
    return object.field(field).map(JsonNode::asArray).orElse(List.of());
  }

  private static String text(JsonNode object, String field) {
    return object.field(field).map(JsonNode::asString).orElse("");
  }

  List<Charted> rows() {
    return rows;
  }

  Charted row(String method) {
    return rows.stream().filter(row -> row.method().equals(method)).findFirst().orElseThrow();
  }

  Charted row(String subject, String method) {
    return rows.stream()
        .filter(row -> row.subject().equals(subject) && row.method().equals(method))
        .findFirst()
        .orElseThrow();
  }

  Permits policy() {
    return policy;
  }

  Set<String> entities() {
    return entities.keySet();
  }

  /** What reads some components of an entity. */
  List<Object> projections(String entity) {
    Path folder = Path.of("target/test-classes", packageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith("Projection.class"))
          .sorted()
          .map(file -> Reflected.type(packageName() + "." + file.replace(".class", "")))
          .filter(type -> isOf(type.getGenericSuperclass(), entities.get(entity)))
          .map(type -> Reflected.constant(type, "INSTANCE"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String packageName() {
    return name.substring(0, name.lastIndexOf('.'));
  }

  private static boolean isOf(Type base, Class<?> record) {
    return base instanceof ParameterizedType generic
        && generic.getRawType() == GeneratedProjection.class
        && generic.getActualTypeArguments()[0] == record;
  }

  boolean isEntity(String subject) {
    return entities.containsKey(subject);
  }

  boolean isCollection(String subject) {
    return array(json, "collections").stream()
        .anyMatch(collection -> text(collection, "name").equals(subject));
  }

  String partitionKey() {
    return keyAttributes().get(0);
  }

  List<String> keyAttributes() {
    JsonNode table = json.field("table").orElseThrow();
    return Stream.of("partitionKey", "sortKey")
        .flatMap(key -> table.field(key).stream())
        .map(key -> text(key, "attribute"))
        .toList();
  }

  String ttlAttribute() {
    return text(json.field("table").orElseThrow(), "ttlAttribute");
  }

  /** The attributes of index keys that are no components. */
  Set<String> indexKeys() {
    Set<String> keys = new LinkedHashSet<>();
    for (JsonNode index : array(json, "indexes")) {
      Stream.of("partitionKey", "sortKey")
          .flatMap(key -> index.field(key).stream())
          .map(key -> text(key, "attribute"))
          .forEach(keys::add);
    }
    keys.removeAll(keyAttributes());
    entities.keySet().forEach(entity -> keys.removeAll(attributes(entity).values()));
    return keys;
  }

  private JsonNode entity(String entity) {
    return array(json, "entities").stream()
        .filter(one -> text(one, "name").equals(entity))
        .findFirst()
        .orElseThrow();
  }

  /** The attributes of components that have one. */
  Map<String, String> attributes(String entity) {
    Map<String, String> attributes = new LinkedHashMap<>();
    array(entity(entity), "components")
        .forEach(
            component -> attributes.put(text(component, "name"), text(component, "attribute")));
    attributes.values().removeIf(String::isEmpty);
    return attributes;
  }

  /** The attributes of components that may be missing. */
  Set<String> removable(String entity) {
    Set<String> removable = new LinkedHashSet<>(attributes(entity).values());
    for (RecordComponent component : entities.get(entity).getRecordComponents()) {
      if (component.getType().isPrimitive()) {
        removable.remove(attributes(entity).get(component.getName()));
      }
    }
    // Where a part of an embedded record is missing, the rest of it may be unreadable.
    attributes(entity)
        .forEach(
            (name, attribute) -> {
              if (name.contains(".")) {
                removable.remove(attribute);
              }
            });
    removable.removeAll(keyAttributes());
    return removable;
  }

  /** The record of an entity. */
  Class<?> recordType(String entity) {
    return entities.get(entity);
  }

  /** What the model says of a component. */
  Stream<String> notes(String entity, String component) {
    return array(entity(entity), "components").stream()
        .filter(one -> text(one, "name").equals(component))
        .flatMap(one -> array(one, "notes").stream())
        .map(JsonNode::asString);
  }

  boolean isNoted(String entity, String component, String note) {
    return notes(entity, component).anyMatch(text -> text.startsWith(note));
  }

  /** The attributes of an entity that others copy. */
  List<String> copied(String entity) {
    return array(json, "copies").stream()
        .map(copy -> text(copy, "source").split("\\."))
        .filter(source -> source[0].equals(entity))
        .map(source -> attributes(entity).get(source[1]))
        .toList();
  }

  /** The attributes of components of which the model says something. */
  List<String> noted(String entity, String note) {
    return attributes(entity).entrySet().stream()
        .filter(attribute -> isNoted(entity, attribute.getKey(), note))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** The attributes of components that no null can be read as. */
  List<String> garbled(String entity) {
    return Stream.of(entities.get(entity).getRecordComponents())
        .filter(component -> component.getType().isPrimitive())
        .map(RecordComponent::getName)
        .filter(name -> attributes(entity).containsKey(name))
        .filter(name -> !isNoted(entity, name, "count") && !isNoted(entity, name, "key"))
        .map(attributes(entity)::get)
        .toList();
  }

  /** Whether an entity's items expire. */
  boolean expires(String entity) {
    return attributes(entity).containsValue(ttlAttribute());
  }

  String typeAttribute() {
    return text(json.field("table").orElseThrow(), "typeAttribute");
  }

  String typeValue(String entity) {
    return text(entity(entity), "typeValue");
  }

  /** What the keys of the items begin with that keep an entity's values unique. */
  List<String> uniquePrefixes(String entity) {
    return array(json, "uniqueValues").stream()
        .filter(unique -> text(unique, "entity").equals(entity))
        .map(unique -> text(unique, "key").replaceAll("\\{.*", ""))
        .toList();
  }

  /** The generated key of a record. */
  Object key(Object instance) {
    Class<?> type = instance.getClass();
    return Reflected.invoke(
        Reflected.methods(generated(type.getSimpleName() + "Key"), "of", 1)
            .filter(method -> method.getParameterTypes()[0] == type)
            .findFirst()
            .orElseThrow(),
        null,
        instance);
  }

  /** Whether a type is the generated key of an entity. */
  boolean isKey(Class<?> type) {
    return EntityKey.class.isAssignableFrom(type);
  }

  /** A key of a generated type. */
  Object sampleKey(Class<?> type) {
    return entities.keySet().stream()
        .map(entity -> key(new Records(this).sample(entity, 0)))
        .filter(type::isInstance)
        .findFirst()
        .orElseThrow();
  }

  private Class<?> generated(String simpleName) {
    return Reflected.type(name.substring(0, name.lastIndexOf('.') + 1) + simpleName);
  }

  Object table(DynamoDbClient client, String tableName, Options options) {
    String simpleName = name.substring(name.lastIndexOf('.') + 1);
    return Reflected.invoke(
        Reflected.methods(generated(simpleName + "Table"), "of", 3).findFirst().orElseThrow(),
        null,
        client,
        tableName,
        options);
  }

  /** The DAO of an entity or collection, or the table itself. */
  Object dao(Object table, String subject) {
    return Stream.of(table.getClass().getMethods())
        .filter(method -> method.getReturnType().getSimpleName().equals(subject + "Dao"))
        .findFirst()
        .map(method -> Reflected.invoke(method, table))
        .orElse(table);
  }

  /** The method whose documentation is whole. */
  Optional<Method> method(Object table, Charted row) {
    Object owner =
        row.name().equals("check") ? Reflected.call(table, "transact") : dao(table, row.subject());
    String method = row.name();
    boolean ofRecord = row.method().equals("delete(record)");
    return Stream.of(owner.getClass().getMethods())
        .filter(one -> one.getName().equals(method) && !one.isBridge())
        .filter(
            one ->
                !one.getName().equals("delete")
                    || ofRecord
                        == List.of(one.getParameterTypes()).contains(entities.get(row.subject())))
        .filter(one -> Documented.of(one).filter(text -> !text.isLink()).isPresent())
        .filter(one -> !method.equals("transact") || one.getParameterCount() == 0)
        .filter(
            one ->
                !method.equals("check")
                    || one.getParameterTypes()[0]
                        .getSimpleName()
                        .equals(entities.get(row.subject()).getSimpleName() + "Key"))
        .findFirst();
  }

  /** What the chart for people does not say as the model says it. */
  List<String> missingInChart() {
    String chart = document("chart.md").replace("\\", "");
    String access = chart.substring(chart.indexOf("## Access patterns"));
    return rows.stream()
        .filter(
            row ->
                access
                    .substring(access.indexOf("### " + row.subject() + "\n"))
                    .lines()
                    .noneMatch(
                        line ->
                            line.contains("`" + row.method() + "`")
                                && line.contains("| " + row.operation() + " | ")
                                && line.contains("| " + String.join(", ", row.places()))
                                && line.contains("| " + row.consistency() + " | ")))
        .map(row -> row + " is not in the chart as it is in the model")
        .toList();
  }
}
