package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;

/** Songs whose items are filled up with lyrics. */
final class Inflated extends EntityMapper<Song> {

  /** Items beyond the largest one that DynamoDB stores. */
  static final EntityType<Song, Song.Key> TYPE = type("la".repeat(204_800));

  /** Items that take six times as much in a request. */
  static final EntityType<Song, Song.Key> ESCAPED = type("\u0001".repeat(390_000));

  private final String lyrics;

  private Inflated(String lyrics) {
    super("Song");
    this.lyrics = lyrics;
  }

  private static EntityType<Song, Song.Key> type(String lyrics) {
    return EntityType.builder(
            new Inflated(lyrics), Song.KEY, Song.Key::of, values -> Song.of(0).key())
        .build();
  }

  @Override
  protected Song readAttributes(ItemReader reader) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected void writeAttributes(Song song, ItemWriter writer) {
    Song.KEY.write(ComponentSource.of(song), writer);
    writer.string("lyrics", lyrics);
  }
}
