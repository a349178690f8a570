package workspace;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link Charter}: {@code PK = "ORG#{orgId}"}, {@code SK = "CHARTER"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterKey extends GeneratedKey<Charter> {
  public final String orgId;

  CharterKey(ComponentValues<Charter> values) {
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

  /** The component {@code orgId}. */
  public String orgId() {
    return orgId;
  }
}
