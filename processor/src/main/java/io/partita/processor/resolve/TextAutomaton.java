package io.partita.processor.resolve;

import io.partita.processor.resolve.TextPattern.Choice;
import io.partita.processor.resolve.TextPattern.One;
import io.partita.processor.resolve.TextPattern.Repeated;
import io.partita.processor.resolve.TextPattern.Sequence;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A nondeterministic automaton for a {@link TextPattern}; two of them walked side by side find a
 * text that both accept.
 */
final class TextAutomaton {

  private static final int START = 0;

  /**
   * No least text of a key's component is longer; the beginning of one that is stands before it.
   */
  private static final int MOST = 64;

  private final List<List<Edge>> edges = new ArrayList<>();
  private final List<List<Integer>> jumps = new ArrayList<>();
  private final Set<Integer> accepting = new HashSet<>();

  TextAutomaton(TextPattern pattern) {
    int end = add(pattern, newState());
    resolveJumps(end);
  }

  /** A shortest text that both automata accept. */
  Optional<String> common(TextAutomaton other) {
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

  /** The least text, or one before all of them; no step that is possible leads nowhere. */
  String least() {
    StringBuilder text = new StringBuilder();
    Set<Integer> states = Set.of(START);
    while (states.stream().noneMatch(accepting::contains) && text.length() < MOST) {
      char next =
          edges(states).map(edge -> edge.characters.least()).min(Character::compare).orElseThrow();
      if (next >= Character.MIN_SURROGATE) {
        // From here on bytes have another order than characters; what is there so far is before.
        return text.toString();
      }
      text.append(next);
      states = after(states, next);
    }
    return text.toString();
  }

  /**
   * The greatest text; empty if there is none, or its bytes have another order than its characters.
   */
  Optional<Greatest> greatest() {
    StringBuilder text = new StringBuilder();
    List<Set<Integer>> seen = new ArrayList<>();
    Set<Integer> states = Set.of(START);
    while (edges(states).findAny().isPresent()) {
      int again = seen.indexOf(states);
      if (again >= 0) {
        char behind = (char) (text.charAt(again) + 1);
        return Optional.of(new Greatest(text.substring(0, again) + behind, true));
      }
      seen.add(states);
      char next =
          edges(states)
              .map(edge -> edge.characters.greatest())
              .max(Character::compare)
              .orElseThrow();
      if (next >= Character.MIN_SURROGATE - 1) {
        return Optional.empty();
      }
      text.append(next);
      states = after(states, next);
    }
    return Optional.of(new Greatest(text.toString(), false));
  }

  private Stream<Edge> edges(Set<Integer> states) {
    return states.stream().flatMap(state -> edges.get(state).stream());
  }

  private Set<Integer> after(Set<Integer> states, char character) {
    return edges(states)
        .filter(edge -> edge.characters.contains(character))
        .map(Edge::target)
        .collect(Collectors.toSet());
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
  private int add(TextPattern pattern, int from) {
    if (pattern instanceof One one) {
      int to = newState();
      edges.get(from).add(new Edge(one.characters(), to));
      return to;
    }
    if (pattern instanceof Sequence sequence) {
      int to = from;
      for (TextPattern part : sequence.parts()) {
        to = add(part, to);
      }
      return to;
    }
    if (pattern instanceof Choice choice) {
      int to = newState();
      for (TextPattern option : choice.options()) {
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

  /**
   * The greatest text.
   *
   * @param isBehind whether it stands behind all, as there is none that is greatest
   */
  record Greatest(String text, boolean isBehind) {}

  /** A step to a state that reads a character of a class. */
  private record Edge(CharacterClass characters, int target) {}

  /** A state of this automaton and one of the other, reached by the same text. */
  private record Pair(int mine, int theirs) {}

  /** How a pair was reached. */
  private record Arrival(@Nullable Pair from, char character) {}
}
