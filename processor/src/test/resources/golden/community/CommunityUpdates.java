package community;

import io.partita.runtime.generated.operation.NestedPlace;
import io.partita.runtime.generated.operation.NestedUpdate;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The parts of updates that change records which entities of {@link Community} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CommunityUpdates {
  private CommunityUpdates() {}

  /** A change of a {@link User.Address} inside an item, which stays as it is otherwise. */
  public static final class User_AddressUpdate extends NestedUpdate<User.Address, User_AddressUpdate> {
    private static final Component<User.Address, String> STREET =
        Component.of("street", User.Address::street, Codecs.STRING);
    private static final Component<User.Address, String> CITY =
        Component.of("city", User.Address::city, Codecs.STRING);

    User_AddressUpdate(NestedPlace place) {
      super(place);
    }

    /** Sets {@code street}; null is refused, and {@link #clearStreet()} removes it. */
    public User_AddressUpdate street(String street) {
      return set(STREET, street);
    }

    /** Removes {@code street}. */
    public User_AddressUpdate clearStreet() {
      return clear(STREET);
    }

    /** Sets {@code street} unless it has a value. */
    public User_AddressUpdate streetIfAbsent(String street) {
      return setIfAbsent(STREET, street);
    }

    /** Sets {@code city}; null is refused, and {@link #clearCity()} removes it. */
    public User_AddressUpdate city(String city) {
      return set(CITY, city);
    }

    /** Removes {@code city}. */
    public User_AddressUpdate clearCity() {
      return clear(CITY);
    }

    /** Sets {@code city} unless it has a value. */
    public User_AddressUpdate cityIfAbsent(String city) {
      return setIfAbsent(CITY, city);
    }
  }
}
