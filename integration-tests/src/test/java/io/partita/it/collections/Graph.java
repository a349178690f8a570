package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.time.LocalDate;
import java.util.List;

/**
 * A materialized graph: the item collection of a node holds all its edges, and one overloaded index
 * regroups them by what they lead to.
 */
@Table(
    entities = {
      Graph.Person.class,
      Graph.Place.class,
      Graph.Birth.class,
      Graph.Residence.class,
      Graph.Employment.class,
      Graph.Friendship.class
    },
    collections = {Graph.PersonNode.class, Graph.PlaceNode.class, Graph.Births.class})
public interface Graph {

  /** A person. */
  @Entity(pk = "PERSON#{id}", sk = "NODE")
  record Person(String id, String name) {}

  /** A place, also on the index. */
  @Entity(pk = "PLACE#{id}", sk = "NODE")
  @Index(name = "GSI1", pk = "PLACE#{id}", sk = "NODE")
  record Place(String id, String name) {}

  /** What happened in or to a person's life. */
  sealed interface Fact permits Birth, Employment {}

  /** A person was born on a day. */
  @Entity(pk = "PERSON#{personId}", sk = "BIRTH")
  @Index(name = "GSI1", pk = "BIRTHS#{year}", sk = "{day}#{personId}", as = "bornIn")
  record Birth(String personId, int year, LocalDate day) implements Fact {}

  /** A person works as something. */
  @Entity(pk = "PERSON#{personId}", sk = "JOB#{title}")
  @Index(name = "GSI1", pk = "JOB#{title}", sk = "PERSON#{personId}", as = "byTitle")
  record Employment(String personId, String title, int since) implements Fact {}

  /** A person lives in a place. */
  @Entity
  @ManyToMany(left = Person.class, right = Place.class)
  record Residence(String personId, String placeId, int since) {}

  /** A person knows another. */
  @Entity(pk = "PERSON#{personId}", sk = "FRIEND#{friendId}")
  @ManyToMany(
      left = Person.class,
      right = Person.class,
      leftKey = "personId",
      rightKey = "friendId")
  @Index(name = "GSI1", pk = "PERSON#{friendId}", sk = "FRIEND#{personId}")
  record Friendship(String personId, String friendId) {}

  /** A person with all edges of all types. */
  @ItemCollection
  record PersonNode(
      Person person, List<Fact> facts, List<Residence> residences, List<Friendship> friendships) {}

  /** A place with who lives there, through the index. */
  @ItemCollection
  record PlaceNode(Place place, List<Residence> residents) {}

  /** All births of a year, regrouped by the index. */
  @ItemCollection(index = "GSI1")
  record Births(List<Birth> births) {}
}
