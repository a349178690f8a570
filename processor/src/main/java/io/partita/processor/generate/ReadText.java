package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;

/**
 * The documentation of a DAO's reads: what comes back, which call, how consistent, at what cost.
 */
final class ReadText {

  private final EntityText entity;

  ReadText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc find() {
    return Javadoc.of("Finds the " + entity.record() + " with this key.")
        .paragraph(entity.sent(Operation.FIND))
        .returns("the record; empty if there is no item, " + entity.orGone());
  }

  Javadoc get() {
    return Javadoc.of(
        "Finds the %s with this key, which must exist: %s, at the cost of {@link #find}."
            .formatted(entity.record(), entity.requests(Operation.GET).requests()));
  }

  Javadoc exists() {
    return Javadoc.of(
            ("Whether %s exists under this key: %s, at the cost of {@link #find}, of which "
                    + "little more than the key comes back.")
                .formatted(entity.aRecord(), entity.requests(Operation.EXISTS).requests()))
        .returns("false where {@code find} comes back empty");
  }

  Javadoc findBy(ComponentModel unique) {
    return Javadoc.of(
            "Finds the " + entity.record() + " with this " + EntityText.name(unique) + ".")
        .paragraph(entity.sent(Operation.FIND_BY_UNIQUE))
        .returns("the record; empty if no item has the value, " + entity.orGone());
  }

  Javadoc findAll() {
    return Javadoc.of("Finds the " + entity.record() + " items with these keys.")
        .paragraph(entity.sent(Operation.FIND_ALL))
        .returns("the records that exist, by key, in the order of the keys");
  }

  Javadoc scan() {
    return Javadoc.of("Begins a read of the whole table for its " + entity.record() + " items.")
        .paragraph(entity.sent(Operation.SCAN));
  }

  Javadoc scan(OperationPlan scan) {
    return Javadoc.of(
            "Begins a read of a whole index for the " + entity.record() + " items that are on it.")
        .paragraph(new RequestsText(scan).sent(""));
  }
}
