package io.partita.processor.model;

import io.partita.processor.model.Pattern.Choice;
import io.partita.processor.model.Pattern.One;
import io.partita.processor.model.Pattern.Repeated;
import io.partita.processor.model.Pattern.Sequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A nondeterministic automaton for a {@link Pattern}; two of them walked side by side find a text that both accept. */
final class PatternAutomaton {

  private static final int START = 0;

  private final List<List<Edge>> edges = new ArrayList<>();
  private final int end;

  PatternAutomaton(Pattern pattern) {
    this.end = add(pattern, newState());
  }

  /** A shortest text that both automata accept. */
  Optional<String> common(PatternAutomaton other) {
    Map<Pair, Arrival> arrivals = new HashMap<>();
    Set<Pair> settled = new HashSet<>();
    Deque<Pair> queue = new ArrayDeque<>();
    Pair start = new Pair(START, START);
    arrivals.put(start, new Arrival(0, null, null));
    queue.add(start);
    while (!queue.isEmpty()) {
      Pair pair = queue.removeFirst();
      if (!settled.add(pair)) {
        continue;
      }
      if (pair.mine == end && pair.theirs == other.end) {
        return Optional.of(text(pair, arrivals));
      }
      for (Move move : moves(pair, other)) {
        int length = arrivals.get(pair).length + (move.character == null ? 0 : 1);
        Arrival known = arrivals.get(move.target);
        if (known == null || length < known.length) {
          arrivals.put(move.target, new Arrival(length, pair, move.character));
          // Moves that read nothing go first, so that pairs are settled in the order of their distance.
          if (move.character == null) {
            queue.addFirst(move.target);
          } else {
            queue.addLast(move.target);
          }
        }
      }
    }
    return Optional.empty();
  }

  private List<Move> moves(Pair pair, PatternAutomaton other) {
    List<Move> moves = new ArrayList<>();
    for (Edge mine : edges.get(pair.mine)) {
      if (mine.characters == null) {
        moves.add(new Move(new Pair(mine.target, pair.theirs), null));
      }
    }
    for (Edge theirs : other.edges.get(pair.theirs)) {
      if (theirs.characters == null) {
        moves.add(new Move(new Pair(pair.mine, theirs.target), null));
        continue;
      }
      for (Edge mine : edges.get(pair.mine)) {
        if (mine.characters != null) {
          mine.characters
              .and(theirs.characters)
              .example()
              .ifPresent(c -> moves.add(new Move(new Pair(mine.target, theirs.target), c)));
        }
      }
    }
    return moves;
  }

  private static String text(Pair end, Map<Pair, Arrival> arrivals) {
    StringBuilder text = new StringBuilder();
    for (Arrival arrival = arrivals.get(end); arrival.from != null; arrival = arrivals.get(arrival.from)) {
      if (arrival.character != null) {
        text.append(arrival.character.charValue());
      }
    }
    return text.reverse().toString();
  }

  /** Adds the states of a pattern that begins at a state, and returns the one at which it ends. */
  private int add(Pattern pattern, int from) {
    if (pattern instanceof One one) {
      int to = newState();
      edges.get(from).add(new Edge(one.characters(), to));
      return to;
    }
    if (pattern instanceof Sequence sequence) {
      int to = from;
      for (Pattern part : sequence.parts()) {
        to = add(part, to);
      }
      return to;
    }
    if (pattern instanceof Choice choice) {
      int to = newState();
      for (Pattern option : choice.options()) {
        int begin = newState();
        edges.get(from).add(new Edge(null, begin));
        edges.get(add(option, begin)).add(new Edge(null, to));
      }
      return to;
    }
    int begin = newState();
    edges.get(from).add(new Edge(null, begin));
    int to = add(((Repeated) pattern).body(), begin);
    edges.get(to).add(new Edge(null, begin));
    int after = newState();
    edges.get(to).add(new Edge(null, after));
    return after;
  }

  private int newState() {
    edges.add(new ArrayList<>());
    return edges.size() - 1;
  }

  /** A step to a state that reads a character of a class, or nothing. */
  private record Edge(@Nullable CharacterClass characters, int target) {}

  /** A state of this automaton and one of the other, reached by the same text. */
  private record Pair(int mine, int theirs) {}

  /** A step of both automata at once. */
  private record Move(Pair target, @Nullable Character character) {}

  /** How a pair was reached. */
  private record Arrival(int length, @Nullable Pair from, @Nullable Character character) {}
}
