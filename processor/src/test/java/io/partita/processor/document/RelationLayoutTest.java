package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.document.RelationLayout.Edge;
import io.partita.processor.document.RelationLayout.Lane;
import io.partita.processor.document.RelationLayout.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each box and each edge has a row of its own, and each owner a lane of its own. */
class RelationLayoutTest {

  @ParameterizedTest
  @ValueSource(ints = {3, 30})
  void aChainHasTwoLanesAndIsInOrder(int boxes) {
    RelationLayout layout = checked(boxes, edges(boxes - 1, i -> new Edge(i, i + 1)));
    assertEquals(IntStream.range(0, boxes).boxed().toList(), order(layout));
    assertEquals(2, places(layout));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 30})
  void aStarHasOneLane(int boxes) {
    RelationLayout layout = checked(boxes, edges(boxes - 1, i -> new Edge(0, i + 1)));
    assertEquals(1, places(layout));
  }

  @Test
  void theUnrelatedHaveNoRows() {
    RelationLayout layout = checked(30, List.of(new Edge(7, 3)));
    assertEquals(List.of(7, 3), order(layout));
    assertEquals(28, layout.unrelated().size());
    assertEquals(List.of(), checked(30, List.of()).rows());
  }

  @Test
  void edgesHaveTwoOwners() {
    List<Edge> edges = edges(20, i -> new Edge(i % 10, 10 + i));
    edges.addAll(edges(20, i -> new Edge((i + 1 + i / 10) % 10, 10 + i)));
    RelationLayout layout = checked(30, edges);
    assertTrue(places(layout) <= 10, () -> layout.lanes().toString());
  }

  @Test
  void circlesEnd() {
    assertEquals(List.of(0, 1, 2), order(checked(3, edges(3, i -> new Edge(i, (i + 1) % 3)))));
    assertEquals(List.of(1), order(checked(2, List.of(new Edge(1, 1)))));
  }

  @Test
  void anyRelationsHaveRoom() {
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      int boxes = 1 + random.nextInt(30);
      checked(
          boxes,
          edges(random.nextInt(60), e -> new Edge(random.nextInt(boxes), random.nextInt(boxes))));
    }
  }

  private static List<Edge> edges(int number, IntFunction<Edge> edge) {
    return new ArrayList<>(IntStream.range(0, number).mapToObj(edge).toList());
  }

  private static List<Integer> order(RelationLayout layout) {
    return layout.rows().stream().filter(Row::isFirst).map(Row::box).toList();
  }

  private static long places(RelationLayout layout) {
    return layout.lanes().stream().mapToInt(Lane::place).distinct().count();
  }

  private static RelationLayout checked(int boxes, List<Edge> edges) {
    RelationLayout layout = new RelationLayout(boxes, edges);
    checkRows(layout, boxes, edges);
    checkLanes(layout, edges);
    return layout;
  }

  private static void checkRows(RelationLayout layout, int boxes, List<Edge> edges) {
    List<Integer> all = new ArrayList<>(order(layout));
    all.addAll(layout.unrelated());
    assertEquals(IntStream.range(0, boxes).boxed().toList(), all.stream().sorted().toList());
    List<Integer> arrived =
        layout.rows().stream().filter(row -> !row.isFirst()).map(Row::edge).sorted().toList();
    assertEquals(IntStream.range(0, edges.size()).boxed().toList(), arrived);
    int box = -1;
    for (Row row : layout.rows()) {
      box = row.isFirst() ? row.box() : box;
      assertEquals(box, row.box());
      assertTrue(row.isFirst() || edges.get(row.edge()).dependent() == box);
    }
  }

  private static void checkLanes(RelationLayout layout, List<Edge> edges) {
    List<Integer> owners = edges.stream().map(Edge::owner).distinct().sorted().toList();
    assertEquals(owners, layout.lanes().stream().map(Lane::owner).sorted().toList());
    for (Lane lane : layout.lanes()) {
      for (int row = 0; row < layout.rows().size(); row++) {
        assertTrue(lane.passes(row) || layout.owner(layout.rows().get(row)) != lane.owner());
      }
      for (Lane other : layout.lanes()) {
        boolean isBeside = lane.bottom() >= other.top() && other.bottom() >= lane.top();
        assertFalse(lane != other && lane.place() == other.place() && isBeside, layout::toString);
      }
    }
  }
}
