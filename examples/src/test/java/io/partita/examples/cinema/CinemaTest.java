package io.partita.examples.cinema;

import static io.partita.examples.cinema.CinemaWalk.BUZZ;
import static io.partita.examples.cinema.CinemaWalk.CAST_AWAY;
import static io.partita.examples.cinema.CinemaWalk.CHUCK;
import static io.partita.examples.cinema.CinemaWalk.HANKS;
import static io.partita.examples.cinema.CinemaWalk.TOY_STORY;
import static io.partita.examples.cinema.CinemaWalk.WOODY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.cinema.Cinema.ActorWithRoles;
import io.partita.examples.cinema.Cinema.MovieWithRoles;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CinemaTest {

  @Test
  void bothDirectionsHaveTheirRoles(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new CinemaWalk(), client, table);
    assertEquals(
        Optional.of(new MovieWithRoles(TOY_STORY, List.of(BUZZ, WOODY))),
        told.answer("A movie with its roles: the table"));
    assertEquals(
        Optional.of(new ActorWithRoles(HANKS, List.of(CHUCK, WOODY))),
        told.answer("An actor with all roles: the index"));
    assertEquals(
        List.of(
            new Linked<>(CHUCK, Optional.of(CAST_AWAY)),
            new Linked<>(WOODY, Optional.of(TOY_STORY))),
        told.answer("The movies of these roles"));
    assertEquals(List.of(CHUCK, WOODY), told.answer("Roles alone"));
  }
}
