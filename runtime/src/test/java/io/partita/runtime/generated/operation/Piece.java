package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
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

/** A record that is stored as one of two entities: a box, or a part of one. */
record Piece(String box, String id) {

  static final Component<Piece, String> BOX = Component.of("box", Piece::box, Codecs.STRING);
  static final Component<Piece, String> ID = Component.of("id", Piece::id, Codecs.STRING);

  static final EntityType<Piece, Key> BOX_TYPE = type("Box", KeyTemplate.literal("BOX"));
  static final EntityType<Piece, Key> PART_TYPE =
      type("Part", KeyTemplate.<Piece>literal("PART#").then(ID, KeyFormats.TEXT));

  private static EntityType<Piece, Key> type(String name, KeyTemplate<Piece> sort) {
    PrimaryKey<Piece> key =
        PrimaryKey.of(
            name,
            KeyAttribute.partition(
                "PK", KeyTemplate.<Piece>literal("BOX#").then(BOX, KeyFormats.TEXT)),
            KeyAttribute.sort("SK", sort));
    return EntityType.builder(
            new Mapper(name, key),
            key,
            piece -> new Key(key, ComponentValues.of(BOX, piece.box(), ID, piece.id())),
            values -> new Key(key, values))
        .components(BOX, ID)
        .type("Type", name)
        .cascades()
        .build();
  }

  static final class Key extends GeneratedKey<Piece> {

    private Key(PrimaryKey<Piece> key, ComponentValues<Piece> values) {
      super(key, values);
    }
  }

  private static final class Mapper extends EntityMapper<Piece> {

    private static final AttributeNames NAMES = AttributeNames.of("box", "id");

    private final PrimaryKey<Piece> key;

    Mapper(String name, PrimaryKey<Piece> key) {
      super(name);
      this.key = key;
    }

    @Override
    protected Piece readAttributes(ItemReader reader) {
      String[] values = new String[2];
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        values[i] = reader.string();
      }
      return new Piece(values[0], values[1]);
    }

    @Override
    protected void writeAttributes(Piece piece, ItemWriter writer) {
      key.write(ComponentSource.of(piece), writer);
      writer.string("Type", entity());
      writer.string("box", piece.box());
      writer.string("id", piece.id());
    }
  }
}
