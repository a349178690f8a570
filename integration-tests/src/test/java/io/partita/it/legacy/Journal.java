package io.partita.it.legacy;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.UUID;

/**
 * Entries of every format that a sort key can begin with, in partitions that they share with notes,
 * without a type attribute.
 */
@Table(
    entities = {
      Journal.Note.class,
      Journal.Entry.class,
      Journal.Second.class,
      Journal.Day.class,
      Journal.Hour.class,
      Journal.Month.class,
      Journal.Annual.class,
      Journal.Milli.class,
      Journal.Padded.class,
      Journal.Wide.class,
      Journal.Plain.class,
      Journal.Id.class,
      Journal.Flag.class,
      Journal.Hash.class,
      Journal.Graded.class
    },
    typeAttribute = "")
public interface Journal {

  /** Constants whose names are encoded in keys. */
  enum Grade {
    LOW,
    LOW$,
    MID,
    TOP,
    TOP$
  }

  /** A note in a partition of any kind, behind all entries. */
  @Entity(pk = "{kind}#{id}", sk = "~{note}")
  record Note(String kind, String id, String note, String text) {}

  /** An entry with nothing behind its time. */
  @Entity(pk = "ENTRY#{id}", sk = "{time:seconds}")
  record Entry(String id, Instant time) {}

  @Entity(pk = "SECOND#{id}", sk = "{at:seconds}#{text}")
  record Second(String id, Instant at, String text) {}

  @Entity(pk = "DAY#{id}", sk = "{at}#{text}")
  record Day(String id, LocalDate at, String text) {}

  @Entity(pk = "HOUR#{id}", sk = "{at}#{text}")
  record Hour(String id, LocalDateTime at, String text) {}

  @Entity(pk = "MONTH#{id}", sk = "{at}#{text}")
  record Month(String id, YearMonth at, String text) {}

  @Entity(pk = "YEAR#{id}", sk = "{at}#{text}")
  record Annual(String id, Year at, String text) {}

  @Entity(pk = "MILLI#{id}", sk = "{at:epochMillis}#{text}")
  record Milli(String id, Instant at, String text) {}

  @Entity(pk = "PADDED#{id}", sk = "{at}#{text}")
  record Padded(String id, long at, String text) {}

  @Entity(pk = "WIDE#{id}", sk = "{at:4}#{text}")
  record Wide(String id, int at, String text) {}

  @Entity(pk = "PLAIN#{id}", sk = "{at:plain}#{text}")
  record Plain(String id, short at, String text) {}

  @Entity(pk = "ID#{id}", sk = "{at}#{text}")
  record Id(String id, UUID at, String text) {}

  @Entity(pk = "FLAG#{id}", sk = "{at}#{text}")
  record Flag(String id, boolean at, String text) {}

  @Entity(pk = "HASH#{id}", sk = "{at}#{text}")
  record Hash(String id, byte[] at, String text) {}

  @Entity(pk = "GRADED#{id}", sk = "{at}#{text}")
  record Graded(String id, Grade at, String text) {}
}
