package community;

import io.partita.runtime.condition.RecordField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The paths into records that entities of {@link Community} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CommunityPaths {
  private CommunityPaths() {}

  /**
   * A {@link User.Address} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class User_AddressPath<E> extends RecordField<E, User.Address> {
    User_AddressPath(Path path) {
      super(path, CommunityCodecs.USER_ADDRESS);
    }

    /** The component {@code street}. */
    public TextField<E> street() {
      return new TextField<>(path().attribute("street"));
    }

    /** The component {@code city}. */
    public TextField<E> city() {
      return new TextField<>(path().attribute("city"));
    }
  }
}
