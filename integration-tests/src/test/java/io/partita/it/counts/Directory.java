package io.partita.it.counts;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import io.partita.annotations.Unique;
import io.partita.annotations.Version;

/** People with addresses and handles of their own, seats in teams, and notes. */
@Table(
    entities = {
      Directory.Person.class,
      Directory.Team.class,
      Directory.Seat.class,
      Directory.Memo.class
    })
public interface Directory {

  /** A person; everybody has an address, some have a handle. */
  @Entity(pk = "PERSON#{personId}", sk = "PERSON")
  record Person(String personId, String name, @Unique String email, @Unique String handle) {}

  /** A team. */
  @Entity(pk = "TEAM#{teamId}", sk = "TEAM")
  record Team(
      String teamId,
      String name,
      @Unique String slug,
      @Count(Seat.class) long seatCount,
      @Version long version) {}

  /** A person's seat in a team. */
  @Entity
  @ManyToMany(left = Person.class, right = Team.class, requireEnds = true)
  record Seat(String personId, String teamId, String role) {}

  /** Something written down, without any ties. */
  @Entity(pk = "MEMO#{memoId}", sk = "MEMO")
  record Memo(String memoId, String text) {}
}
