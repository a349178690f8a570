package community;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.HeldComponents;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link User} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserMapper extends EntityMapper<User> {
  /** The mapper; it has no state. */
  public static final UserMapper INSTANCE = new UserMapper();
  private static final AttributeNames NAMES = AttributeNames.of("userId", "name", "email", "status",
      "age", "tags", "address", "nickname", "createdAt", "PK", "SK");

  private UserMapper() {
    super("User");
  }

  @Override
  protected User readAttributes(ItemReader reader) {
    String userId = null;
    String name = null;
    String email = null;
    User.Status status = null;
    int age = 0;
    Set<String> tags = Set.of();
    User.Address address = null;
    Optional<String> nickname = Optional.empty();
    Instant createdAt = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> userId = reader.string();
        case 1 -> name = reader.string();
        case 2 -> email = reader.string();
        case 3 -> status = CommunityCodecs.USER_STATUS.read(reader);
        case 4 -> age = reader.intValue();
        case 5 -> tags = CommunityCodecs.STRING_SET.read(reader);
        case 6 -> address = CommunityCodecs.USER_ADDRESS.read(reader);
        case 7 -> nickname = CommunityCodecs.OPTIONAL_STRING.read(reader);
        case 8 -> createdAt = Codecs.INSTANT.read(reader);
        case 9 -> agrees &= UserSchema.KEY.partition().isAt(reader, userId);
        case 10 -> agrees &= UserSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<User> tableKey = UserSchema.KEY.decode(reader);
      userId = tableKey.get(UserSchema.USER_ID);
    }
    if (status == null) {
      status = HeldComponents.read(reader, UserSchema.STATUS, UserSchema.GSI1);
    }
    reader.require(NAMES, 4);
    return new User(userId, name, email, status, age, tags, address, nickname, createdAt);
  }

  @Override
  protected void writeAttributes(User user, ItemWriter writer) {
    ComponentSource<User> components = ComponentSource.of(user);
    UserSchema.KEY.write(components, writer);
    writer.string("Type", "User");
    UserSchema.GSI1.write(components, writer);
    writer.string("userId", user.userId());
    writer.string("name", user.name());
    writer.string("email", user.email());
    writer.attribute("status", user.status(), CommunityCodecs.USER_STATUS);
    writer.number("age", user.age());
    writer.attribute("tags", user.tags(), CommunityCodecs.STRING_SET);
    writer.attribute("address", user.address(), CommunityCodecs.USER_ADDRESS);
    writer.attribute("nickname", user.nickname(), CommunityCodecs.OPTIONAL_STRING);
    writer.attribute("createdAt", user.createdAt(), Codecs.INSTANT);
  }
}
