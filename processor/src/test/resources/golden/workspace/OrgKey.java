package workspace;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Org}. Equal keys are the same item.
 *
 * <p>{@code PK = "ORG#{orgId}"}, {@code SK = "INFO"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgKey extends GeneratedKey<Org> {
  public final String orgId;

  private OrgKey(ComponentValues<Org> values) {
    super(OrgSchema.KEY, values);
    this.orgId = get(OrgSchema.ORG_ID);
  }

  /** The key of its components. */
  public static OrgKey of(String orgId) {
    return new OrgKey(ComponentValues.of(OrgSchema.ORG_ID, orgId));
  }

  /** The key of a record. */
  public static OrgKey of(Org org) {
    return new OrgKey(
        ComponentValues.of(OrgSchema.ORG_ID, OrgSchema.ORG_ID.get(org)));
  }

  static OrgKey from(ComponentValues<Org> values) {
    return new OrgKey(values);
  }

  /** The component {@code orgId}. */
  public String orgId() {
    return orgId;
  }
}
