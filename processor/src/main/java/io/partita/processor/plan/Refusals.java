package io.partita.processor.plan;

import static java.util.stream.Collectors.joining;

import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Operation;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.ThrownPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells which exceptions the methods of an entity's DAO throw, and when. */
final class Refusals {

  private static final ThrownPlan ABSENT =
      new ThrownPlan("ItemNotFoundException", "if there is no such item");

  private static final ThrownPlan ABSENT_OR_MARKED =
      new ThrownPlan("ItemNotFoundException", "if it does not exist or is being deleted");

  private static final ThrownPlan OTHER_VERSION =
      new ThrownPlan("VersionConflictException", "if its version is not the record's");

  private final TablePlan table;
  private final EntityPlan entity;

  Refusals(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
  }

  List<ThrownPlan> of(Operation operation) {
    return switch (operation) {
      case GET -> List.of(new ThrownPlan("ItemNotFoundException", "where `find` comes back empty"));
      case FIND_ALL -> incomplete("with the keys unread at the deadline");
      case CREATE -> creation();
      case PUT ->
          Stream.of(marked("if the item is being deleted"), ofOtherType())
              .flatMap(Optional::stream)
              .toList();
      case REPLACE ->
          Stream.of(Optional.of(noSuchItem()), otherVersion(), taken())
              .flatMap(Optional::stream)
              .toList();
      case DELETE -> deletion();
      case DELETE_RECORD -> List.of(OTHER_VERSION);
      case CREATE_ALL -> incompleteTransactions(refusedCreation());
      case PUT_ALL ->
          incomplete(
              "if DynamoDB left items unwritten until the deadline, or a later request failed; it"
                  + " holds what is not known to be written");
      case DELETE_ALL ->
          entity.isDeletedInTransaction()
              ? incompleteTransactions(refusedDeletion())
              : incomplete(
                  "if DynamoDB left items in place until the deadline, or a later request failed;"
                      + " it holds what is not known to be removed");
      case DELETE_CASCADE -> List.of(incompleteCascade());
      case UNDELETE -> List.of(ABSENT);
      case RECOUNT -> recount();
      case PROPAGATE -> propagation();
      case VERIFY_COPIES -> List.of(ABSENT_OR_MARKED);
      case FIND,
          EXISTS,
          FIND_BY_UNIQUE,
          QUERY,
          SCAN,
          SCAN_INDEX,
          UPDATE,
          DELETE_IF_EXISTS,
          VERIFY_COUNTS,
          BACKFILL,
          CHECK,
          TRANSACT,
          TRANSACTIONAL_GET,
          CREATE_TABLE_IF_MISSING,
          VERIFY_TABLE,
          VERIFY_ITEMS ->
          List.of();
    };
  }

  private static List<ThrownPlan> incomplete(String when) {
    return List.of(new ThrownPlan("IncompleteBatchException", when));
  }

  private static List<ThrownPlan> incompleteTransactions(Stream<String> reasons) {
    return incomplete(
        Stream.concat(Stream.of("a request failed"), reasons).collect(joining(" or ", "if ", ""))
            + "; it holds what is not known to be done, and its cause says why");
  }

  private ThrownPlan noSuchItem() {
    return entity.cascades() ? ABSENT_OR_MARKED : ABSENT;
  }

  private Optional<ThrownPlan> otherVersion() {
    return entity.entity().managed(Managed.VERSION).map(version -> OTHER_VERSION);
  }

  private Optional<ThrownPlan> marked(String when) {
    return Optional.of(new ThrownPlan("ItemBeingDeletedException", when))
        .filter(thrown -> entity.cascades());
  }

  private Optional<ThrownPlan> ofOtherType() {
    return Optional.of(
            new ThrownPlan("ConditionFailedException", "if an item of another entity has its key"))
        .filter(thrown -> entity.guarded());
  }

  private Optional<ThrownPlan> taken() {
    return Optional.of(
            new ThrownPlan(
                "UniqueViolationException",
                "if another item has "
                    + TransactionActions.uniques(entity)
                        .map("its "::concat)
                        .collect(joining(" or "))))
        .filter(thrown -> !entity.uniques().isEmpty());
  }

  private List<ThrownPlan> creation() {
    List<ThrownPlan> thrown = new ArrayList<>();
    thrown.add(new ThrownPlan("ItemAlreadyExistsException", "if an item has its key"));
    String owners =
        entity.owners().stream()
            .filter(owner -> !owner.createdOnUse())
            .map(owner -> "its " + TransactionActions.role(owner))
            .collect(joining(" or "));
    String which = owners.isEmpty() ? "" : "; it names which";
    if (!owners.isEmpty()) {
      thrown.add(
          new ThrownPlan("ItemNotFoundException", "if " + owners + " does not exist" + which));
    }
    Stream.of(entity.cascades() ? "the item with its key" : "", owners)
        .filter(name -> !name.isEmpty())
        .reduce((item, others) -> item + " or " + others)
        .map(marked -> "if " + marked + " is being deleted" + which)
        .map(when -> new ThrownPlan("ItemBeingDeletedException", when))
        .ifPresent(thrown::add);
    taken().ifPresent(thrown::add);
    ofOtherType().ifPresent(thrown::add);
    return thrown;
  }

  private List<ThrownPlan> deletion() {
    List<ThrownPlan> thrown = new ArrayList<>(List.of(noSuchItem()));
    if (entity.counts()) {
      thrown.add(new ThrownPlan("HasRelatedItemsException", "if " + ownCounts() + " is not 0"));
    }
    if (!entity.counting().isEmpty()) {
      thrown.add(
          new ThrownPlan(
              "CountMismatchException",
              entity.counting().stream()
                  .map(
                      owner ->
                          "%s of its %s"
                              .formatted(
                                  TransactionActions.count(owner), TransactionActions.role(owner)))
                  .collect(
                      joining(
                          " or ",
                          "if ",
                          " is 0 already, so that it is wrong; `recount` puts it right"))));
    }
    return thrown;
  }

  private String ownCounts() {
    return TransactionActions.ownCounts(entity).collect(joining(" or "));
  }

  /** What of a record may keep it from being created. */
  private Stream<String> refusedCreation() {
    return Stream.concat(
        entity.owners().stream()
            .filter(owner -> !owner.createdOnUse())
            .map(owner -> "the " + TransactionActions.role(owner) + " of a record does not exist"),
        TransactionActions.uniques(entity)
            .map(unique -> "another item has the " + unique + " of a record"));
  }

  /** What of an item may keep it from being removed. */
  private Stream<String> refusedDeletion() {
    return Stream.concat(
        entity.counts() ? Stream.of(ownCounts() + " of an item is not 0") : Stream.of(),
        entity.counting().stream()
            .map(
                owner ->
                    "%s of %s is wrong"
                        .formatted(
                            TransactionActions.count(owner),
                            JavaNames.article(owner.target().role())
                                + " "
                                + TransactionActions.role(owner))));
  }

  private ThrownPlan incompleteCascade() {
    boolean needsReadableKeys = entity.dependents().stream().anyMatch(this::needsReadableKey);
    return new ThrownPlan(
        "CascadeIncompleteException",
        "if there was no progress until the deadline; "
            + (needsReadableKeys
                ? "if items are left whose keys have another shape and so do not tell what belongs"
                    + " to them or counts them; "
                : "")
            + "or if somebody has taken the mark back. Another call goes on");
  }

  /** Whether only the key of an item tells all that must be done when it is removed. */
  private boolean needsReadableKey(DependentPlan dependent) {
    int known = dependent.counter().isPresent() ? 1 : 0;
    return dependent.kind() == Kind.PARENT
        || dependent.kind() == Kind.LEAF && table.of(dependent.entity()).counting().size() > known;
  }

  private List<ThrownPlan> recount() {
    return List.of(
        ABSENT_OR_MARKED,
        new ThrownPlan("ConditionFailedException", "if what it counts changed in every attempt"),
        new ThrownPlan(
            "MappingException",
            "if the item cannot be read as `%s`; its counts are corrected all the same"
                .formatted(entity.entity().name())));
  }

  private static List<ThrownPlan> propagation() {
    return List.of(
        ABSENT_OR_MARKED,
        new ThrownPlan(
            "IncompleteBatchException",
            "if some items were not written, since a request failed, and another call goes on, or"
                + " since they cannot be read, and all others were written; it holds their keys"));
  }
}
