package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.Permission;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.FirstReads;
import io.partita.processor.resolve.RequestText;
import io.partita.processor.resolve.UnknownComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plans the writes of an entity's DAO. */
final class WritePlanner {

  private static final RequestPlan GET = RequestPlan.of(Call.GET_ITEM);
  private static final RequestPlan TRANSACTION = RequestPlan.of(Call.TRANSACT_WRITE_ITEMS);

  private static final RequestPlan STORED_THEN = GET.to(" of what is stored then");

  /** What writes read that depend on what is stored. */
  static final RequestPlan READ_STORED =
      RequestPlan.of(Call.BATCH_GET_ITEM).each(" (GetItem of one)");

  /** Counts as absent, and is removed before another takes its place. */
  static final RequestPlan REMOVE_EXPIRED =
      RequestPlan.of(Call.DELETE_ITEM).when(Occasion.BETWEEN, "an expired item is there");

  static final RequestPlan BATCH = RequestPlan.of(Call.BATCH_WRITE_ITEM).each(" per 25 items");

  static final String UNCONDITIONAL = ", without conditions";

  static final RequestPlan TRANSACTIONS = TRANSACTION.each(" per 100 actions");
  static final RequestPlan READ_MANY =
      READ_STORED.each(ReadPlanner.BATCH_GET.extent() + READ_STORED.extent());

  private final TablePlan table;
  private final EntityPlan entity;
  private final Permissions permissions;
  private final Refusals refusals;
  private final FirstReads firstReads;
  private final TransactionActions actions;
  private final List<OperationPlan> operations = new ArrayList<>();

  WritePlanner(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
    this.permissions = new Permissions(table, entity);
    this.refusals = new Refusals(table, entity);
    this.firstReads = new FirstReads(table.table(), entity);
    this.actions = new TransactionActions(entity);
  }

  List<OperationPlan> operations() {
    addCreations();
    addReplacements();
    add(
        Operation.UPDATE,
        updates(),
        isUnique() ? actions.mostOfChange() : "",
        permissions.changeOrCreate());
    if (canBePut() && !entity.guarded() && !isManaged()) {
      addPutAll();
    }
    addDeletions();
    if (entity.cascades()) {
      addDeleteCascade();
      addUndelete();
    }
    addCheck();
    return operations;
  }

  /** A put would not know which version it replaces, or what it must do beside. */
  private boolean canBePut() {
    return !isVersioned() && !entity.isCreatedInTransaction();
  }

  private boolean isVersioned() {
    return entity.entity().managed(Managed.VERSION).isPresent();
  }

  /** Whether what is stored depends on more than the record, which a batch cannot respect. */
  private boolean isManaged() {
    return Stream.of(Managed.VERSION, Managed.COUNT, Managed.CREATED_AT, Managed.UPDATED_AT)
        .anyMatch(kind -> entity.entity().managed(kind).isPresent());
  }

  private boolean isUnique() {
    return !entity.uniques().isEmpty();
  }

  private void addCreations() {
    if (!entity.isCreatedInTransaction()) {
      add(
          Operation.CREATE,
          List.of(RequestPlan.of(Call.PUT_ITEM).to(" on the condition that no item has its key")),
          "",
          permissions.create());
      return;
    }
    add(
        Operation.CREATE,
        List.of(TRANSACTION),
        actions.mostOfCreation(),
        actions.creation(),
        permissions.create());
    addTransactions(Operation.CREATE_ALL, List.of(), permissions.create());
  }

  private void addReplacements() {
    if (canBePut()) {
      addReplacement(Operation.PUT, permissions.changeOrCreate());
      addReplacement(Operation.GET_AND_PUT, permissions.changeOrCreate());
    }
    if (!isUnique()) {
      addReplacement(Operation.REPLACE, permissions.change());
      return;
    }
    add(
        Operation.REPLACE,
        List.of(GET, TRANSACTION.to(actions.replacement()), STORED_THEN),
        actions.mostOfChange(),
        permissions.change());
  }

  private void addReplacement(Operation operation, List<Permission> needed) {
    boolean reads = firstReads.precedeReplacements();
    RequestPlan update =
        RequestPlan.of(Call.UPDATE_ITEM)
            .to(actions.replacement(operation == Operation.REPLACE, reads));
    List<RequestPlan> requests = new ArrayList<>();
    if (reads) {
      requests.add(GET.to(", since what is kept of the stored item decides about the write"));
    }
    requests.add(update);
    if (operation != Operation.REPLACE && entity.expires()) {
      requests.add(REMOVE_EXPIRED);
    }
    add(operation, requests, "", needed);
  }

  private List<RequestPlan> updates() {
    RequestPlan update = RequestPlan.of(Call.UPDATE_ITEM);
    List<RequestPlan> requests = new ArrayList<>();
    requests.add(
        firstReads.indexKeysMayChange()
            ? update.to(", which also rewrites the index keys that depend on what changes")
            : update);
    if (!firstReads.beforeUpdates().isEmpty()) {
      requests.add(GET.when(Occasion.BEFORE, either(firstReads.beforeUpdates())));
    }
    if (!firstReads.beforeSecondUpdates().isEmpty()) {
      requests.add(update.when(Occasion.AGAIN, either(firstReads.beforeSecondUpdates())));
    }
    if (entity.expires() && !entity.isCreatedInTransaction()) {
      requests.add(REMOVE_EXPIRED);
    }
    if (isUnique()) {
      Stream.of(
              GET,
              TRANSACTION.to(actions.uniqueUpdate()),
              STORED_THEN.each(" for `executeAndGet()`"))
          .map(request -> request.when(Occasion.INSTEAD, "a unique value changes"))
          .forEach(requests::add);
    }
    return requests;
  }

  private static String either(List<String> reasons) {
    return String.join(", or ", reasons);
  }

  /** What a record may not know of the stored item keeps it out of a batch. */
  private void addPutAll() {
    List<RequestPlan> requests = new ArrayList<>(List.of(BATCH.to(UNCONDITIONAL)));
    List<Permission> needed = new ArrayList<>(List.of(permissions.own("BatchWriteItem")));
    List<ComponentModel> unknown = new UnknownComponents(table.table(), entity).all();
    if (!unknown.isEmpty()) {
      requests.add(
          RequestPlan.of(Call.UPDATE_ITEM)
              .each(" for those with null in place of a part of an index key")
              .to(
                  unknown.stream()
                      .map(component -> "`" + component.name() + "`")
                      .collect(
                          Collectors.joining(
                              " or ",
                              " (",
                              "), as by `put`: the stored item may have that part, which stays"))));
      needed.addAll(permissions.changeOrCreate());
    }
    add(Operation.PUT_ALL, requests, "", needed);
  }

  private void addDeletions() {
    addDeletion(Operation.DELETE);
    if (isVersioned()) {
      addDeletion(Operation.DELETE_RECORD);
    }
    addDeletion(Operation.DELETE_IF_EXISTS);
    addDeletion(Operation.GET_AND_DELETE);
    if (entity.isDeletedInTransaction()) {
      addTransactions(
          Operation.DELETE_ALL,
          isUnique() ? List.of(READ_MANY) : List.of(),
          permissions.deleteAll());
    }
    if (!entity.isDeletedInTransaction() && !entity.counts() && !entity.guarded()) {
      add(
          Operation.DELETE_ALL,
          List.of(BATCH.to(UNCONDITIONAL)),
          "",
          List.of(permissions.own("BatchWriteItem")));
    }
  }

  private void addDeletion(Operation operation) {
    boolean returns = operation == Operation.GET_AND_DELETE;
    List<Permission> needed = returns ? permissions.getAndDelete() : permissions.delete();
    if (!entity.isDeletedInTransaction()) {
      add(
          operation,
          List.of(RequestPlan.of(Call.DELETE_ITEM).to(actions.conditionOfDeletion())),
          "",
          needed);
      return;
    }
    boolean reads = isUnique() || returns;
    List<RequestPlan> requests = new ArrayList<>(reads ? List.of(GET) : List.of());
    requests.add(TRANSACTION);
    actions.goneOwners().ifPresent(gone -> requests.add(TRANSACTION.when(Occasion.AGAIN, gone)));
    add(operation, requests, actions.mostOfDeletion(), actions.deletion(), needed);
  }

  private void addTransactions(
      Operation operation, List<RequestPlan> before, List<Permission> needed) {
    add(
        operation,
        Stream.concat(before.stream(), Stream.of(TRANSACTIONS)).toList(),
        "up to 100 each",
        needed);
  }

  private void addDeleteCascade() {
    List<RequestPlan> requests =
        new ArrayList<>(
            List.of(
                RequestPlan.of(Call.UPDATE_ITEM).to(", which marks the item"),
                search(WritePlanner::isRemoved, "what belongs to it")));
    if (removed()
        .map(DependentPlan::entity)
        .map(table::of)
        .anyMatch(below -> !below.uniques().isEmpty())) {
      requests.add(READ_MANY);
    }
    if (removed().anyMatch(this::isRemovedInTransactions)) {
      requests.add(TRANSACTIONS.to(" to remove that and keep all counts"));
    }
    if (!removed().allMatch(this::isRemovedInTransactions)) {
      requests.add(BATCH.to(" to remove what nothing counts"));
    }
    if (isUnique()) {
      requests.add(GET);
    }
    requests.add(
        TRANSACTION.to(
            " to remove the item, on the condition that the mark is still there"
                + actions.andCountsAreZero()));
    List<Permission> needed = permissions.deleteCascade();
    add(
        Operation.DELETE_CASCADE,
        requests,
        places(needed),
        "what finding and deleting each item costs",
        "up to 100 each",
        List.of(),
        needed);
  }

  /** The search for some of those that belong to an item. */
  private RequestPlan search(Predicate<DependentPlan> which, String what) {
    return ReadPlanner.search(
        entity.dependents().stream().filter(which).map(DependentPlan::pattern), " for " + what);
  }

  private static boolean isRemoved(DependentPlan dependent) {
    return dependent.kind() != Kind.COUNTED_ONLY;
  }

  private Stream<DependentPlan> removed() {
    return entity.dependents().stream().filter(WritePlanner::isRemoved);
  }

  private boolean isRemovedInTransactions(DependentPlan dependent) {
    EntityPlan below = table.of(dependent.entity());
    return below.isDeletedInTransaction() || below.guarded();
  }

  private void addUndelete() {
    Predicate<DependentPlan> isParent = dependent -> dependent.kind() == Kind.PARENT;
    boolean hasParents = entity.dependents().stream().anyMatch(isParent);
    String removal = ", of one action, on the condition that the item exists and is marked";
    List<Permission> needed = permissions.undelete();
    add(
        Operation.UNDELETE,
        hasParents
            ? List.of(
                GET.to(", strongly consistent"),
                search(isParent, "marked items below it, if it is marked"),
                TRANSACTION.each(" for each that is marked").to(", this one last" + removal))
            : List.of(TRANSACTION.to(removal)),
        Stream.concat(written().stream(), places(needed).stream()).distinct().toList(),
        (hasParents ? "what finding them costs, + " : "") + Costs.transaction(entity),
        "1",
        List.of(),
        needed);
  }

  /** Where something is to be done. */
  static List<String> places(List<Permission> permissions) {
    return permissions.stream()
        .map(permission -> permission.index().orElse(OperationPlan.TABLE))
        .distinct()
        .toList();
  }

  private void addCheck() {
    add(
        Operation.CHECK,
        List.of(TRANSACTION),
        List.of(OperationPlan.TABLE),
        Costs.units(Call.TRANSACT_WRITE_ITEMS),
        "1",
        List.of(),
        List.of(permissions.own("ConditionCheckItem")));
  }

  private void add(
      Operation operation, List<RequestPlan> requests, String size, List<Permission> needed) {
    add(operation, requests, size, List.of(), needed);
  }

  private void add(
      Operation operation,
      List<RequestPlan> requests,
      String size,
      List<String> actionTexts,
      List<Permission> needed) {
    String cost = Costs.writes(entity, requests);
    add(operation, requests, written(), cost, size, actionTexts, needed);
  }

  private List<String> written() {
    return Stream.concat(Stream.of(OperationPlan.TABLE), entity.indexNames().stream()).toList();
  }

  private void add(
      Operation operation,
      List<RequestPlan> requests,
      List<String> places,
      String cost,
      String size,
      List<String> actionTexts,
      List<Permission> needed) {
    operations.add(
        new OperationPlan(
            operation,
            entity.entity().name(),
            operation.call(),
            requests,
            places,
            "",
            RequestText.key(entity),
            "",
            Consistency.NONE,
            cost,
            size,
            actionTexts,
            needed,
            refusals.of(operation)));
  }
}
