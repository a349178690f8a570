package io.partita.runtime.internal.stored;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.Place;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which of their attributes items have in the place where they are read: all of them, or those that
 * an index carries.
 */
public final class CarriedAttributes {

  /** All attributes: those of the table and of indexes that project everything. */
  public static final CarriedAttributes EVERYTHING = new CarriedAttributes(null);

  private final @Nullable Set<String> attributes;

  private CarriedAttributes(@Nullable Set<String> attributes) {
    this.attributes = attributes;
  }

  /** What items have in a place. */
  public static CarriedAttributes of(Place<?> place, Options options) {
    return place.carried(options.markAttribute()).map(CarriedAttributes::only).orElse(EVERYTHING);
  }

  /** These attributes and no others. */
  public static CarriedAttributes only(Set<String> attributes) {
    return new CarriedAttributes(Set.copyOf(attributes));
  }

  /** Whether items have an attribute there, if they have it at all. */
  public boolean has(String attribute) {
    return attributes == null || attributes.contains(attribute);
  }

  /** Whether these attributes are all that items have there. */
  public boolean areAmong(Set<String> those) {
    return attributes != null && those.containsAll(attributes);
  }

  public boolean isEverything() {
    return attributes == null;
  }
}
