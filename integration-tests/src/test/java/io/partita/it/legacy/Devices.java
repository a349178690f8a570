package io.partita.it.legacy;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;

/** A table without a sort key, keyed by binary serial numbers. */
@Table(entities = Devices.Device.class, partitionKey = "serial", sortKey = "", typeAttribute = "")
public interface Devices {

  /** A device. */
  @Entity(pk = "{serial}")
  record Device(byte[] serial, @Attribute("fw") String firmware) {}
}
