package io.partita.it.times;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Table;
import java.time.Instant;
import java.time.LocalDateTime;

/**
 * Times in keys: cut to what a key holds of them, or whole in one place beside a part in another.
 */
@Table(
    entities = {
      Telemetry.Reading.class,
      Telemetry.Mark.class,
      Telemetry.Event.class,
      Telemetry.Audit.class,
      Telemetry.Report.class
    })
public interface Telemetry {

  /** A reading, identified by its millisecond. */
  @Entity(pk = "SENSOR#{sensorId}", sk = "AT#{at:millis}")
  @Index(name = "GSI1", pk = "KIND#{kind}", sk = "{at}#{sensorId}")
  record Reading(String sensorId, Instant at, String kind, double value) {}

  /** A mark whose time is in the key alone. */
  @Entity(pk = "SENSOR#{sensorId}", sk = "MARK#{at:epochSeconds}")
  record Mark(String sensorId, @KeyOnly Instant at, @Attribute("t") String text) {}

  /** An event in the partition of its day, sorted by its whole time. */
  @Entity(pk = "DAY#{at:day}", sk = "EV#{at}#{id}", as = "ofDay")
  @Index(name = "GSI1", pk = "HOUR#{at:hour}", sk = "{at:millis}#{id}", as = "ofHour")
  record Event(Instant at, String id, String text) {}

  /** The whole time comes first, its day second. */
  @Entity(pk = "AUDIT#{at:micros}", sk = "{at:day}#{id}", as = "auditsAt")
  record Audit(@KeyOnly LocalDateTime at, @KeyOnly String id) {}

  /** A report of a day: too coarse to cut a time to it without a word. */
  @Entity(pk = "REPORT", sk = "{day:day}", as = "reports")
  record Report(Instant day, String text) {}
}
