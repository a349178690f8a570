package io.partita.examples.graph;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.graph.Graph.Birth;
import io.partita.examples.graph.Graph.Job;
import io.partita.examples.graph.Graph.Person;
import io.partita.examples.graph.Graph.Place;
import io.partita.examples.graph.Graph.PlaceNode;
import io.partita.examples.graph.Graph.Residence;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads a node with its edges, then goes from what they lead to back to persons. */
public final class GraphWalk implements Walk {

  static final Person ADA = new Person("ada", "Ada");
  static final Person BOB = new Person("bob", "Bob");
  static final Place LONDON = new Place("london", "London");
  static final LocalDate DAY = LocalDate.of(1985, 12, 10);
  static final Birth ADA_BORN = new Birth("ada", DAY);
  static final Birth BOB_BORN = new Birth("bob", DAY);
  static final Job ADA_WORKS = new Job("ada", "programmer", 2008);
  static final Job BOB_WORKS = new Job("bob", "programmer", 2012);
  static final Residence ADA_LIVES = new Residence("ada", "london", 1985);
  static final Residence BOB_LIVES = new Residence("bob", "london", 2010);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    GraphTable graph = GraphTable.of(client, tableName);
    narrator.chapter("The table and its items");
    graph.createTableIfMissing();
    graph.person().putAll(List.of(ADA, BOB));
    graph.place().create(LONDON);
    graph.birth().putAll(List.of(ADA_BORN, BOB_BORN));
    graph.job().putAll(List.of(ADA_WORKS, BOB_WORKS));
    graph.residence().putAll(List.of(ADA_LIVES, BOB_LIVES));

    narrator.chapter("A node");
    narrator.ask("A person with all edges of all kinds", () -> graph.personNode().find("ada"));

    narrator.chapter("Regrouped by the index");
    PlaceNode london =
        narrator
            .ask("A place with its residents", () -> graph.placeNode().find("london"))
            .orElseThrow();
    narrator.ask("Who they are", () -> graph.placeNode().residentsWithPerson(london.residents()));
    narrator.ask("Everybody with a job", () -> graph.job().byTitle("programmer").list());
    narrator.ask("Who was born on a day", () -> graph.birth().byDay(DAY).list());
  }
}
