package com.example.clubs;

import io.partita.runtime.Linked;
import io.partita.runtime.Page;
import java.util.List;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Returns what the DAOs give, without types of its own between them and JSON. */
@SpringBootApplication
@RestController
public class ClubService {

  private final ClubsTable clubs;

  public ClubService(ClubsTable clubs) {
    this.clubs = clubs;
  }

  @GetMapping("/persons/{id}/memberships")
  public Page<Clubs.Membership> memberships(
      @PathVariable("id") String personId,
      @RequestParam(name = "cursor", required = false) String cursor) {
    return clubs.membership().byPerson(personId).pageSize(2).page(cursor);
  }

  @GetMapping("/persons/{id}/clubs")
  public List<Linked<Clubs.Membership, Clubs.Club>> clubs(@PathVariable("id") String personId) {
    return clubs.membership().byPerson(personId).withClub().list();
  }

  @GetMapping("/persons/{id}")
  public PersonWithMembershipsPage person(
      @PathVariable("id") String personId,
      @RequestParam(name = "cursor", required = false) String cursor) {
    return clubs.personWithMemberships().byPerson(personId).pageSize(3).page(cursor);
  }

  @GetMapping("/clubs/{id}/members")
  public Page<MembershipByClubItem> members(@PathVariable("id") String clubId) {
    return clubs.membership().byClub(clubId).page();
  }

  @GetMapping("/keys/{id}")
  public List<MembershipKey> keys(@PathVariable("id") String personId) {
    return clubs.membership().byPerson(personId).stream().map(MembershipKey::of).toList();
  }
}
