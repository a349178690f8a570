package community;

import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.InstantField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.SetField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link User} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserFields {
  public static final TextField<User> USER_ID = new TextField<>(UserSchema.USER_ID);
  public static final TextField<User> NAME = new TextField<>(UserSchema.NAME);
  public static final TextField<User> EMAIL = new TextField<>(UserSchema.EMAIL);
  public static final Field<User, User.Status> STATUS = new Field<>(UserSchema.STATUS);
  public static final OrderedField<User, Integer> AGE = new OrderedField<>(UserSchema.AGE);
  public static final SetField<User, String> TAGS =
      new SetField<>(Path.of("tags"), CommunityCodecs.STRING_SET, Codecs.STRING);
  public static final CommunityPaths.User_AddressPath<User> ADDRESS =
      new CommunityPaths.User_AddressPath<>(Path.of("address"));
  public static final TextField<User> NICKNAME = new TextField<>(Path.of("nickname"));
  public static final InstantField<User> CREATED_AT = new InstantField<>(UserSchema.CREATED_AT);

  private UserFields() {}
}
