package io.partita.examples.graph;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.time.LocalDate;
import java.util.List;

/** The item collection of a person holds all edges; the index groups them by where they lead. */
@Table(
    entities = {
      Graph.Person.class,
      Graph.Place.class,
      Graph.Birth.class,
      Graph.Job.class,
      Graph.Residence.class
    },
    collections = {Graph.PersonNode.class, Graph.PlaceNode.class})
public interface Graph {

  /** A person. */
  @Entity(pk = "PERSON#{personId}", sk = "NODE")
  record Person(String personId, String name) {}

  /** A place, also on the index, where its residents are. */
  @Entity(pk = "PLACE#{placeId}", sk = "NODE")
  @Index(name = "GSI1", pk = "PLACE#{placeId}", sk = "NODE")
  record Place(String placeId, String name) {}

  /** What is known of a person besides places. */
  sealed interface Fact permits Birth, Job {}

  /** The date of a person's birth; the index has everybody who was born on it. */
  @Entity(pk = "PERSON#{personId}", sk = "BIRTH")
  @Index(name = "GSI1", pk = "DATE#{day}", sk = "BIRTH#{personId}")
  record Birth(String personId, LocalDate day) implements Fact {}

  /** What a person works as; the index has everybody who does. */
  @Entity(pk = "PERSON#{personId}", sk = "JOB#{title}")
  @Index(name = "GSI1", pk = "JOB#{title}", sk = "PERSON#{personId}")
  record Job(String personId, String title, int since) implements Fact {}

  /** Where a person lives; the index has everybody who lives there. */
  @Entity
  @ManyToMany(left = Person.class, right = Place.class)
  record Residence(String personId, String placeId, int since) {}

  /** A person with all edges of all kinds. */
  @ItemCollection
  record PersonNode(Person person, List<Fact> facts, List<Residence> residences) {}

  /** A place with its residents. */
  @ItemCollection
  record PlaceNode(Place place, List<Residence> residents) {}
}
