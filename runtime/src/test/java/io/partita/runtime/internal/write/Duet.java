package io.partita.runtime.internal.write;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.entity.GeneratedKey;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.entity.KeyTemplate;
import io.partita.runtime.internal.entity.PrimaryKey;
import io.partita.runtime.internal.entity.Relation;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.Codecs;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import io.partita.runtime.internal.key.KeyFormats;

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
