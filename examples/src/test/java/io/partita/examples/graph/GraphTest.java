package io.partita.examples.graph;

import static io.partita.examples.graph.GraphWalk.ADA;
import static io.partita.examples.graph.GraphWalk.ADA_BORN;
import static io.partita.examples.graph.GraphWalk.ADA_LIVES;
import static io.partita.examples.graph.GraphWalk.ADA_WORKS;
import static io.partita.examples.graph.GraphWalk.BOB;
import static io.partita.examples.graph.GraphWalk.BOB_BORN;
import static io.partita.examples.graph.GraphWalk.BOB_LIVES;
import static io.partita.examples.graph.GraphWalk.BOB_WORKS;
import static io.partita.examples.graph.GraphWalk.LONDON;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.graph.Graph.PersonNode;
import io.partita.examples.graph.Graph.PlaceNode;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class GraphTest {

  @Test
  void edgesAreFoundFromTheNodeAndFromWhereTheyLead(
      DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new GraphWalk(), client, table);
    assertEquals(
        Optional.of(new PersonNode(ADA, List.of(ADA_BORN, ADA_WORKS), List.of(ADA_LIVES))),
        told.answer("A person with all edges of all kinds"));
    assertEquals(
        Optional.of(new PlaceNode(LONDON, List.of(ADA_LIVES, BOB_LIVES))),
        told.answer("A place with its residents"));
    assertEquals(
        List.of(
            new Linked<>(ADA_LIVES, Optional.of(ADA)), new Linked<>(BOB_LIVES, Optional.of(BOB))),
        told.answer("Who they are"));
    assertEquals(List.of(ADA_WORKS, BOB_WORKS), told.answer("Everybody with a job"));
    assertEquals(List.of(ADA_BORN, BOB_BORN), told.answer("Who was born on a day"));
  }
}
