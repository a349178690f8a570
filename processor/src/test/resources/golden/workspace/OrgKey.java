package workspace;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link Org}: {@code PK = "ORG#{orgId}"}, {@code SK = "INFO"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgKey extends GeneratedKey<Org> {
  public final String orgId;

  OrgKey(ComponentValues<Org> values) {
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

  /** The component {@code orgId}. */
  public String orgId() {
    return orgId;
  }
}
