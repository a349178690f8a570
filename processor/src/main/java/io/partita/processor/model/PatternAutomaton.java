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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A nondeterministic automaton for a {@link Pattern}; two of them walked side by side find a text
 * that both accept.
 */
final class PatternAutomaton {

  private static final int START = 0;

  private final List<List<Edge>> edges = new ArrayList<>();
  private final List<List<Integer>> jumps = new ArrayList<>();
  private final Set<Integer> accepting = new HashSet<>();

  PatternAutomaton(Pattern pattern) {
    int end = add(pattern, newState());
    resolveJumps(end);
  }

  /** A shortest text that both automata accept. */
  Optional<String> common(PatternAutomaton other) {
    Map<Pair, Arrival> arrivals = new HashMap<>();
    Deque<Pair> queue = new ArrayDeque<>();
    Pair start = new Pair(START, START);
    arrivals.put(start, new Arrival(null, '\0'));
    queue.add(start);
    while (!queue.isEmpty()) {
      Pair pair = queue.remove();
      if (accepting.contains(pair.mine) && other.accepting.contains(pair.theirs)) {
        return Optional.of(text(pair, arrivals));
      }
      for (Edge mine : edges.get(pair.mine)) {
        for (Edge theirs : other.edges.get(pair.theirs)) {
          Pair target = new Pair(mine.target, theirs.target);
          Optional<Character> character =
              arrivals.containsKey(target)
                  ? Optional.empty()
                  : mine.characters.and(theirs.characters).example();
          character.ifPresent(
              c -> {
                arrivals.put(target, new Arrival(pair, c));
                queue.add(target);
              });
        }
      }
    }
    return Optional.empty();
  }

  private static String text(Pair end, Map<Pair, Arrival> arrivals) {
    StringBuilder text = new StringBuilder();
    for (Arrival arrival = arrivals.get(end);
        arrival.from != null;
        arrival = arrivals.get(arrival.from)) {
      text.append(arrival.character);
    }
    return text.reverse().toString();
  }

  /** Gives each state the edges of those it can jump to, so that walking needs no jumps. */
  private void resolveJumps(int end) {
    List<List<Edge>> resolved = new ArrayList<>();
    for (int state = 0; state < edges.size(); state++) {
      Set<Integer> reached = new LinkedHashSet<>();
      reach(state, reached);
      resolved.add(reached.stream().flatMap(other -> edges.get(other).stream()).toList());
      if (reached.contains(end)) {
        accepting.add(state);
      }
    }
    edges.clear();
    edges.addAll(resolved);
  }

  private void reach(int state, Set<Integer> reached) {
    if (reached.add(state)) {
      jumps.get(state).forEach(next -> reach(next, reached));
    }
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
        jumps.get(from).add(begin);
        jumps.get(add(option, begin)).add(to);
      }
      return to;
    }
    int begin = newState();
    jumps.get(from).add(begin);
    int to = add(((Repeated) pattern).body(), begin);
    jumps.get(to).add(begin);
    return to;
  }

  private int newState() {
    edges.add(new ArrayList<>());
    jumps.add(new ArrayList<>());
    return edges.size() - 1;
  }

  /** A step to a state that reads a character of a class. */
  private record Edge(CharacterClass characters, int target) {}

  /** A state of this automaton and one of the other, reached by the same text. */
  private record Pair(int mine, int theirs) {}

  /** How a pair was reached. */
  private record Arrival(@Nullable Pair from, char character) {}
}
