package io.partita.it.drafts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.drafts.BoxOffice.Event;
import io.partita.it.drafts.BoxOffice.Ticket;
import io.partita.it.drafts.BoxOffice.Visit;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Records are made and copied without naming what Partita writes. */
@DynamoDbTest
class DraftsTest {

  private final BoxOfficeTable office;

  DraftsTest(DynamoDbClient client, @TableName String table) {
    office = BoxOfficeTable.of(client, table);
    office.createTableIfMissing();
  }

  @Test
  void whatIsNotSetIsNullEmptyZeroOrFalse() {
    Event event = EventDraft.empty().eventId("e").build();

    assertEquals(
        new Event("e", null, null, Optional.empty(), null, null, 0, false, 0, 0, null, null),
        event);
  }

  @Test
  void aNewRecordIsStoredWithWhatPartitaWrites() {
    Event created =
        office
            .event()
            .create(
                EventDraft.empty()
                    .eventId("new")
                    .title("Jazz")
                    .place(Optional.of("Cellar"))
                    .tags(List.of("live"))
                    .poster(new byte[] {1, 2})
                    .seats(80)
                    .open(true)
                    .build());

    assertEquals(1, created.version());
    assertEquals(0, created.sold());
    assertEquals(created.createdAt(), created.updatedAt());
    assertArrayEquals(new byte[] {1, 2}, office.event().get("new").poster());
  }

  @Test
  void aCopyKeepsWhatPartitaHasWrittenSoThatItCanReplace() {
    office.event().create(EventDraft.empty().eventId("copy").title("Jazz").build());
    office.ticket().create(TicketDraft.empty().eventId("copy").number(1).holder("Ada").build());
    Event stored = office.event().get("copy");

    Event changed = EventDraft.of(stored).title("Blues").place(Optional.of("Hall")).build();

    assertEquals(stored, EventDraft.of(stored).build());
    assertEquals(stored.version(), changed.version());
    assertEquals(1, changed.sold());
    assertEquals(stored.createdAt(), changed.createdAt());
    Event replaced = office.event().replace(changed);
    assertEquals("Blues", replaced.title());
    assertEquals(stored.version() + 1, replaced.version());
    assertThrows(
        VersionConflictException.class,
        () -> office.event().replace(EventDraft.of(stored).title("Soul").build()));
  }

  @Test
  void aDraftIsOfNoConcernToTheRecordItWasMadeFrom() {
    Event first = EventDraft.empty().eventId("a").title("Jazz").build();
    EventDraft draft = EventDraft.of(first).title("Blues");
    Event second = draft.build();
    Event third = draft.eventId("b").title(null).build();

    assertEquals("Jazz", first.title());
    assertEquals("Blues", second.title());
    assertEquals("b", third.eventId());
    assertNull(third.title());
  }

  @Test
  void theConstructorJudges() {
    TicketDraft draft = TicketDraft.empty().eventId("e").number(7);

    NullPointerException refused = assertThrows(NullPointerException.class, draft::build);
    assertEquals("A ticket has a holder.", refused.getMessage());
    assertEquals(new Ticket("e", 7, "Ada"), draft.holder("Ada").build());
  }

  @Test
  void whatPartitaWritesIsSetOnlyWhereItIsPartOfTheKey() {
    assertEquals(
        Set.of("eventId", "title", "subtitle", "place", "tags", "poster", "seats", "open"),
        setters(EventDraft.class));
    assertEquals(
        Set.of("visitor", "since", "of_", "build_", "empty_", "until"), setters(VisitDraft.class));
    Instant since = Instant.parse("2026-01-15T10:30:00Z");
    assertEquals(
        new Visit("v", since, "x", "y", 3, since),
        VisitDraft.empty()
            .visitor("v")
            .since(since)
            .of_("x")
            .build_("y")
            .empty_(3)
            .until(since)
            .build());
  }

  private static Set<String> setters(Class<?> draft) {
    return Arrays.stream(draft.getDeclaredMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getReturnType() == draft)
        .map(Method::getName)
        .collect(Collectors.toSet());
  }
}
