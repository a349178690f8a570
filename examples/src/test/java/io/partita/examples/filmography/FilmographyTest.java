package io.partita.examples.filmography;

import static io.partita.examples.filmography.FilmographyWalk.HEIST;
import static io.partita.examples.filmography.FilmographyWalk.VOYAGE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.filmography.Filmography.Actor;
import io.partita.examples.filmography.Filmography.Credit;
import io.partita.examples.filmography.Filmography.Role;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class FilmographyTest {

  @Test
  void titlesFollowTheirMovie(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new FilmographyWalk(), client, table);
    Actor kim = new Actor("kim", "Kim", List.of(HEIST, VOYAGE));
    assertEquals(kim, told.answer("An actor with all movies"));
    assertEquals(
        List.of(
            new Linked<>(new Role("kim", "m1", "Banker"), Optional.of(kim)),
            new Linked<>(
                new Role("lee", "m1", "Driver"),
                Optional.of(new Actor("lee", "Lee", List.of(HEIST))))),
        told.answer("Who is in a movie, each with all movies"));
    assertEquals(2L, told.answer("Bring all copies up to date"));
    assertEquals(
        new Actor("kim", "Kim", List.of(new Credit("m1", "The Job", 1999), VOYAGE)),
        told.answer("The actor now"));
    assertEquals(List.of(), told.answer("What still differs"));
  }
}
