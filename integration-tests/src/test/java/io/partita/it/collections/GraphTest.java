package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.Requests;
import io.partita.it.collections.Graph.Birth;
import io.partita.it.collections.Graph.Births;
import io.partita.it.collections.Graph.Employment;
import io.partita.it.collections.Graph.Friendship;
import io.partita.it.collections.Graph.Person;
import io.partita.it.collections.Graph.PersonNode;
import io.partita.it.collections.Graph.Place;
import io.partita.it.collections.Graph.PlaceNode;
import io.partita.it.collections.Graph.Residence;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class GraphTest {

  private static final Person ADA = new Person("ada", "Ada");
  private static final Person BOB = new Person("bob", "Bob");
  private static final Place LONDON = new Place("london", "London");
  private static final Birth BIRTH = new Birth("ada", 1815, LocalDate.parse("1815-12-10"));
  private static final Birth LATER = new Birth("bob", 1815, LocalDate.parse("1815-12-11"));
  private static final Employment JOB = new Employment("ada", "programmer", 1842);
  private static final Residence HOME = new Residence("ada", "london", 1815);
  private static final Residence NEXT_DOOR = new Residence("bob", "london", 1820);
  private static final Friendship FRIENDS = new Friendship("ada", "bob");

  private static Requests requests;
  private static GraphTable graph;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    graph = GraphTable.of(requests.client(), name);
    graph.createTableIfMissing();
    graph.person().create(ADA);
    graph.person().create(BOB);
    graph.place().create(LONDON);
    graph.birth().putAll(List.of(BIRTH, LATER));
    graph.employment().create(JOB);
    graph.residence().create(HOME);
    graph.residence().create(NEXT_DOOR);
    graph.friendship().create(FRIENDS);
  }

  @Test
  void aNodeWithAllItsEdgesOfAllTypesIsOneQuery() {
    requests.take();
    assertEquals(
        Optional.of(new PersonNode(ADA, List.of(BIRTH, JOB), List.of(HOME), List.of(FRIENDS))),
        graph.personNode().find("ada"));
    QueryRequest query = requests.takeQuery();
    assertEquals(
        "PK = 'PERSON#ada' AND SK BETWEEN 'BIRTH' AND 'PLACE$'", Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
  }

  @Test
  void theIndexRegroupsEdgesByWhatTheyLeadTo() {
    requests.take();
    assertEquals(
        Optional.of(new PlaceNode(LONDON, List.of(HOME, NEXT_DOOR))),
        graph.placeNode().find("london"));
    assertEquals("GSI1", requests.takeQuery().indexName());
    assertEquals(Optional.of(new Births(List.of(BIRTH, LATER))), graph.births().find(1815));
    assertEquals(Optional.empty(), graph.births().find(1816));
  }

  @Test
  void everyListOfEdgesCanBeReadWithItsOtherEnds() {
    PersonNode node = graph.personNode().find("ada").orElseThrow();
    assertEquals(
        Optional.of(BOB),
        graph.personNode().friendshipsWithFriend(node.friendships()).get(0).target());
    assertEquals(
        Optional.of(LONDON),
        graph.personNode().residencesWithPlace(node.residences()).get(0).target());
  }
}
