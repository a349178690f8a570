package io.partita.examples.filmography;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.filmography.Filmography.Actor;
import io.partita.examples.filmography.Filmography.Credit;
import io.partita.examples.filmography.Filmography.Movie;
import io.partita.examples.filmography.Filmography.Role;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Casts two actors, reads each with all titles, and gives their movie another one. */
public final class FilmographyWalk implements Walk {

  static final Credit HEIST = new Credit("m1", "The Heist", 1999);
  static final Credit VOYAGE = new Credit("m2", "A Voyage", 2004);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    FilmographyTable films = FilmographyTable.of(client, tableName);
    narrator.chapter("The table and its items");
    films.createTableIfMissing();
    films
        .movie()
        .putAll(List.of(new Movie("m1", "The Heist", 1999), new Movie("m2", "A Voyage", 2004)));
    films.actor().create(new Actor("lee", "Lee", List.of(HEIST)));
    films.actor().create(new Actor("kim", "Kim", List.of(HEIST)));
    films.role().putAll(List.of(new Role("lee", "m1", "Driver"), new Role("kim", "m1", "Banker")));
    narrator.run(
        "An actor is cast: the role and the credit in one transaction",
        () ->
            films
                .transact()
                .create(new Role("kim", "m2", "Captain"))
                .update(films.actor().update("kim").appendToMovies(List.of(VOYAGE)))
                .execute());

    narrator.chapter("One read instead of many");
    narrator.ask("An actor with all movies", () -> films.actor().get("kim"));
    narrator.ask(
        "Who is in a movie, each with all movies",
        () -> films.role().byMovie("m1").withActor().list());

    narrator.chapter("A movie gets another title");
    narrator.run("At the source", () -> films.movie().update("m1").title("The Job").execute());
    narrator.ask("Bring all copies up to date", () -> films.movie().propagate("m1"));
    narrator.ask("The actor now", () -> films.actor().get("kim"));
    narrator.ask("What still differs", () -> films.movie().verifyCopies("m1"));
  }
}
