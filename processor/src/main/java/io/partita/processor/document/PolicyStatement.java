package io.partita.processor.document;

import io.partita.processor.model.Permission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A statement that a policy can make. A request may hold keys of several partitions, and is allowed
 * only where one statement allows all of them: so there is one for each action on a place, with all
 * partition keys it is done with, and actions that have the same ones share it.
 *
 * @param actions the actions, as policies name them, in order
 * @param index the index they are done on; empty for the table
 * @param leadingKeys which partition keys they are done with; empty for any
 */
record PolicyStatement(List<String> actions, Optional<String> index, List<String> leadingKeys) {

  /** In statements of their own, because not every program needs them. */
  private static final List<String> PURPOSES = List.of("Scan", "Describe");

  static List<PolicyStatement> of(Stream<Permission> permissions) {
    Map<Optional<String>, Map<String, List<Optional<String>>>> byPlace = new LinkedHashMap<>();
    permissions.forEach(
        permission ->
            permission
                .actions()
                .forEach(
                    action ->
                        byPlace
                            .computeIfAbsent(permission.index(), index -> new TreeMap<>())
                            .computeIfAbsent(action, name -> new ArrayList<>())
                            .add(permission.leadingKeys())));
    List<PolicyStatement> statements = new ArrayList<>();
    byPlace.forEach((index, byAction) -> statements.addAll(of(index, byAction)));
    return statements;
  }

  private static List<PolicyStatement> of(
      Optional<String> index, Map<String, List<Optional<String>>> byAction) {
    Map<Scope, List<String>> actions = new LinkedHashMap<>();
    byAction.forEach(
        (action, leadingKeys) ->
            actions
                .computeIfAbsent(
                    new Scope(purpose(action), united(leadingKeys)), scope -> new ArrayList<>())
                .add(action));
    return actions.entrySet().stream()
        .map(entry -> new PolicyStatement(entry.getValue(), index, entry.getKey().leadingKeys()))
        .toList();
  }

  /** Those that none of the others contains; none if there is one without a condition. */
  private static List<String> united(List<Optional<String>> leadingKeys) {
    if (leadingKeys.stream().anyMatch(Optional::isEmpty)) {
      return List.of();
    }
    TreeSet<String> all = new TreeSet<>(leadingKeys.stream().flatMap(Optional::stream).toList());
    return all.stream()
        .filter(key -> all.stream().noneMatch(other -> contains(other, key)))
        .toList();
  }

  /** Whether one text lets in all that another does, and is not the same. */
  private static boolean contains(String wide, String narrow) {
    return wide.endsWith("*")
        && !wide.equals(narrow)
        && narrow.startsWith(wide.substring(0, wide.length() - 1));
  }

  private static String purpose(String action) {
    return PURPOSES.stream().filter(action::startsWith).findFirst().orElse("");
  }

  /** A name of letters and digits, as policies want it. */
  String name() {
    String place = index.orElse("Table");
    String purpose = purpose(actions.get(0));
    return (purpose.isEmpty() ? place + actions.get(0) : purpose + place)
        .replaceAll("[^A-Za-z0-9]", "");
  }

  /**
   * What actions have in common that share a statement.
   *
   * @param purpose what is done to the whole of a place; empty where items are read and written
   */
  private record Scope(String purpose, List<String> leadingKeys) {}
}
