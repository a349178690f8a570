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
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity with everything that generated code would give it: songs of artists, some of which
 * expire.
 */
record Song(String artist, String title, long expires) {

  static final Component<Song, String> ARTIST = Component.of("artist", Song::artist, Codecs.STRING);
  static final Component<Song, String> TITLE = Component.of("title", Song::title, Codecs.STRING);
  static final Component<Song, Long> EXPIRES = Component.of("expires", Song::expires, Codecs.LONG);

  static final PrimaryKey<Song> KEY =
      PrimaryKey.of(
          "Song",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Song>literal("ARTIST#").then(ARTIST, KeyFormats.TEXT)),
          KeyAttribute.sort("SK", KeyTemplate.<Song>literal("SONG#").then(TITLE, KeyFormats.TEXT)));

  /** Recognised by a type attribute; "Track" is the type's former name. */
  static final EntityType<Song, Key> TYPED =
      builder().type("Type", "Song", "Track").ttl(EXPIRES).build();

  /** Recognised by the shape of keys. */
  static final EntityType<Song, Key> UNTYPED = builder().build();

  private static EntityTypeBuilder<Song, Key> builder() {
    return EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
        .components(ARTIST, TITLE, EXPIRES);
  }

  /** A song that does not expire in the time of these tests. */
  static Song of(int number) {
    return new Song("Nina", "Song" + number, Integer.MAX_VALUE);
  }

  static List<Song> range(int from, int to) {
    return IntStream.range(from, to).mapToObj(Song::of).toList();
  }

  Key key() {
    return Key.of(this);
  }

  Map<String, AttributeValue> item() {
    return TYPED.mapper().toItem(this);
  }

  static final class Key extends GeneratedKey<Song> {

    private Key(ComponentValues<Song> values) {
      super(KEY, values);
    }

    static Key of(Song song) {
      return new Key(ComponentValues.of(ARTIST, song.artist(), TITLE, song.title()));
    }
  }

  static final class Mapper extends EntityMapper<Song> {

    private static final AttributeNames NAMES = AttributeNames.of("artist", "title", "expires");

    Mapper() {
      super("Song");
    }

    @Override
    protected Song readAttributes(ItemReader reader) {
      String artist = "";
      String title = "";
      long expires = 0;
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> artist = reader.string();
          case 1 -> title = reader.string();
          default -> expires = reader.longValue();
        }
      }
      return new Song(artist, title, expires);
    }

    @Override
    protected void writeAttributes(Song song, ItemWriter writer) {
      KEY.write(ComponentSource.of(song), writer);
      writer.string("Type", "Song");
      writer.string("artist", song.artist());
      writer.string("title", song.title());
      writer.number("expires", song.expires());
    }
  }
}
