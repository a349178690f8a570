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

/** An edge whose ends must exist: a song that takes another one up. */
record Duet(String artist, String lead, String reply) {

  static final Component<Duet, String> ARTIST = Component.of("artist", Duet::artist, Codecs.STRING);
  static final Component<Duet, String> LEAD = Component.of("lead", Duet::lead, Codecs.STRING);
  static final Component<Duet, String> REPLY = Component.of("reply", Duet::reply, Codecs.STRING);

  static final PrimaryKey<Duet> KEY =
      PrimaryKey.of(
          "Duet",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Duet>literal("DUET#").then(ARTIST, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "SK",
              KeyTemplate.<Duet>empty()
                  .then(LEAD, KeyFormats.TEXT)
                  .thenLiteral("#")
                  .then(REPLY, KeyFormats.TEXT)));

  static final EntityType<Duet, Key> TYPE =
      EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
          .components(ARTIST, LEAD, REPLY)
          .type("Type", "Duet")
          .relation(Relation.to("lead", () -> Song.TYPED, (Key key) -> key.song(LEAD)).required())
          .relation(Relation.to("reply", () -> Song.TYPED, (Key key) -> key.song(REPLY)).required())
          .build();

  static final class Key extends GeneratedKey<Duet> {

    private Key(ComponentValues<Duet> values) {
      super(KEY, values);
    }

    private Song.Key song(Component<Duet, String> title) {
      return new Song(get(ARTIST), get(title), 0).key();
    }

    static Key of(Duet duet) {
      return new Key(
          ComponentValues.of(ARTIST, duet.artist(), LEAD, duet.lead()).with(REPLY, duet.reply()));
    }
  }

  /** An update as it is generated, without its components. */
  static final class Update extends UpdateBuilder<Duet, Key, Update> {

    Update(EntityOperations<Duet, Key> operations, Key key) {
      super(operations, key);
    }
  }

  private static final class Mapper extends EntityMapper<Duet> {

    private static final AttributeNames NAMES = AttributeNames.of("artist", "lead", "reply");

    Mapper() {
      super("Duet");
    }

    @Override
    protected Duet readAttributes(ItemReader reader) {
      String[] texts = new String[3];
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        texts[i] = reader.string();
      }
      return new Duet(texts[0], texts[1], texts[2]);
    }

    @Override
    protected void writeAttributes(Duet duet, ItemWriter writer) {
      KEY.write(ComponentSource.of(duet), writer);
      writer.string("Type", "Duet");
      writer.string("artist", duet.artist());
      writer.string("lead", duet.lead());
      writer.string("reply", duet.reply());
    }
  }
}
