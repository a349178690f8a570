package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.wire.WireItemWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the creations of an entity's items at a moment have in common.
 *
 * @param existence whether items are there at that moment
 * @param absent the condition that one is not there
 * @param owners what items belong to
 * @param writer writes records as bytes; null if they are not sent so
 * @param <E> the entity's record
 * @param <K> its generated key
 */
record Creations<E, K extends GeneratedKey<E>>(
    EntityType<E, K> type,
    Existence existence,
    List<Predicate> absent,
    Owners<E, K> owners,
    @Nullable WireItemWriter writer) {

  static <E, K extends GeneratedKey<E>> Creations<E, K> of(
      TableContext context, EntityType<E, K> type, Existence existence) {
    return new Creations<>(
        type,
        existence,
        List.of(existence.absent()),
        new Owners<>(context, type, existence.now()),
        context.driver().sendsBytes() ? new WireItemWriter(type.name()) : null);
  }
}
