package io.partita.it.gallery;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Side;
import io.partita.annotations.Table;
import java.util.List;

/** A graph with edges of three types around a person, all of them on one index, and counted. */
@Table(
    entities = {
      Genealogy.Person.class,
      Genealogy.Place.class,
      Genealogy.Job.class,
      Genealogy.Residence.class,
      Genealogy.Employment.class,
      Genealogy.Friendship.class
    },
    collections = Genealogy.PersonNode.class)
public interface Genealogy {

  /** A person, who counts places, and friends in both directions. */
  @Entity(pk = "PERSON#{personId}", sk = "NODE")
  record Person(
      String personId,
      @Count(Residence.class) int places,
      @Count(value = Friendship.class, side = Side.LEFT) int friends,
      @Count(value = Friendship.class, side = Side.RIGHT) int friendOf) {}

  /** A place, which counts who lives there. */
  @Entity(pk = "PLACE#{placeId}", sk = "NODE")
  record Place(String placeId, @Count(Residence.class) int residents) {}

  /** A job, which counts nobody. */
  @Entity(pk = "JOB#{jobId}", sk = "NODE")
  record Job(String jobId) {}

  /** A person lives in a place. */
  @Entity
  @ManyToMany(left = Person.class, right = Place.class)
  record Residence(String personId, String placeId) {}

  /** A person has a job. */
  @Entity
  @ManyToMany(left = Person.class, right = Job.class)
  record Employment(String personId, String jobId) {}

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
      Person person,
      List<Residence> residences,
      List<Employment> employments,
      List<Friendship> friendships) {}
}
