package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.SetKind;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads tickets as a generated mapper would; these tests write components, never whole records. */
final class TicketMapper extends EntityMapper<Ticket> {

  static final TicketMapper INSTANCE = new TicketMapper();
  static final Codec<Set<String>> TAGS = Codecs.set(SetKind.TEXT, Codecs.STRING);
  static final Codec<List<String>> NOTES = Codecs.list(Codecs.STRING);
  static final Codec<Map<String, String>> LABELS = Codecs.map(Codecs.STRING);

  private static final AttributeNames NAMES =
      AttributeNames.of(
              "id",
              "title",
              "status",
              "points",
              "tags",
              "notes",
              "labels",
              "createdAt",
              "updatedAt",
              "version",
              "expiresAt")
          .alias(1, "name")
          .alias(3, "score")
          .alias(6, "marks")
          .alias(7, "since")
          .alias(9, "revision");

  private TicketMapper() {
    super("Ticket");
  }

  @Override
  protected Ticket readAttributes(ItemReader reader) {
    String id = "";
    String title = null;
    String status = null;
    long points = 0;
    Set<String> tags = Set.of();
    List<String> notes = List.of();
    Map<String, String> labels = Map.of();
    Instant createdAt = null;
    Instant updatedAt = null;
    Long version = null;
    Instant expiresAt = null;
    for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
      switch (i) {
        case 0 -> id = reader.string();
        case 1 -> title = reader.string();
        case 2 -> status = reader.string();
        case 3 -> points = reader.longValue();
        case 4 -> tags = TAGS.read(reader);
        case 5 -> notes = NOTES.read(reader);
        case 6 -> labels = LABELS.read(reader);
        case 7 -> createdAt = Codecs.INSTANT.read(reader);
        case 8 -> updatedAt = Codecs.INSTANT.read(reader);
        case 9 -> version = reader.longValue();
        default -> expiresAt = Codecs.EPOCH_SECONDS.read(reader);
      }
    }
    return new Ticket(
        id, title, status, points, tags, notes, labels, createdAt, updatedAt, version, expiresAt);
  }

  @Override
  protected void writeAttributes(Ticket ticket, ItemWriter writer) {
    throw new UnsupportedOperationException();
  }
}
