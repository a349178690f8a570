package community;

import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.InstantField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.SetField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The fields of {@link User} for conditions and filters.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserFields {
  /**
   * The component {@code userId}.
   */
  public static final TextField<User> USER_ID = new TextField<>(Path.of("userId"));

  /**
   * The component {@code name}.
   */
  public static final TextField<User> NAME = new TextField<>(Path.of("name"));

  /**
   * The component {@code email}.
   */
  public static final TextField<User> EMAIL = new TextField<>(Path.of("email"));

  /**
   * The component {@code status}.
   */
  public static final Field<User, User.Status> STATUS = new Field<>(
      Path.of("status"), CommunityCodecs.USER_STATUS);

  /**
   * The component {@code age}.
   */
  public static final OrderedField<User, Integer> AGE = new OrderedField<>(
      Path.of("age"), Codecs.INTEGER);

  /**
   * The component {@code tags}.
   */
  public static final SetField<User, String> TAGS = new SetField<>(
      Path.of("tags"), CommunityCodecs.STRING_SET, Codecs.STRING);

  /**
   * The component {@code address}.
   */
  public static final CommunityPaths.User_AddressPath<User> ADDRESS = new CommunityPaths.User_AddressPath<>(
      Path.of("address"));

  /**
   * The component {@code nickname}.
   */
  public static final TextField<User> NICKNAME = new TextField<>(Path.of("nickname"));

  /**
   * The component {@code createdAt}.
   */
  public static final InstantField<User> CREATED_AT = new InstantField<>(Path.of("createdAt"));

  private UserFields() {
  }
}
