package io.partita.processor.generate;

import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;

/** The documentation of what a transaction may do with an entity's items. */
final class ActionText {

  private static final String READ_BEFORE = ", and the item is read before";

  private final EntityText entity;

  ActionText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc create() {
    return Javadoc.of("Stores a new " + entity.record() + ": " + actions(Operation.CREATE) + ".");
  }

  Javadoc put() {
    return Javadoc.of(
        "Stores the %s, whether it exists or not: %s."
            .formatted(entity.record(), replacement(Operation.PUT)));
  }

  Javadoc replace() {
    return Javadoc.of(
        "Stores the %s in place of the one with its key, which must exist%s: %s."
            .formatted(
                entity.record(),
                (entity.isVersioned() ? " and have the record's version" : ""),
                replacement(Operation.REPLACE)));
  }

  private String replacement(Operation operation) {
    boolean isRead = entity.code().operation(operation).orElseThrow().sends(Call.GET_ITEM);
    return entity.requests(operation).mostActions() + (isRead ? READ_BEFORE : "");
  }

  Javadoc update() {
    RequestsText requests = entity.requests(Operation.UPDATE);
    String reason = requests.reason(Occasion.BEFORE);
    String read = reason.isEmpty() ? "" : READ_BEFORE + " if " + reason;
    return Javadoc.of(
        "Changes %s, as begun by the {@code update} of its DAO: %s%s."
            .formatted(
                entity.aRecord(),
                requests.mostActions(),
                (entity.isUnique() ? READ_BEFORE : read)));
  }

  Javadoc delete() {
    return Javadoc.of(
        "Removes the " + entity.record() + " with this key, which must exist" + deletion() + ".");
  }

  Javadoc deleteRecord() {
    return Javadoc.of(
        "Removes the %s as it was read: it must exist and have the record's version%s."
            .formatted(entity.record(), deletion()));
  }

  private String deletion() {
    return (entity.code().plan().counts() ? " and have no related items" : "")
        + ": "
        + actions(Operation.DELETE);
  }

  private String actions(Operation operation) {
    RequestsText requests = entity.requests(operation);
    return requests.mostActions() + requests.otherActions();
  }

  Javadoc check() {
    return Javadoc.of(
        "Fails the transaction unless the %s with this key exists: %s."
            .formatted(entity.record(), entity.requests(Operation.CHECK).mostActions()));
  }
}
