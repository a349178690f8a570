package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypeBuilder;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An owner that counts its members and its matches, and whose email is unique. */
record Club(String id, @Nullable String email, @Nullable String town, long members, long matches) {

  static final Component<Club, String> ID = Component.of("id", Club::id, Codecs.STRING);
  static final Component<Club, String> EMAIL = Component.of("email", Club::email, Codecs.STRING);
  static final Component<Club, String> TOWN = Component.of("town", Club::town, Codecs.STRING);
  static final Component<Club, Long> MEMBERS = Component.of("members", Club::members, Codecs.LONG);
  static final Component<Club, Long> MATCHES = Component.of("matches", Club::matches, Codecs.LONG);

  static final PrimaryKey<Club> KEY =
      PrimaryKey.of(
          "Club",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Club>literal("CLUB#").then(ID, KeyFormats.TEXT)),
          KeyAttribute.sort("SK", KeyTemplate.literal("INFO")));

  static final EntityType<Club, Key> TYPE = builder().unique(EMAIL, KeyFormats.TEXT).build();

  /** The same without a unique component. */
  static final EntityType<Club, Key> PLAIN = builder().build();

  private static EntityTypeBuilder<Club, Key> builder() {
    return EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
        .components(ID, EMAIL, TOWN, MEMBERS, MATCHES)
        .type("Type", "Club")
        .counts(MEMBERS, MATCHES)
        .cascades();
  }

  static Club of(String id) {
    return new Club(id, null, null, 0, 0);
  }

  static Club of(String id, String email) {
    return new Club(id, email, null, 0, 0);
  }

  Club at(String place) {
    return new Club(id, email, place, members, matches);
  }

  Map<String, AttributeValue> item() {
    return TYPE.mapper().toItem(this);
  }

  /** The item that keeps an email unique. */
  static Map<String, AttributeValue> sentinel(String email, String owner) {
    AttributeValue key = AttributeValue.fromS("UNIQUE#Club#email#" + email);
    return Map.of(
        "PK",
        key,
        "SK",
        key,
        "Type",
        AttributeValue.fromS("$unique"),
        "owner",
        AttributeValue.fromM(Key.of(owner).attributes()));
  }

  static final class Key extends GeneratedKey<Club> {

    private Key(ComponentValues<Club> values) {
      super(KEY, values);
    }

    static Key of(Club club) {
      return of(club.id());
    }

    static Key of(String id) {
      return new Key(ComponentValues.of(ID, id));
    }
  }

  /** An update as it is generated. */
  static final class Update extends UpdateBuilder<Club, Key, Update> {

    Update(EntityOperations<Club, Key> operations, String id) {
      super(operations, Key.of(id));
    }

    Update email(String email) {
      return set(EMAIL, email);
    }

    Update clearEmail() {
      return clear(EMAIL);
    }

    Update town(String town) {
      return set(TOWN, town);
    }
  }

  private static final class Mapper extends EntityMapper<Club> {

    private static final AttributeNames NAMES =
        AttributeNames.of("id", "email", "town", "members", "matches");

    Mapper() {
      super("Club");
    }

    @Override
    protected Club readAttributes(ItemReader reader) {
      String[] texts = new String[3];
      long[] counts = new long[2];
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        if (i < 3) {
          texts[i] = reader.string();
        } else {
          counts[i - 3] = reader.longValue();
        }
      }
      return new Club(texts[0], texts[1], texts[2], counts[0], counts[1]);
    }

    @Override
    protected void writeAttributes(Club club, ItemWriter writer) {
      KEY.write(ComponentSource.of(club), writer);
      writer.string("Type", "Club");
      writer.string("id", club.id());
      if (club.email() != null) {
        writer.string("email", club.email());
      }
      if (club.town() != null) {
        writer.string("town", club.town());
      }
      writer.number("members", club.members());
      writer.number("matches", club.matches());
    }
  }
}
