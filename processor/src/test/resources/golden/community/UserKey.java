package community;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link User}: {@code PK = "USER#{userId}"}, {@code SK = "PROFILE"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserKey extends GeneratedKey<User> {
  public final String userId;

  UserKey(ComponentValues<User> values) {
    super(UserSchema.KEY, values);
    this.userId = get(UserSchema.USER_ID);
  }

  /** The key of its components. */
  public static UserKey of(String userId) {
    return new UserKey(ComponentValues.of(UserSchema.USER_ID, userId));
  }

  /** The key of a record. */
  public static UserKey of(User user) {
    return new UserKey(
        ComponentValues.of(UserSchema.USER_ID, UserSchema.USER_ID.get(user)));
  }

  /** The component {@code userId}. */
  public String userId() {
    return userId;
  }
}
