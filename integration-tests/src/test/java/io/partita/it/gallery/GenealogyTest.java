package io.partita.it.gallery;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.gallery.Genealogy.Employment;
import io.partita.it.gallery.Genealogy.Friendship;
import io.partita.it.gallery.Genealogy.Job;
import io.partita.it.gallery.Genealogy.Person;
import io.partita.it.gallery.Genealogy.PersonNode;
import io.partita.it.gallery.Genealogy.Place;
import io.partita.it.gallery.Genealogy.Residence;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Counts and cascades in a graph whose edges of all types share one index. */
@DynamoDbTest
class GenealogyTest {

  private static final Options QUICK =
      Options.builder().indexSettleTime(Duration.ofMillis(5)).build();

  private static int tests;

  private GenealogyTable graph;
  private RawItems raw;
  private String ada;
  private String bob;
  private String london;
  private String job;

  /** Two persons who know each other, live in one place and have one job. */
  @BeforeEach
  void createNodesAndEdges(DynamoDbClient client, @TableName String name) {
    graph = GenealogyTable.of(client, name, QUICK);
    graph.createTableIfMissing();
    raw = new RawItems(client, name);
    tests++;
    ada = "ada" + tests;
    bob = "bob" + tests;
    london = "london" + tests;
    job = "programmer" + tests;
    graph.person().create(new Person(ada, 0, 0, 0));
    graph.person().create(new Person(bob, 0, 0, 0));
    graph.place().create(new Place(london, 0));
    graph.job().create(new Job(job));
    for (String person : List.of(ada, bob)) {
      graph.residence().create(new Residence(person, london));
      graph.employment().create(new Employment(person, job));
    }
    graph.friendship().create(new Friendship(ada, bob));
    graph.friendship().create(new Friendship(bob, ada));
    graph.friendship().create(new Friendship(ada, ada));
  }

  @Test
  void eachEdgeCountsAtItsOwnEndsOnly() {
    assertEquals(
        Optional.of(
            new PersonNode(
                new Person(ada, 1, 2, 2),
                List.of(new Residence(ada, london)),
                List.of(new Employment(ada, job)),
                List.of(new Friendship(ada, ada), new Friendship(ada, bob)))),
        graph.personNode().find(ada));
    assertEquals(new Person(bob, 1, 1, 1), graph.person().get(bob));
    assertEquals(new Place(london, 2), graph.place().get(london));
    assertEquals(List.of(), graph.person().verifyCounts());
    assertEquals(List.of(), graph.place().verifyCounts());
  }

  @Test
  void countsOfAllTypesArePutRightTogether() {
    raw.add(
        "PERSON#" + ada,
        "NODE",
        Map.of("places", number(7), "friends", number(0), "friendOf", number(9)));
    assertEquals(new Person(ada, 1, 2, 2), graph.person().recount(ada));
    assertEquals(new Person(ada, 1, 2, 2), graph.person().get(ada));
  }

  @Test
  void aPersonGoesWithEdgesOfAllTypesInBothDirections() {
    assertThrows(HasRelatedItemsException.class, () -> graph.person().delete(ada));
    assertEquals(1 + 1 + 1 + 3, graph.person().deleteCascade(ada));
    assertEquals(List.of(), raw.query("PERSON#" + ada));
    assertEquals(List.of(), raw.query("GSI1", "PERSON#" + ada));
    assertEquals(
        Optional.of(
            new PersonNode(
                new Person(bob, 1, 0, 0),
                List.of(new Residence(bob, london)),
                List.of(new Employment(bob, job)),
                List.of())),
        graph.personNode().find(bob));
    assertEquals(new Place(london, 1), graph.place().get(london));
  }

  @Test
  void aPlaceOrAJobGoesWithItsEdgesAndLeavesTheOthers() {
    assertEquals(3, graph.place().deleteCascade(london));
    assertEquals(3, graph.job().deleteCascade(job));
    assertEquals(
        Optional.of(
            new PersonNode(
                new Person(bob, 0, 1, 1), List.of(), List.of(), List.of(new Friendship(bob, ada)))),
        graph.personNode().find(bob));
  }
}
