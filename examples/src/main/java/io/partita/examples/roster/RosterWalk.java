package io.partita.examples.roster;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.roster.Roster.Course;
import io.partita.examples.roster.Roster.Enrollment;
import io.partita.examples.roster.Roster.Student;
import io.partita.examples.roster.Roster.Summary;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Fills a class, reads it at once, and lets the summaries follow a change of name. */
public final class RosterWalk implements Walk {

  static final Summary ZOE = new Summary("zoe", "Zoe");
  static final Summary MAX = new Summary("max", "Max");

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    RosterTable roster = RosterTable.of(client, tableName);
    narrator.chapter("The table and its items");
    roster.createTableIfMissing();
    roster
        .student()
        .putAll(
            List.of(
                new Student("zoe", "Zoe", "zoe@example.org"),
                new Student("max", "Max", "max@example.org")));
    roster.course().create(new Course("art", "Art", List.of(ZOE)));
    roster.course().create(new Course("math", "Mathematics", List.of(MAX)));
    roster
        .enrollment()
        .putAll(List.of(new Enrollment("zoe", "art"), new Enrollment("max", "math")));
    narrator.run(
        "A student joins: the edge and the summary in one transaction",
        () ->
            roster
                .transact()
                .create(new Enrollment("zoe", "math"))
                .update(roster.course().update("math").appendToStudents(List.of(ZOE)))
                .execute());

    narrator.chapter("One read instead of many");
    narrator.ask("A class with the names of its students", () -> roster.course().get("math"));
    narrator.fails(
        "More students than seats",
        () -> roster.course().update("math").appendToStudents(List.of(ZOE, MAX)).execute());

    narrator.chapter("A name changes");
    narrator.run("At the source", () -> roster.student().update("zoe").name("Zoë").execute());
    narrator.ask("Which copies differ", () -> roster.student().verifyCopies("zoe"));
    narrator.ask("Bring them up to date", () -> roster.student().propagate("zoe"));
    narrator.ask("The class now", () -> roster.course().get("math"));
  }
}
