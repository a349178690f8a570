package community;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link User}. Equal keys are the same item.
 *
 * <p>{@code PK = "USER#{userId}"}, {@code SK = "PROFILE"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserKey extends GeneratedKey<User> {
  public final String userId;

  private UserKey(ComponentValues<User> values) {
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

  static UserKey from(ComponentValues<User> values) {
    return new UserKey(values);
  }

  /** The component {@code userId}. */
  public String userId() {
    return userId;
  }
}
