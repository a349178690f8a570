package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.collections.Studio.Actor;
import io.partita.it.collections.Studio.ActorWithRoles;
import io.partita.it.collections.Studio.Movie;
import io.partita.it.collections.Studio.MovieWithRoles;
import io.partita.it.collections.Studio.Role;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class StudioTest {

  private static final Movie MOVIE = new Movie("Toy Story", 1995);
  private static final Actor TOM = new Actor("Tom Hanks", 1956);
  private static final Role WOODY = new Role("Toy Story", "Tom Hanks", "Woody");
  private static final Role BUZZ = new Role("Toy Story", "Tim Allen", "Buzz");
  private static final Role AGAIN = new Role("Toy Story 2", "Tom Hanks", "Woody");

  private static Requests requests;
  private static StudioTable studio;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    studio = StudioTable.of(requests.client(), name);
    studio.createTableIfMissing();
    raw = new RawItems(client, name);
    studio.movie().create(MOVIE);
    studio.movie().create(new Movie("Toy Story 2", 1999));
    studio.actor().create(TOM);
    studio.role().putAll(List.of(WOODY, BUZZ, AGAIN));
    // Another program's item in the same partition, whose key has another shape.
    raw.put(Map.of("PK", RawItems.text("MOVIE#Toy Story"), "SK", RawItems.text("DIRECTOR#John")));
  }

  @Test
  void aMovieWithItsRolesIsRecognisedByTheShapeOfKeys() {
    requests.take();
    assertEquals(
        Optional.of(new MovieWithRoles(MOVIE, List.of(BUZZ, WOODY))),
        studio.movieWithRoles().find("Toy Story"));
    QueryRequest query = requests.takeQuery();
    assertEquals(
        "PK = 'MOVIE#Toy Story' AND SK BETWEEN 'ACTOR#' AND 'MOVIE#Toy Story'",
        Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
  }

  @Test
  void anActorWithAllRolesIsOneQueryOfTheFlippedIndex() {
    requests.take();
    assertEquals(
        Optional.of(new ActorWithRoles(TOM, List.of(WOODY, AGAIN))),
        studio.actorWithRoles().find("Tom Hanks"));
    assertEquals("GSI1", requests.takeQuery().indexName());
    assertEquals(
        Optional.of(new ActorWithRoles(TOM, List.of(WOODY))),
        studio.actorWithRoles().byActor("Tom Hanks").limit(2).find());
    assertEquals(
        Optional.of(MOVIE), studio.actorWithRoles().rolesWithMovie(List.of(WOODY)).get(0).target());
  }
}
