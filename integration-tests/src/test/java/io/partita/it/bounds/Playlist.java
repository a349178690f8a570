package io.partita.it.bounds;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A list of songs with all kinds of bounded collections. */
@Entity(pk = "PLAYLIST#{id}", sk = "INFO")
public record Playlist(
    String id,
    @Attribute(max = 4) List<String> songs,
    @Attribute(value = "t", max = 2) Set<String> tags,
    @Attribute(max = 2) Map<String, Integer> ratings,
    @Attribute(max = 3) List<Section> sections,
    @Attribute(max = 2) Set<BigDecimal> prices,
    @Attribute(max = 2) Set<ByteBuffer> covers,
    @Attribute(max = 2) Set<Section> moods) {

  /** A part of a playlist. */
  public record Section(String title, @Attribute(max = 2) List<Integer> positions) {}

  static Playlist of(String id, String... songs) {
    return of(id, List.of(songs), Set.of(), Map.of());
  }

  static Playlist of(
      String id, List<String> songs, Set<String> tags, Map<String, Integer> ratings) {
    return new Playlist(id, songs, tags, ratings, List.of(), Set.of(), Set.of(), Set.of());
  }
}
