package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypeBuilder;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The components and keys of a ticket, and types that differ in what is managed, indexed or
 * renamed.
 */
final class TicketSchema {

  static final Component<Ticket, String> ID = Component.of("id", Ticket::id, Codecs.STRING);
  static final Component<Ticket, String> TITLE =
      Component.of("title", Ticket::title, Codecs.STRING);
  static final Component<Ticket, String> STATUS =
      Component.of("status", Ticket::status, Codecs.STRING);
  static final Component<Ticket, Long> POINTS = Component.of("points", Ticket::points, Codecs.LONG);
  static final Component<Ticket, Set<String>> TAGS =
      Component.of("tags", Ticket::tags, TicketMapper.TAGS);
  static final Component<Ticket, List<String>> NOTES =
      Component.of("notes", Ticket::notes, TicketMapper.NOTES);
  static final Component<Ticket, Map<String, String>> LABELS =
      Component.of("labels", Ticket::labels, TicketMapper.LABELS);
  static final Component<Ticket, Instant> CREATED_AT =
      Component.of("createdAt", Ticket::createdAt, Codecs.INSTANT);
  static final Component<Ticket, Instant> UPDATED_AT =
      Component.of("updatedAt", Ticket::updatedAt, Codecs.INSTANT);
  static final Component<Ticket, Long> VERSION =
      Component.of("version", Ticket::version, Codecs.LONG);
  static final Component<Ticket, Instant> EXPIRES_AT =
      Component.of("expiresAt", Ticket::expiresAt, Codecs.EPOCH_SECONDS);

  static final Component<Ticket, String> RENAMED_TITLE = TITLE.aliases("name");
  static final Component<Ticket, Long> RENAMED_POINTS = POINTS.aliases("score");
  static final Component<Ticket, Map<String, String>> RENAMED_LABELS = LABELS.aliases("marks");
  static final Component<Ticket, Instant> RENAMED_CREATED_AT = CREATED_AT.aliases("since");
  static final Component<Ticket, Long> RENAMED_VERSION = VERSION.aliases("revision");

  static final PrimaryKey<Ticket> KEY =
      PrimaryKey.of(
          "Ticket",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Ticket>literal("TICKET#").then(ID, KeyFormats.TEXT)),
          KeyAttribute.sort("SK", KeyTemplate.literal("INFO")));

  /** By status, ordered by creation. */
  static final IndexKey<Ticket> GSI1 =
      IndexKey.of(
          "Ticket",
          "GSI1",
          KeyAttribute.partition(
              "GSI1PK",
              KeyTemplate.<Ticket>literal("STATUS#").then(STATUS, KeyFormats.TEXT).truncating()),
          KeyAttribute.sort(
              "GSI1SK",
              KeyTemplate.<Ticket>empty()
                  .then(CREATED_AT, KeyFormats.instant(Precision.SECONDS))
                  .thenLiteral("#")
                  .then(ID, KeyFormats.TEXT)
                  .truncating()));

  /** By status, ordered by points. */
  static final IndexKey<Ticket> GSI2 =
      IndexKey.of(
          "Ticket",
          "GSI2",
          KeyAttribute.partition(
              "GSI2PK",
              KeyTemplate.<Ticket>literal("STATUS#").then(STATUS, KeyFormats.TEXT).truncating()),
          KeyAttribute.sort(
              "GSI2SK",
              KeyTemplate.<Ticket>empty().then(POINTS, KeyFormats.longWidth(4)).truncating()));

  /** Nothing managed, no index. */
  static final EntityType<Ticket, TicketKey> PLAIN = plain().build();

  static final EntityType<Ticket, TicketKey> MANAGED =
      plain()
          .version(VERSION)
          .createdAt(CREATED_AT, Precision.MILLIS)
          .updatedAt(UPDATED_AT, Precision.MILLIS)
          .build();

  static final EntityType<Ticket, TicketKey> EXPIRING = plain().ttl(EXPIRES_AT).build();

  /** Deleted with what belongs to it. */
  static final EntityType<Ticket, TicketKey> CASCADING = plain().cascades().build();

  static final EntityType<Ticket, TicketKey> CASCADING_EXPIRING =
      plain().ttl(EXPIRES_AT).cascades().build();

  static final EntityType<Ticket, TicketKey> CASCADING_BY_POINTS =
      plain().indexes(GSI2).cascades().build();

  static final EntityType<Ticket, TicketKey> BY_CREATION =
      plain().createdAt(CREATED_AT, Precision.NANOS).indexes(GSI1).build();

  static final EntityType<Ticket, TicketKey> BY_POINTS = plain().indexes(GSI2).build();

  static final EntityType<Ticket, TicketKey> RENAMED =
      builder()
          .type("Type", "Ticket", "Issue")
          .components(
              ID,
              RENAMED_TITLE,
              STATUS,
              RENAMED_POINTS,
              TAGS,
              NOTES,
              RENAMED_LABELS,
              RENAMED_CREATED_AT,
              RENAMED_VERSION)
          .createdAt(RENAMED_CREATED_AT, Precision.NANOS)
          .version(RENAMED_VERSION)
          .build();

  private TicketSchema() {}

  private static EntityTypeBuilder<Ticket, TicketKey> plain() {
    return builder()
        .type("Type", "Ticket")
        .components(
            ID,
            TITLE,
            STATUS,
            POINTS,
            TAGS,
            NOTES,
            LABELS,
            CREATED_AT,
            UPDATED_AT,
            VERSION,
            EXPIRES_AT)
        .orCreateDefault(POINTS, 0L);
  }

  private static EntityTypeBuilder<Ticket, TicketKey> builder() {
    return EntityType.builder(TicketMapper.INSTANCE, KEY, TicketKey::of, TicketKey::from);
  }
}
