package io.partita.runtime.generated.operation;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored tickets and operations on them at a fixed moment. */
final class Tickets {

  static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456789Z");
  static final String NOW_MILLIS = "2026-01-02T03:04:05.123Z";

  static final Options OPTIONS =
      Options.builder()
          .clock(Clock.fixed(NOW, ZoneOffset.UTC))
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .writeAttempts(4)
          .build();

  private Tickets() {}

  static EntityOperations<Ticket, TicketKey> operations(
      ScriptedClient client, EntityType<Ticket, TicketKey> type) {
    return operations(client, type, OPTIONS);
  }

  static EntityOperations<Ticket, TicketKey> operations(
      ScriptedClient client, EntityType<Ticket, TicketKey> type, Options options) {
    return new EntityOperations<>(TableContext.of(client, "tickets", options), type);
  }

  static TicketUpdate update(ScriptedClient client, EntityType<Ticket, TicketKey> type) {
    return new TicketUpdate(operations(client, type), "1");
  }

  /**
   * The stored ticket 1 with some attributes: names and values in turn, values as {@link #value}
   * takes them.
   */
  static Map<String, AttributeValue> stored(Object... attributes) {
    Map<String, AttributeValue> item = new LinkedHashMap<>(TicketKey.of("1").attributes());
    item.put("Type", value("Ticket"));
    item.put("id", value("1"));
    for (int i = 0; i < attributes.length; i += 2) {
      item.put((String) attributes[i], value(attributes[i + 1]));
    }
    return item;
  }

  /** Text, a number, a list or a map as an attribute. */
  static AttributeValue value(Object value) {
    if (value instanceof AttributeValue attribute) {
      return attribute;
    } else if (value instanceof Number number) {
      return AttributeValue.fromN(number.toString());
    } else if (value instanceof List<?> list) {
      return AttributeValue.fromL(list.stream().map(Tickets::value).toList());
    } else if (value instanceof Map<?, ?> map) {
      Map<String, AttributeValue> entries = new LinkedHashMap<>();
      map.forEach((key, entry) -> entries.put((String) key, value(entry)));
      return AttributeValue.fromM(entries);
    } else {
      return AttributeValue.fromS((String) value);
    }
  }
}
