package io.partita.it.rest;

import io.partita.annotations.Aliases;
import io.partita.annotations.Attribute;
import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Rest;
import io.partita.annotations.Table;
import io.partita.annotations.Version;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Vehicles, to whose items their makers' programs add what they like. */
@Table(entities = {Fleet.Depot.class, Fleet.Vehicle.class, Fleet.Note.class, Fleet.Plain.class})
public interface Fleet {

  /** Where vehicles are kept, with what other programs say of it. */
  @Entity(pk = "DEPOT#{depotId}", sk = "DEPOT")
  record Depot(
      String depotId,
      @Rest Map<String, AttributeValue> others,
      @Count(Vehicle.class) long vehicles) {}

  /** A vehicle with what its maker reports. */
  @Entity(sk = "VEHICLE#{vehicleId}")
  @ChildOf(Depot.class)
  @Index(name = "GSI1", pk = "MODEL#{model}", sk = "{vehicleId}", as = "byModel")
  record Vehicle(
      String depotId,
      String vehicleId,
      @Attribute("m") @Aliases("type") String model,
      @Rest Map<String, AttributeValue> reported,
      @Version long version) {}

  /** A note of which nothing else is known. */
  @Entity(pk = "NOTE#{noteId}", sk = "NOTE")
  record Note(String noteId, String text, @Rest Map<String, AttributeValue> others) {}

  /** A note that knows nothing of the attributes of others. */
  @Entity(pk = "PLAIN#{noteId}", sk = "NOTE")
  record Plain(String noteId, String text) {}
}
