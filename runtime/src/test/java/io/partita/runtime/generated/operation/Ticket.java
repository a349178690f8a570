package io.partita.runtime.generated.operation;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A support ticket, the entity of these tests. */
record Ticket(
    String id,
    @Nullable String title,
    @Nullable String status,
    long points,
    Set<String> tags,
    List<String> notes,
    Map<String, String> labels,
    @Nullable Instant createdAt,
    @Nullable Instant updatedAt,
    @Nullable Long version,
    @Nullable Instant expiresAt) {

  static Ticket of(String id, @Nullable String title, @Nullable String status, long points) {
    return new Ticket(
        id, title, status, points, Set.of(), List.of(), Map.of(), null, null, null, null);
  }

  Ticket withVersion(@Nullable Long version) {
    return new Ticket(
        id, title, status, points, tags, notes, labels, createdAt, updatedAt, version, expiresAt);
  }

  Ticket withCreatedAt(@Nullable Instant createdAt) {
    return new Ticket(
        id, title, status, points, tags, notes, labels, createdAt, updatedAt, version, expiresAt);
  }

  Ticket withExpiresAt(@Nullable Instant expiresAt) {
    return new Ticket(
        id, title, status, points, tags, notes, labels, createdAt, updatedAt, version, expiresAt);
  }
}
