package io.partita.processor.plan;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.Permission;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.model.WhereModel;
import io.partita.processor.resolve.RequestText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plans the reads of an entity's DAO. */
final class ReadPlanner {

  /** What reads items by their keys. */
  static final RequestPlan BATCH_GET = RequestPlan.of(Call.BATCH_GET_ITEM).each(" per 100 keys");

  private final TablePlan table;
  private final EntityPlan entity;
  private final String name;
  private final Permissions permissions;
  private final Refusals refusals;

  ReadPlanner(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
    this.name = entity.entity().name();
    this.permissions = new Permissions(table, entity);
    this.refusals = new Refusals(table, entity);
  }

  List<OperationPlan> operations() {
    List<OperationPlan> rows = new ArrayList<>();
    Stream.of(Operation.FIND, Operation.GET, Operation.EXISTS).map(this::get).forEach(rows::add);
    entity.uniques().stream().map(this::findBy).forEach(rows::add);
    rows.add(findAll());
    entity.accessPatterns().forEach(pattern -> addQueries(rows, pattern));
    entity.nestedPatterns().stream().map(this::nested).forEach(rows::add);
    rows.add(scan(Operation.SCAN, "scan()", Optional.empty(), true));
    entity.indexScans().stream().map(this::scan).forEach(rows::add);
    return rows;
  }

  private OperationPlan get(Operation operation) {
    return OperationPlan.read(
            operation,
            name,
            operation.call(),
            List.of(RequestPlan.of(Call.GET_ITEM).to(" on the table")),
            Optional.empty(),
            RequestText.key(entity),
            Consistency.STRONG_BY_DEFAULT,
            Costs.GET,
            List.of(permissions.own("GetItem")))
        .throwing(refusals.of(operation));
  }

  private OperationPlan findBy(UniquePlan unique) {
    String component = unique.component().javaName();
    return OperationPlan.read(
        Operation.FIND_BY_UNIQUE,
        name,
        "%s%s(%s)"
            .formatted(
                Operation.FIND_BY_UNIQUE.method(), JavaNames.capitalized(component), component),
        List.of(
            RequestPlan.of(Call.GET_ITEM).to(" of the item that says who has the value"),
            RequestPlan.of(Call.GET_ITEM).to(" of the record's own")),
        Optional.empty(),
        RequestText.key(table.table(), unique) + ", then " + RequestText.key(entity),
        Consistency.STRONG_BY_DEFAULT,
        Costs.TWO_GETS,
        permissions.findBy(unique));
  }

  private OperationPlan findAll() {
    return OperationPlan.read(
            Operation.FIND_ALL,
            name,
            "findAll(keys)",
            List.of(BATCH_GET),
            Optional.empty(),
            RequestText.key(entity),
            Consistency.STRONG_BY_DEFAULT,
            Costs.BATCH_GET,
            List.of(permissions.own("BatchGetItem")))
        .throwing(refusals.of(Operation.FIND_ALL));
  }

  /** The query, its form for each further component, and those that read other items, too. */
  private void addQueries(List<OperationPlan> rows, AccessPatternPlan pattern) {
    String method = RequestText.chain(pattern, List.of());
    List<ComponentPart> known = new ArrayList<>(pattern.arguments());
    rows.add(query(method, pattern, known));
    pattern.targets().forEach(target -> rows.add(linked(method, pattern, target)));
    pattern.projection().ifPresent(projection -> rows.add(hydrated(method, pattern)));
    for (int depth = 0; depth < pattern.stages().size(); depth++) {
      ComponentPart stage = pattern.stages().get(depth);
      if (pattern.distinct()) {
        rows.add(
            distinct(
                RequestText.chain(pattern, pattern.stages().subList(0, depth)),
                pattern,
                known,
                stage));
      }
      known.add(stage);
      rows.add(
          query(
              RequestText.chain(pattern, pattern.stages().subList(0, depth + 1)), pattern, known));
    }
  }

  private OperationPlan nested(NestedPatternPlan nested) {
    List<ComponentPart> known = nested.parameters();
    return query(RequestText.call(nested.method(), known), nested.pattern(), known);
  }

  private OperationPlan query(String method, AccessPatternPlan pattern, List<ComponentPart> known) {
    int shards = pattern.partitionKey().shards();
    return query(
        method,
        List.of(queries(pattern)),
        pattern,
        known,
        Costs.query(pattern.consistent(), shards),
        permissions.query(pattern));
  }

  private static RequestPlan queries(AccessPatternPlan pattern) {
    int shards = pattern.partitionKey().shards();
    RequestPlan query = RequestPlan.of(Call.QUERY).to(" on " + place(pattern.index()));
    return shards == 1
        ? query
        : query
            .each(" of each of %d shards".formatted(shards))
            .to(query.purpose() + ", side by side and merged");
  }

  private OperationPlan linked(String method, AccessPatternPlan pattern, TargetPlan target) {
    return completed(
        "%s.with%s()".formatted(method, JavaNames.capitalized(target.role())),
        pattern,
        permissions.hydration(target));
  }

  private OperationPlan hydrated(String method, AccessPatternPlan pattern) {
    return completed(method + ".hydrate()", pattern, permissions.own("BatchGetItem"));
  }

  /** A query, and a read by key of items that it leads to. */
  private OperationPlan completed(String method, AccessPatternPlan pattern, Permission needed) {
    return query(
            method,
            List.of(queries(pattern), BATCH_GET),
            pattern,
            pattern.arguments(),
            Costs.query(pattern.consistent(), pattern.partitionKey().shards())
                + ", + "
                + Costs.BATCH_GET,
            Stream.concat(permissions.query(pattern).stream(), Stream.of(needed)).toList())
        .throwing(List.of(Refusals.UNREAD));
  }

  private OperationPlan distinct(
      String method, AccessPatternPlan pattern, List<ComponentPart> known, ComponentPart stage) {
    return query(
        "%s.distinct%s()".formatted(method, JavaNames.capitalized(stage.javaName())),
        List.of(
            queries(pattern)
                .each(queries(pattern).extent() + " with Limit 1 per value and one more")),
        pattern,
        known,
        RequestText.condition(pattern, known) + ", then behind each value",
        Costs.distinct(
            pattern.consistent(),
            pattern.partitionKey().shards(),
            !filter(pattern, known).isEmpty()),
        permissions.query(pattern));
  }

  private OperationPlan query(
      String method,
      List<RequestPlan> requests,
      AccessPatternPlan pattern,
      List<ComponentPart> known,
      String cost,
      List<Permission> needed) {
    String condition = RequestText.condition(pattern, known);
    return query(method, requests, pattern, known, condition, cost, needed);
  }

  private OperationPlan query(
      String method,
      List<RequestPlan> requests,
      AccessPatternPlan pattern,
      List<ComponentPart> known,
      String condition,
      String cost,
      List<Permission> needed) {
    return OperationPlan.read(
            Operation.QUERY,
            name,
            method,
            requests,
            pattern.index(),
            condition,
            pattern.consistent() ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            cost,
            needed)
        .filtered(filter(pattern, known), entity.where(pattern).map(WhereModel::text).orElse(""));
  }

  private String filter(AccessPatternPlan pattern, List<ComponentPart> given) {
    Optional<String> typeAttribute = table.table().typeAttribute();
    boolean isShared = pattern.range(given).isShared();
    if (typeAttribute.isEmpty()
        || isShared && pattern.projection().filter(ProjectionPlan::isKeysOnly).isPresent()) {
      return RequestText.OTHER_SHAPES;
    }
    return isShared ? RequestText.typeFilter(typeAttribute.get(), entity.entity()) : "";
  }

  /** A read of everything in a place. */
  static RequestPlan scan(Optional<String> index) {
    return RequestPlan.of(Call.SCAN)
        .to(
            " on %s, which read and pay for all items, whatever their type"
                .formatted(place(index)));
  }

  /** The table or an index. */
  static String place(Optional<String> index) {
    return index.map("the index `%s`"::formatted).orElse("the table");
  }

  /** A search of the places where items of some patterns are. */
  static RequestPlan search(Stream<AccessPatternPlan> patterns, String what) {
    return RequestPlan.of(Call.QUERY)
        .to(
            patterns
                .map(pattern -> " on " + place(pattern.index()))
                .distinct()
                .collect(Collectors.joining(" and", "", what)));
  }

  private OperationPlan scan(IndexScanPlan scan) {
    return scan(
        Operation.SCAN_INDEX,
        "scan%s()".formatted(JavaNames.pascalCase(scan.index())),
        Optional.of(scan.index()),
        scan.consistent());
  }

  private OperationPlan scan(
      Operation operation, String method, Optional<String> index, boolean canBeStrong) {
    String filter =
        table
            .table()
            .typeAttribute()
            .map(attribute -> RequestText.typeFilter(attribute, entity.entity()))
            .orElse(RequestText.OTHER_SHAPES);
    return OperationPlan.read(
            operation,
            name,
            method,
            List.of(scan(index)),
            index,
            "",
            canBeStrong ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            Costs.SCAN + (canBeStrong ? ", twice that if strong" : ""),
            List.of(Permissions.scan(index)))
        .filtered(filter, "");
  }
}
