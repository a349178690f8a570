package io.partita.processor.plan;

import static java.util.stream.Collectors.joining;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Operation;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.ThrownPlan;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.resolve.ChangeableComponents;
import io.partita.processor.resolve.FirstReads;
import io.partita.processor.resolve.NestedComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells which exceptions operations throw beside those of all, and when. */
final class Refusals {

  private static final ThrownPlan ABSENT =
      new ThrownPlan("ItemNotFoundException", "if there is no such item");

  private static final ThrownPlan ABSENT_OR_MARKED =
      new ThrownPlan("ItemNotFoundException", "if it does not exist or is being deleted");

  private static final ThrownPlan LACKING =
      new ThrownPlan(
          "AbsentComponentException", "if what it changes a part of, or copies, has no value");

  private static final ThrownPlan OTHER_VERSION =
      new ThrownPlan("VersionConflictException", "if its version is not the record's");

  /** What operations throw that also read other items by their keys. */
  static final ThrownPlan UNREAD =
      new ThrownPlan(
          "IncompleteBatchException", "if keys are still unprocessed after all attempts");

  /** What queries throw that take components. */
  static final ThrownPlan INVALID_KEY =
      new ThrownPlan(
          "InvalidKeyException", "if a component cannot be part of the key; nothing is sent");

  /** What reads of many items throw. */
  static final ThrownPlan UNREAD_AT_DEADLINE =
      new ThrownPlan("IncompleteBatchException", "with the keys unread at the deadline");

  static final ThrownPlan BATCH_INCOMPLETE =
      new ThrownPlan(
          "IncompleteBatchException",
          "if something is left at the deadline, or since a request failed; it holds what is not"
              + " known to be done");

  static final ThrownPlan TOO_MANY =
      new ThrownPlan(
          "TooManyElementsException", "if a component has more elements than it may have");

  static final ThrownPlan SNAPSHOT_FAILED =
      new ThrownPlan(
          "TransactionFailedException", "if items were being written until the deadline");

  static final ThrownPlan TRANSACTION_FAILED =
      new ThrownPlan(
          "TransactionFailedException",
          "if nothing was written; it says which actions failed and why");

  static final ThrownPlan VERIFICATION_INCOMPLETE =
      new ThrownPlan(
          "VerificationIncompleteException",
          "if a request failed; it holds the token to go on with");

  private final TablePlan table;
  private final EntityPlan entity;
  private final FirstReads firstReads;

  Refusals(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
    this.firstReads = new FirstReads(table.table(), entity);
  }

  List<ThrownPlan> of(Operation operation) {
    return switch (operation) {
      case GET -> List.of(new ThrownPlan("ItemNotFoundException", "where `find` comes back empty"));
      case FIND_ALL -> List.of(UNREAD_AT_DEADLINE);
      case CREATE -> creation();
      case PUT, GET_AND_PUT ->
          present(
              Stream.of(
                  marked("if the item is being deleted"),
                  ofOtherType("", firstReads.precedeReplacements()),
                  tooMany()));
      case REPLACE ->
          present(Stream.of(Optional.of(noSuchItem("")), otherVersion(), taken(), tooMany()));
      case UPDATE -> update();
      case DELETE -> with(noSuchItem(""), deletion());
      case DELETE_RECORD -> with(noSuchItem(""), with(OTHER_VERSION, deletion()));
      case DELETE_IF_EXISTS, GET_AND_DELETE -> deletion();
      case CREATE_ALL -> present(Stream.of(incompleteTransactions(refusedCreation()), tooMany()));
      case PUT_ALL ->
          present(
              Stream.of(
                  incomplete(
                      "if DynamoDB left items unwritten until the deadline, or a later request"
                          + " failed; it holds what is not known to be written"),
                  tooMany()));
      case DELETE_ALL ->
          present(
              Stream.of(
                  entity.isDeletedInTransaction()
                      ? incompleteTransactions(refusedDeletion())
                      : incomplete(
                          "if DynamoDB left items in place until the deadline, or a later request"
                              + " failed; it holds what is not known to be removed")));
      case DELETE_CASCADE -> List.of(incompleteCascade());
      case UNDELETE -> List.of(ABSENT);
      case RECOUNT -> recount();
      case PROPAGATE -> propagation();
      case VERIFY_COPIES -> List.of(ABSENT_OR_MARKED);
      case BACKFILL ->
          List.of(
              new ThrownPlan(
                  "BackfillIncompleteException",
                  "if a request failed; it holds the token to go on with"));
      case CHECK -> List.of(new ThrownPlan("TransactionFailedException", noSuchItem("").when()));
      case FIND,
          EXISTS,
          FIND_BY_UNIQUE,
          QUERY,
          SCAN,
          SCAN_INDEX,
          VERIFY_COUNTS,
          TRANSACT,
          TRANSACTIONAL_GET,
          BATCH,
          CREATE_TABLE_IF_MISSING,
          VERIFY_TABLE,
          VERIFY_ITEMS ->
          List.of();
    };
  }

  private static List<ThrownPlan> present(Stream<Optional<ThrownPlan>> thrown) {
    return thrown.flatMap(Optional::stream).toList();
  }

  private static List<ThrownPlan> with(ThrownPlan first, List<ThrownPlan> others) {
    return Stream.concat(Stream.of(first), others.stream()).toList();
  }

  private static Optional<ThrownPlan> incomplete(String when) {
    return Optional.of(new ThrownPlan("IncompleteBatchException", when));
  }

  private static Optional<ThrownPlan> incompleteTransactions(Stream<String> reasons) {
    return incomplete(
        Stream.concat(Stream.of("a request failed"), reasons).collect(joining(" or ", "if ", ""))
            + "; it holds what is not known to be done, and its cause says why");
  }

  /** That there is no item, and what else must be true. */
  private ThrownPlan noSuchItem(String and) {
    ThrownPlan absent = entity.cascades() ? ABSENT_OR_MARKED : ABSENT;
    return new ThrownPlan(absent.exception(), absent.when() + and);
  }

  private List<ThrownPlan> update() {
    List<ThrownPlan> thrown = new ArrayList<>();
    if (entity.isCreatedInTransaction()) {
      thrown.add(noSuchItem(""));
    } else {
      String creating = ", and `orCreate()` is called";
      thrown.add(noSuchItem(", and `orCreate()` is not called"));
      marked("if it is being deleted" + creating).ifPresent(thrown::add);
      ofOtherType(creating, !firstReads.beforeUpdates().isEmpty()).ifPresent(thrown::add);
    }
    entity
        .entity()
        .managed(Managed.VERSION)
        .map(
            version ->
                new ThrownPlan(
                        OTHER_VERSION.exception(),
                        "if `%s` is not the expected one".formatted(version.name()))
                    .by(version))
        .ifPresent(thrown::add);
    for (UniquePlan unique : entity.uniques()) {
      taken(Stream.of("`" + unique.component().name() + "`"))
          .map(taken -> taken.by(unique.component()))
          .ifPresent(thrown::add);
    }
    if (mayNeedWhatIsAbsent()) {
      thrown.add(LACKING);
    }
    bounded().map(bounded -> tooMany(bounded, "would have").by(bounded)).forEach(thrown::add);
    return thrown;
  }

  /**
   * Whether an update can change a record or a list in part, or copy what may not be there: an item
   * without a primitive cannot be read.
   */
  private boolean mayNeedWhatIsAbsent() {
    NestedComponents nested = new NestedComponents(table.table());
    return ChangeableComponents.copyable(entity)
            .anyMatch(component -> !component.type().javaType().isPrimitive())
        || ChangeableComponents.stored(entity)
            .anyMatch(
                component ->
                    component.type() instanceof ListType || nested.inside(component).isPresent());
  }

  private Stream<ComponentModel> bounded() {
    return entity.entity().components().stream().filter(component -> component.max() > 0);
  }

  private Optional<ThrownPlan> tooMany() {
    return bounded()
        .map(component -> tooMany(component, "has"))
        .reduce(
            (one, other) ->
                new ThrownPlan(
                    one.exception(), one.when() + ", or" + other.when().substring("if".length())));
  }

  private static ThrownPlan tooMany(ComponentModel bounded, String has) {
    return new ThrownPlan(
        "TooManyElementsException",
        "if `%s` %s more than %d elements".formatted(bounded.name(), has, bounded.max()));
  }

  private Optional<ThrownPlan> otherVersion() {
    return entity.entity().managed(Managed.VERSION).map(version -> OTHER_VERSION);
  }

  private Optional<ThrownPlan> marked(String when) {
    return Optional.of(new ThrownPlan("ItemBeingDeletedException", when))
        .filter(thrown -> entity.cascades());
  }

  /** Only who reads an item notices one whose key no other entity of the table can have. */
  private Optional<ThrownPlan> ofOtherType(String and, boolean isRead) {
    return Optional.of(
            new ThrownPlan(
                "ConditionFailedException", "if an item of another entity has its key" + and))
        .filter(thrown -> entity.guarded() || isRead && table.table().typeAttribute().isPresent());
  }

  private Optional<ThrownPlan> taken() {
    return taken(TransactionActions.uniques(entity));
  }

  private static Optional<ThrownPlan> taken(Stream<String> uniques) {
    return uniques
        .map("its "::concat)
        .reduce((one, other) -> one + " or " + other)
        .map(its -> new ThrownPlan("UniqueViolationException", "if another item has " + its));
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
    ofOtherType("", false).ifPresent(thrown::add);
    tooMany().ifPresent(thrown::add);
    return thrown;
  }

  private List<ThrownPlan> deletion() {
    List<ThrownPlan> thrown = new ArrayList<>();
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
