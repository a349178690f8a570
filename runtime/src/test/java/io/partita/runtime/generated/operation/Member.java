package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A child that its club counts. */
record Member(String club, String name) {

  static final Component<Member, String> CLUB = Component.of("club", Member::club, Codecs.STRING);
  static final Component<Member, String> NAME = Component.of("name", Member::name, Codecs.STRING);

  static final PrimaryKey<Member> KEY =
      PrimaryKey.of(
          "Member",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Member>literal("CLUB#").then(CLUB, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "SK", KeyTemplate.<Member>literal("MEMBER#").then(NAME, KeyFormats.TEXT)));

  static final EntityType<Member, Key> TYPE =
      EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
          .components(CLUB, NAME)
          .type("Type", "Member")
          .relation(Relation.to("club", () -> Club.TYPE, Key::club).countedBy(Club.MEMBERS))
          .build();

  static List<Member> of(String club, int count) {
    return IntStream.range(0, count).mapToObj(i -> new Member(club, "m" + i)).toList();
  }

  /** One person in many clubs. */
  static List<Member> inClubs(int count) {
    return IntStream.range(0, count).mapToObj(i -> new Member("c" + i, "ada")).toList();
  }

  Key key() {
    return Key.of(this);
  }

  Map<String, AttributeValue> item() {
    return TYPE.mapper().toItem(this);
  }

  static final class Key extends GeneratedKey<Member> {

    private Key(ComponentValues<Member> values) {
      super(KEY, values);
    }

    static Key of(Member member) {
      return new Key(ComponentValues.of(CLUB, member.club(), NAME, member.name()));
    }

    Club.Key club() {
      return Club.Key.of(get(CLUB));
    }
  }

  private static final class Mapper extends EntityMapper<Member> {

    private static final AttributeNames NAMES = AttributeNames.of("club", "name");

    Mapper() {
      super("Member");
    }

    @Override
    protected Member readAttributes(ItemReader reader) {
      String[] texts = new String[2];
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        texts[i] = reader.string();
      }
      return new Member(texts[0], texts[1]);
    }

    @Override
    protected void writeAttributes(Member member, ItemWriter writer) {
      KEY.write(ComponentSource.of(member), writer);
      writer.string("Type", "Member");
      writer.string("club", member.club());
      writer.string("name", member.name());
    }
  }
}
