package io.partita.processor.document;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where boxes and the lines between them go, whatever room there is: each box, and each line that
 * arrives at it, has a row of its own, and each owner a lane beside the rows, from its own to those
 * of all that belong to it.
 */
final class RelationLayout {

  /** That the box at a position owns what another one shows; more than one may say the same. */
  record Edge(int owner, int dependent) {}

  /**
   * A row of the drawing.
   *
   * @param box the box that the row is part of
   * @param edge the edge that arrives in the row; negative in the first row of a box
   */
  record Row(int box, int edge) {

    boolean isFirst() {
      return edge < 0;
    }
  }

  /**
   * The lane of an owner.
   *
   * @param top the first row it touches
   * @param bottom the last one
   * @param place how far it is from the boxes, counted from 0
   */
  record Lane(int owner, int top, int bottom, int place) {

    boolean passes(int row) {
      return top <= row && row <= bottom;
    }

    private boolean meets(Lane other) {
      return top <= other.bottom && other.top <= bottom;
    }
  }

  private final int boxes;
  private final List<Edge> edges;
  private final Set<Integer> placed = new LinkedHashSet<>();
  private final List<Row> rows = new ArrayList<>();
  private final List<Lane> lanes = new ArrayList<>();

  RelationLayout(int boxes, List<Edge> edges) {
    this.boxes = boxes;
    this.edges = edges;
    order();
    placed.forEach(this::addRows);
    addLanes();
  }

  /** The rows from top to bottom; boxes without edges are in none of them. */
  List<Row> rows() {
    return rows;
  }

  List<Lane> lanes() {
    return lanes;
  }

  /** The boxes that no edge leaves or reaches. */
  List<Integer> unrelated() {
    return IntStream.range(0, boxes).filter(box -> !isRelated(box)).boxed().toList();
  }

  private boolean isRelated(int box) {
    return edges.stream().anyMatch(edge -> edge.owner() == box || edge.dependent() == box);
  }

  /** Owners come first, each right before what belongs to it, unless that has further owners. */
  private void order() {
    related().filter(box -> owners(box).isEmpty()).forEach(this::place);
    // A circle has no first one.
    related().forEach(this::place);
  }

  private IntStream related() {
    return IntStream.range(0, boxes).filter(this::isRelated);
  }

  private void place(int box) {
    if (placed.add(box)) {
      edges.stream()
          .filter(edge -> edge.owner() == box)
          .mapToInt(Edge::dependent)
          .filter(dependent -> placed.containsAll(owners(dependent)))
          .forEach(this::place);
    }
  }

  private Set<Integer> owners(int box) {
    Set<Integer> owners = new LinkedHashSet<>();
    edges.stream()
        .filter(edge -> edge.dependent() == box && edge.owner() != box)
        .forEach(edge -> owners.add(edge.owner()));
    return owners;
  }

  private void addRows(int box) {
    rows.add(new Row(box, -1));
    IntStream.range(0, edges.size())
        .filter(edge -> edges.get(edge).dependent() == box)
        .forEach(edge -> rows.add(new Row(box, edge)));
  }

  /** Short lanes are near the boxes, so that few lines cross. */
  private void addLanes() {
    IntStream.range(0, boxes)
        .filter(box -> edges.stream().anyMatch(edge -> edge.owner() == box))
        .mapToObj(this::span)
        .sorted(
            Comparator.<Lane>comparingInt(lane -> lane.bottom() - lane.top())
                .thenComparingInt(Lane::top))
        .forEach(lane -> lanes.add(free(lane)));
  }

  private Lane span(int owner) {
    int[] touched =
        IntStream.range(0, rows.size()).filter(row -> owner(rows.get(row)) == owner).toArray();
    return new Lane(
        owner,
        Arrays.stream(touched).min().orElseThrow(),
        Arrays.stream(touched).max().orElseThrow(),
        0);
  }

  /** Whose lane a row has a branch to, if that box owns anything. */
  int owner(Row row) {
    return row.isFirst() ? row.box() : edges.get(row.edge()).owner();
  }

  private Lane free(Lane lane) {
    int place = 0;
    while (isTaken(lane, place)) {
      place++;
    }
    return new Lane(lane.owner(), lane.top(), lane.bottom(), place);
  }

  private boolean isTaken(Lane lane, int place) {
    return lanes.stream().anyMatch(other -> other.place() == place && other.meets(lane));
  }
}
