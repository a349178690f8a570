package community;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link User}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class UserSchema {
  static final Component<User, String> USER_ID =
      Component.of("userId", User::userId, Codecs.STRING);
  static final Component<User, String> NAME = Component.of("name", User::name, Codecs.STRING);
  static final Component<User, String> EMAIL = Component.of("email", User::email, Codecs.STRING);
  static final Component<User, User.Status> STATUS =
      Component.of("status", User::status, CommunityCodecs.USER_STATUS);
  static final Component<User, Integer> AGE = Component.of("age", User::age, Codecs.INTEGER);
  static final Component<User, Set<String>> TAGS =
      Component.of("tags", User::tags, CommunityCodecs.STRING_SET);
  static final Component<User, User.Address> ADDRESS =
      Component.of("address", User::address, CommunityCodecs.USER_ADDRESS);
  static final Component<User, Optional<String>> NICKNAME =
      Component.of("nickname", User::nickname, CommunityCodecs.OPTIONAL_STRING);
  static final Component<User, Instant> CREATED_AT =
      Component.of("createdAt", User::createdAt, Codecs.INSTANT);

  /** {@code PK = "USER#{userId}"}. */
  static final KeyTemplate<User> PARTITION_KEY =
      KeyTemplate.<User>literal("USER#").then(USER_ID, KeyFormats.TEXT);

  /** {@code SK = "PROFILE"}. */
  static final KeyTemplate<User> SORT_KEY =
      KeyTemplate.<User>literal("PROFILE");

  /** {@code GSI1PK = "STATUS#{status}"}. */
  static final KeyTemplate<User> GSI1_PK =
      KeyTemplate.<User>literal("STATUS#").then(STATUS, KeyFormats.enumOf(User.Status.values()))
          .truncating();

  /** {@code GSI1SK = "{createdAt:day}#{userId}"}. */
  static final KeyTemplate<User> GSI1_SK =
      KeyTemplate.<User>empty().then(CREATED_AT, KeyFormats.instant(Precision.DAY)).thenLiteral("#")
          .then(USER_ID, KeyFormats.TEXT).truncating();

  static final PrimaryKey<User> KEY =
      PrimaryKey.of("User", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  static final IndexKey<User> GSI1 =
      IndexKey.of("User", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  private UserSchema() {}
}
