package io.partita.runtime.internal.table;

import io.partita.runtime.TableReport;
import io.partita.runtime.generated.schema.Capacity;
import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.KeySchema;
import io.partita.runtime.generated.schema.TableDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;

/** Collects, in words, where a live table is other than its definition. */
final class TableComparison {

  private final TableDefinition definition;
  private final List<String> differences = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();

  TableComparison(TableDefinition definition) {
    this.definition = definition;
  }

  TableReport report(String table) {
    return new TableReport(table, differences, remarks);
  }

  void table(TableDescription live) {
    status(live);
    Map<String, String> types = types(live);
    compare("The key", key(definition.key()), key(live.keySchema(), types));
    billing(live);
    indexes(live, types);
  }

  private void status(TableDescription live) {
    TableStatus status = live.tableStatus();
    if (status != TableStatus.ACTIVE && status != TableStatus.UPDATING) {
      differences.add("The table is not active: its status is " + live.tableStatusAsString() + ".");
    }
  }

  private void billing(TableDescription live) {
    boolean onDemand =
        live.billingModeSummary() != null
            && live.billingModeSummary().billingMode() == BillingMode.PAY_PER_REQUEST;
    compare("The capacity", billing(!definition.capacity().isProvisioned()), billing(onDemand));
    if (definition.capacity().isProvisioned() && !onDemand) {
      capacity("The table", definition.capacity(), live.provisionedThroughput());
    }
  }

  private static String billing(boolean onDemand) {
    return onDemand ? "on demand" : "provisioned";
  }

  // No difference: auto scaling changes these numbers all the time.
  private void capacity(
      String what, Capacity defined, @Nullable ProvisionedThroughputDescription live) {
    long read = defined.throughput().readCapacityUnits();
    long write = defined.throughput().writeCapacityUnits();
    if (live != null && (live.readCapacityUnits() != read || live.writeCapacityUnits() != write)) {
      remarks.add(
          what
              + " has "
              + live.readCapacityUnits()
              + " read and "
              + live.writeCapacityUnits()
              + " write units; it is defined with "
              + read
              + " and "
              + write
              + ".");
    }
  }

  private void indexes(TableDescription live, Map<String, String> types) {
    Map<String, LiveIndex> indexes = LiveIndex.of(live);
    for (IndexDefinition index : definition.indexes()) {
      LiveIndex found = indexes.remove(index.name());
      if (found == null) {
        differences.add("There is no index " + index.name() + ".");
      } else {
        index(index, found, types);
      }
    }
    indexes
        .keySet()
        .forEach(name -> remarks.add("There is an index " + name + " that is not defined."));
  }

  private void index(IndexDefinition index, LiveIndex live, Map<String, String> types) {
    String name = "index " + index.name();
    compare(
        "The kind of " + name,
        index.isLocal() ? "local" : "global",
        live.isLocal() ? "local" : "global");
    compare("The key of " + name, key(index.key()), key(live.key(), types));
    projection(index, live);
    if (!live.isActive()) {
      differences.add(
          "I" + name.substring(1) + " is not active: its status is " + live.status() + ".");
    }
    if (!index.isLocal() && definition.capacity().isProvisioned()) {
      capacity("I" + name.substring(1), index.capacity(definition.capacity()), live.throughput());
    }
  }

  private void projection(IndexDefinition index, LiveIndex live) {
    Set<String> defined = new TreeSet<>(index.include());
    Set<String> found = included(index, live);
    ProjectionType type = live.projection().projectionType();
    String difference =
        difference(
            "The projection of index " + index.name(),
            projection(index.projectionType(), defined),
            projection(type, found));
    if (!difference.isEmpty()) {
      boolean isAll = type == ProjectionType.ALL;
      differences.add(difference + (isAll ? "" : consequence(defined, found)));
    }
  }

  /** Every index carries keys, whether or not they are named. */
  private Set<String> included(IndexDefinition index, LiveIndex live) {
    Set<String> included = new TreeSet<>(live.projection().nonKeyAttributes());
    Stream.of(definition.key(), index.key())
        .flatMap(key -> key.attributes().stream())
        .forEach(attribute -> included.remove(attribute.attributeName()));
    return included;
  }

  /** What it means that entities cannot be told apart there. */
  private String consequence(Set<String> defined, Set<String> found) {
    return definition
        .typeAttribute()
        .filter(attribute -> defined.contains(attribute) && !found.contains(attribute))
        .map(
            attribute ->
                " Without %s, DynamoDB refuses the queries of the index that filter on it. A projection cannot be changed: create another index that carries %s and use its name, or set typeAttribute = \"\" if keys tell the entities apart."
                    .formatted(attribute, attribute))
        .orElse("");
  }

  private static String projection(ProjectionType type, Set<String> include) {
    return type == ProjectionType.INCLUDE ? "INCLUDE " + include : String.valueOf(type);
  }

  private static Map<String, String> types(TableDescription live) {
    Map<String, String> types = new LinkedHashMap<>();
    live.attributeDefinitions()
        .forEach(a -> types.put(a.attributeName(), a.attributeTypeAsString()));
    return types;
  }

  private static String key(KeySchema schema) {
    return schema.attributes().stream()
        .map(TableComparison::attribute)
        .collect(Collectors.joining(", "));
  }

  private static String attribute(AttributeDefinition attribute) {
    return attribute.attributeName() + " (" + attribute.attributeTypeAsString() + ")";
  }

  private static String key(List<KeySchemaElement> schema, Map<String, String> types) {
    return schema.stream()
        .sorted(
            (left, right) ->
                Boolean.compare(left.keyType() != KeyType.HASH, right.keyType() != KeyType.HASH))
        .map(element -> element.attributeName() + " (" + types.get(element.attributeName()) + ")")
        .collect(Collectors.joining(", "));
  }

  void timeToLive(TimeToLiveDescription live) {
    Optional<String> found =
        TimeToLive.isOn(live) ? Optional.of(live.attributeName()) : Optional.empty();
    if (definition.timeToLive().isPresent()) {
      compare("The attribute of expiry", definition.timeToLive().get(), found.orElse("none"));
    } else {
      found.ifPresent(
          name -> remarks.add("Items expire by attribute " + name + ", which is not defined."));
    }
  }

  private void compare(String what, String defined, String live) {
    String difference = difference(what, defined, live);
    if (!difference.isEmpty()) {
      differences.add(difference);
    }
  }

  private static String difference(String what, String defined, String live) {
    return defined.equals(live) ? "" : what + " is " + live + "; it is defined as " + defined + ".";
  }
}
