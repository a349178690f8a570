package community;

import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.InstantField;
import io.partita.runtime.condition.SetField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Membership} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class MembershipFields {
  public static final TextField<Membership> USER_ID = new TextField<>(MembershipSchema.USER_ID);
  public static final TextField<Membership> GROUP_ID = new TextField<>(MembershipSchema.GROUP_ID);
  public static final Field<Membership, Membership.Role> ROLE = new Field<>(MembershipSchema.ROLE);
  public static final SetField<Membership, String> PERMISSIONS =
      new SetField<>(Path.of("permissions"), CommunityCodecs.STRING_SET, Codecs.STRING);
  public static final InstantField<Membership> JOINED_AT =
      new InstantField<>(MembershipSchema.JOINED_AT);

  private MembershipFields() {}
}
