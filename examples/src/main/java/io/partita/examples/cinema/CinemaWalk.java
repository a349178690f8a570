package io.partita.examples.cinema;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.cinema.Cinema.Actor;
import io.partita.examples.cinema.Cinema.ActorWithRoles;
import io.partita.examples.cinema.Cinema.Movie;
import io.partita.examples.cinema.Cinema.Role;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads a movie with its roles and an actor with all roles, one request each. */
public final class CinemaWalk implements Walk {

  static final Movie TOY_STORY = new Movie("Toy Story", 1995);
  static final Movie CAST_AWAY = new Movie("Cast Away", 2000);
  static final Actor HANKS = new Actor("Tom Hanks", 1956);
  static final Role WOODY = new Role("Toy Story", "Tom Hanks", "Woody");
  static final Role BUZZ = new Role("Toy Story", "Tim Allen", "Buzz");
  static final Role CHUCK = new Role("Cast Away", "Tom Hanks", "Chuck");

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    CinemaTable cinema = CinemaTable.of(client, tableName);
    narrator.chapter("The table and its items");
    cinema.createTableIfMissing();
    cinema.movie().putAll(List.of(TOY_STORY, CAST_AWAY));
    cinema.actor().putAll(List.of(HANKS, new Actor("Tim Allen", 1953)));
    cinema.role().putAll(List.of(WOODY, BUZZ, CHUCK));

    narrator.chapter("Both directions");
    narrator.ask(
        "A movie with its roles: the table", () -> cinema.movieWithRoles().find("Toy Story"));
    Optional<ActorWithRoles> hanks =
        narrator.ask(
            "An actor with all roles: the index", () -> cinema.actorWithRoles().find("Tom Hanks"));
    narrator.ask(
        "The movies of these roles",
        () -> cinema.actorWithRoles().rolesWithMovie(hanks.orElseThrow().roles()));
    narrator.ask("Roles alone", () -> cinema.role().byActor("Tom Hanks").list());
  }
}
