package io.partita.processor.generate;

import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The documentation of what a transaction may do with an entity's items. */
final class ActionText {

  private static final String READ_BEFORE = ", and the item is read before";

  private final EntityText entity;

  ActionText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc create() {
    String id = entity.generatedId();
    return Javadoc.of(
        "Stores a new "
            + entity.record()
            + ": "
            + actions(Operation.CREATE)
            + "."
            + id
            + (id.isEmpty() ? "" : " To know it, let {@code withId} of the DAO do that before."));
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
    return entity.requests(operation).mostActions() + read(operation);
  }

  private String read(Operation operation) {
    RequestsText requests = entity.requests(operation);
    if (entity.code().operation(operation).orElseThrow().sends(Call.GET_ITEM)) {
      return READ_BEFORE;
    }
    String reasons =
        Stream.of(Occasion.BEFORE, Occasion.INSTEAD)
            .map(requests::reason)
            .filter(reason -> !reason.isEmpty())
            .collect(Collectors.joining(", or "));
    return reasons.isEmpty() ? "" : READ_BEFORE + " if " + reasons;
  }

  Javadoc update() {
    return Javadoc.of(
        "Changes %s, as begun by the {@code update} of its DAO: %s."
            .formatted(entity.aRecord(), replacement(Operation.UPDATE)));
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
        + actions(Operation.DELETE)
        + read(Operation.DELETE);
  }

  private String actions(Operation operation) {
    RequestsText requests = entity.requests(operation);
    return requests.mostActions() + requests.otherActions();
  }

  Javadoc check() {
    return Javadoc.of(
            "Requires that the %s with this key exists: %s."
                .formatted(entity.record(), entity.requests(Operation.CHECK).mostActions()))
        .throwing(entity.code().operation(Operation.CHECK).orElseThrow());
  }
}
