package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.relations.Cinema.Actor;
import io.partita.it.relations.Cinema.Movie;
import io.partita.it.relations.Cinema.Role;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CinemaTest {

  private static CinemaTable cinema;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    cinema = CinemaTable.of(client, name);
    cinema.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void aFlippedIndexNeedsNoAttributesOfItsOwn() {
    Movie movie = cinema.movie().create(new Movie("Toy Story", 1995));
    cinema.movie().create(new Movie("Toy Story 2", 1999));
    Actor tom = cinema.actor().create(new Actor("Tom Hanks", 1956));
    Role woody = cinema.role().create(new Role("Toy Story", "Tom Hanks", "Woody"));
    Role buzz = cinema.role().create(new Role("Toy Story", "Tim Allen", "Buzz"));
    Role again = cinema.role().create(new Role("Toy Story 2", "Tom Hanks", "Woody"));
    assertEquals(
        Set.of("PK", "SK", "Type", "movieTitle", "actorName", "character"),
        raw.get("MOVIE#Toy%20Story", "ACTOR#Tom%20Hanks").keySet());
    assertEquals(List.of(buzz, woody), cinema.role().byMovie("Toy Story").list());
    assertEquals(List.of(woody, again), cinema.role().byActor("Tom Hanks").list());
    assertEquals(
        List.of(again), cinema.role().byActor("Tom Hanks").movieTitleAfter("Toy Story").list());
    assertEquals(
        List.of(new Linked<>(buzz, Optional.empty()), new Linked<>(woody, Optional.of(tom))),
        cinema.role().byMovie("Toy Story").withActor().list());
    assertEquals(
        Optional.of(movie),
        cinema.role().byActor("Tom Hanks").withMovie().first().orElseThrow().target());
    assertEquals(2, cinema.role().byActor("Tom Hanks").count());
  }
}
