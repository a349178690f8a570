package workspace;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Charter}. Equal keys are the same item.
 *
 * <p>{@code PK = "ORG#{orgId}"}, {@code SK = "CHARTER"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterKey extends GeneratedKey<Charter> {
  public final String orgId;

  private CharterKey(ComponentValues<Charter> values) {
    super(CharterSchema.KEY, values);
    this.orgId = get(CharterSchema.ORG_ID);
  }

  /** The key of its components. */
  public static CharterKey of(String orgId) {
    return new CharterKey(ComponentValues.of(CharterSchema.ORG_ID, orgId));
  }

  /** The key of a record. */
  public static CharterKey of(Charter charter) {
    return new CharterKey(
        ComponentValues.of(CharterSchema.ORG_ID, CharterSchema.ORG_ID.get(charter)));
  }

  static CharterKey from(ComponentValues<Charter> values) {
    return new CharterKey(values);
  }

  /** The component {@code orgId}. */
  public String orgId() {
    return orgId;
  }
}
