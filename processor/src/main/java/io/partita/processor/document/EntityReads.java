package io.partita.processor.document;

import io.partita.processor.document.AccessRow.Consistency;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.model.RequestText;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.model.WhereModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The reads of an entity's DAO. */
final class EntityReads {

  private final TablePlan table;
  private final EntityPlan entity;
  private final String name;
  private final EntityPermissions permissions;

  EntityReads(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
    this.name = entity.entity().name();
    this.permissions = new EntityPermissions(table, entity);
  }

  List<AccessRow> rows() {
    List<AccessRow> rows = new ArrayList<>();
    Stream.of("find(key)", "get(key)", "exists(key)").map(this::get).forEach(rows::add);
    entity.uniques().stream().map(this::findBy).forEach(rows::add);
    rows.add(findAll());
    entity.accessPatterns().forEach(pattern -> addQueries(rows, pattern));
    entity.nestedPatterns().stream().map(this::nested).forEach(rows::add);
    rows.add(scan("scan()", Optional.empty(), true));
    entity.indexScans().stream().map(this::scan).forEach(rows::add);
    return rows;
  }

  private AccessRow get(String method) {
    return AccessRow.read(
        name,
        method,
        "GetItem",
        Optional.empty(),
        RequestText.key(entity),
        Consistency.STRONG_BY_DEFAULT,
        Costs.GET,
        List.of(permissions.own("GetItem")));
  }

  private AccessRow findBy(UniquePlan unique) {
    String component = unique.component().name();
    return AccessRow.read(
        name,
        "findBy%s(%s)".formatted(JavaNames.capitalized(component), component),
        "GetItem, GetItem",
        Optional.empty(),
        "%s = \"%s{%s}\", then %s"
            .formatted(
                table.table().partitionKey(),
                LeadingKeys.prefix(
                    entity.entity(), table.table().typeAttribute().isPresent(), unique),
                component,
                RequestText.key(entity)),
        Consistency.STRONG_BY_DEFAULT,
        Costs.TWO_GETS,
        permissions.findBy(unique));
  }

  private AccessRow findAll() {
    return AccessRow.read(
        name,
        "findAll(keys)",
        "BatchGetItem per 100 keys",
        Optional.empty(),
        RequestText.key(entity),
        Consistency.STRONG_BY_DEFAULT,
        Costs.BATCH_GET,
        List.of(permissions.own("BatchGetItem")));
  }

  /** The query, its form for each further component, and those that read other items, too. */
  private void addQueries(List<AccessRow> rows, AccessPatternPlan pattern) {
    String method = call(pattern.method(), pattern.arguments());
    List<ComponentPart> known = new ArrayList<>(pattern.arguments());
    rows.add(query(method, pattern, known));
    pattern.targets().forEach(target -> rows.add(linked(method, pattern, target)));
    pattern.projection().ifPresent(projection -> rows.add(hydrated(method, pattern)));
    String narrowed = method;
    for (ComponentPart stage : pattern.stages()) {
      if (pattern.distinct()) {
        rows.add(distinct(narrowed, pattern, known, stage));
      }
      known.add(stage);
      narrowed += "." + call(stage.javaName(), List.of(stage));
      rows.add(query(narrowed, pattern, known));
    }
  }

  private AccessRow nested(NestedPatternPlan nested) {
    List<ComponentPart> known = nested.parameters();
    return query(call(nested.method(), known), nested.pattern(), known);
  }

  /** A call as Java writes it. */
  static String call(String method, List<ComponentPart> arguments) {
    return method
        + arguments.stream()
            .map(ComponentPart::javaName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private AccessRow query(String method, AccessPatternPlan pattern, List<ComponentPart> known) {
    int shards = pattern.partitionKey().shards();
    return query(
        method,
        queries(pattern),
        pattern,
        known,
        Costs.query(pattern.consistent(), shards),
        permissions.query(pattern));
  }

  private static String queries(AccessPatternPlan pattern) {
    int shards = pattern.partitionKey().shards();
    return shards == 1 ? "Query" : shards + " × Query";
  }

  private AccessRow linked(String method, AccessPatternPlan pattern, TargetPlan target) {
    return query(
        "%s.with%s()".formatted(method, JavaNames.capitalized(target.role())),
        queries(pattern) + ", BatchGetItem per 100 keys",
        pattern,
        pattern.arguments(),
        Costs.query(pattern.consistent(), pattern.partitionKey().shards())
            + ", + "
            + Costs.BATCH_GET,
        Stream.concat(permissions.query(pattern).stream(), Stream.of(permissions.hydration(target)))
            .toList());
  }

  private AccessRow hydrated(String method, AccessPatternPlan pattern) {
    return query(
        method + ".hydrate()",
        queries(pattern) + ", BatchGetItem per 100 keys",
        pattern,
        pattern.arguments(),
        Costs.query(pattern.consistent(), pattern.partitionKey().shards())
            + ", + "
            + Costs.BATCH_GET,
        Stream.concat(
                permissions.query(pattern).stream(), Stream.of(permissions.own("BatchGetItem")))
            .toList());
  }

  private AccessRow distinct(
      String method, AccessPatternPlan pattern, List<ComponentPart> known, ComponentPart stage) {
    return query(
        "%s.distinct%s()".formatted(method, JavaNames.capitalized(stage.javaName())),
        queries(pattern) + " with Limit 1 per value",
        pattern,
        known,
        Costs.distinct(
            pattern.consistent(),
            pattern.partitionKey().shards(),
            !filter(pattern, known).isEmpty()),
        permissions.query(pattern));
  }

  private AccessRow query(
      String method,
      String operation,
      AccessPatternPlan pattern,
      List<ComponentPart> known,
      String cost,
      List<Permission> needed) {
    return AccessRow.read(
            name,
            method,
            operation,
            pattern.index(),
            RequestText.condition(pattern, known),
            pattern.consistent() ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            cost,
            needed)
        .filtered(filter(pattern, known))
        .where(entity.where(pattern).map(WhereModel::text).orElse(""));
  }

  private String filter(AccessPatternPlan pattern, List<ComponentPart> given) {
    Optional<String> typeAttribute = table.table().typeAttribute();
    boolean isShared = pattern.range(given).isShared();
    if (typeAttribute.isEmpty()
        || isShared && pattern.projection().filter(ProjectionPlan::isKeysOnly).isPresent()) {
      return CollectionRow.OTHER_SHAPES;
    }
    return isShared ? RequestText.typeFilter(typeAttribute.get(), entity.entity()) : "";
  }

  private AccessRow scan(IndexScanPlan scan) {
    return scan(
        "scan%s()".formatted(JavaNames.pascalCase(scan.index())),
        Optional.of(scan.index()),
        scan.consistent());
  }

  private AccessRow scan(String method, Optional<String> index, boolean canBeStrong) {
    String filter =
        table
            .table()
            .typeAttribute()
            .map(attribute -> RequestText.typeFilter(attribute, entity.entity()))
            .orElse(CollectionRow.OTHER_SHAPES);
    return AccessRow.read(
            name,
            method,
            "Scan",
            index,
            "",
            canBeStrong ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            Costs.SCAN + (canBeStrong ? ", twice that if strong" : ""),
            List.of(EntityPermissions.scan(index)))
        .filtered(filter);
  }
}
