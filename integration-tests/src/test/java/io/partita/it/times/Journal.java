package io.partita.it.times;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.time.Instant;

/**
 * A log without a key of its own, with incidents in partitions of their days, and what lies below
 * incidents.
 */
@Table(
    entities = {
      Journal.Log.class,
      Journal.Chapter.class,
      Journal.Incident.class,
      Journal.Note.class
    })
public interface Journal {

  /** The only log there is. */
  @Entity(pk = "LOG", sk = "#LOG")
  record Log(String title, @Count(Chapter.class) long chapters) {}

  /** A chapter of the log. */
  @Entity(sk = "CHAPTER#{number:3}")
  @ChildOf(value = Log.class, requireParent = true)
  record Chapter(int number, String title) {}

  /** An incident in the partition of its day, sorted by its whole time. */
  @Entity(pk = "DAY#{at:day}", sk = "INCIDENT#{at}", as = "ofDay")
  record Incident(Instant at, @Count(Note.class) long notes) {}

  /** A note on an incident. */
  @Entity(sk = "INCIDENT#{at}#NOTE#{number:3}")
  @ChildOf(Incident.class)
  record Note(Instant at, int number, String text) {}
}
