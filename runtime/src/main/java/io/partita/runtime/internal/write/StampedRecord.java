package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.ManagedTimestamp;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A record with the timestamps it is to be stored with: a creation time that is not given is now,
 * and every write updates.
 *
 * @param <E> the entity's record
 */
final class StampedRecord<E> implements ComponentSource<E> {

  private final EntityType<E, ?> type;
  private final ComponentSource<E> given;
  private final ComponentValues<E> stamps;
  private final Instant now;

  private StampedRecord(
      EntityType<E, ?> type, ComponentSource<E> given, ComponentValues<E> stamps, Instant now) {
    this.type = type;
    this.given = given;
    this.stamps = stamps;
    this.now = now;
  }

  /** A record that is stored for the first time, or may be. */
  static <E> StampedRecord<E> ofNew(EntityType<E, ?> type, E record, Instant now) {
    return of(type, record, now, true);
  }

  /** A record that is stored already: what its key needs cannot be filled in. */
  static <E> StampedRecord<E> ofStored(EntityType<E, ?> type, E record, Instant now) {
    return of(type, record, now, false);
  }

  private static <E> StampedRecord<E> of(
      EntityType<E, ?> type, E record, Instant now, boolean isNew) {
    ComponentSource<E> given = ComponentSource.of(record);
    ComponentValues<E> stamps = ComponentValues.empty();
    ManagedTimestamp<E> createdAt = type.createdAt().orElse(null);
    if (createdAt != null) {
      Instant created = given.get(createdAt.component());
      if (created != null) {
        stamps = stamps.with(createdAt.component(), createdAt.cut(created));
      } else if (isNew || !isInKey(type, createdAt.component())) {
        stamps = stamps.with(createdAt.component(), createdAt.cut(now));
      }
    }
    ManagedTimestamp<E> updatedAt = type.updatedAt().orElse(null);
    if (updatedAt != null) {
      stamps = stamps.with(updatedAt.component(), updatedAt.cut(now));
    }
    return new StampedRecord<>(type, given, stamps, now);
  }

  @Override
  public <T> @Nullable T get(Component<E, T> component) {
    return stamps.contains(component) ? stamps.get(component) : given.get(component);
  }

  /** Whether it is stored as the caller gave it. */
  boolean isAsGiven() {
    return stamps.isEmpty();
  }

  /** The record as the caller gave it. */
  ComponentSource<E> given() {
    return given;
  }

  Instant now() {
    return now;
  }

  /** Whether a component is part of the table's key, so that the stored one cannot differ. */
  boolean isInKey(Component<E, ?> component) {
    return isInKey(type, component);
  }

  private static <E> boolean isInKey(EntityType<E, ?> type, Component<E, ?> component) {
    return type.primaryKey().components().stream().anyMatch(part -> part.root() == component);
  }
}
