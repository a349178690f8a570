package com.example.clubs;

import io.partita.annotations.Entity;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.Instant;
import java.util.List;

@Table(
    entities = {Clubs.Person.class, Clubs.Club.class, Clubs.Membership.class},
    collections = Clubs.PersonWithMemberships.class,
    indexes =
        @IndexDefinition(
            name = "GSI1",
            projection = Projection.INCLUDE,
            include = {"since"}))
public interface Clubs {

  @Entity(pk = "PERSON#{personId}", sk = "ABOUT")
  record Person(String personId, String name) {}

  @Entity(pk = "CLUB#{clubId}", sk = "CLUB")
  record Club(String clubId, String title) {}

  @Entity
  @ManyToMany(left = Person.class, right = Club.class)
  record Membership(String personId, String clubId, Instant since, int fee) {}

  @ItemCollection
  record PersonWithMemberships(Person person, List<Membership> memberships) {}
}
