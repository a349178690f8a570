package io.partita.it.operations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** What a policy, or the model of one operation, allows; it knows what of that was made use of. */
final class Permits {

  /**
   * One action on one place.
   *
   * @param leadingKeys which partition keys it is done with; empty for any
   */
  private record Permit(String action, Optional<String> index, List<String> leadingKeys) {

    boolean allows(Sent.Action sent) {
      return action.equals(sent.name())
          && index.equals(sent.index())
          && (leadingKeys.isEmpty()
              || sent.partitionKeys().stream()
                  .allMatch(key -> leadingKeys.stream().anyMatch(like -> matches(like, key))));
    }

    Stream<String> texts() {
      String place = action + index.map(name -> " on " + name).orElse("");
      return leadingKeys.isEmpty()
          ? Stream.of(place)
          : leadingKeys.stream().map(key -> place + " of " + key);
    }
  }

  private final List<Permit> permits;
  private final Set<String> used = new TreeSet<>();

  private Permits(List<Permit> permits) {
    this.permits = permits;
  }

  /** The permissions of an operation in the model. */
  static Permits of(JsonNode row) {
    return of(
        row.field("permissions").orElseThrow().asArray(),
        "actions",
        permission -> permission.field("index").map(JsonNode::asString),
        permission -> permission.field("leadingKeys"));
  }

  /** The statements of a policy. */
  static Permits ofPolicy(JsonNode policy) {
    return of(
        policy.field("Statement").orElseThrow().asArray(),
        "Action",
        statement ->
            statement
                .field("Resource")
                .map(JsonNode::asString)
                .filter(resource -> resource.contains("/index/"))
                .map(resource -> resource.replaceAll(".*/index/", "")),
        statement ->
            statement
                .field("Condition")
                .flatMap(condition -> condition.field("ForAllValues:StringLike"))
                .flatMap(like -> like.field("dynamodb:LeadingKeys")));
  }

  private static Permits of(
      List<JsonNode> statements,
      String actions,
      Function<JsonNode, Optional<String>> index,
      Function<JsonNode, Optional<JsonNode>> leadingKeys) {
    List<Permit> permits = new ArrayList<>();
    for (JsonNode statement : statements) {
      List<String> keys =
          leadingKeys.apply(statement).stream()
              .flatMap(texts -> texts.asArray().stream())
              .map(JsonNode::asString)
              .toList();
      for (JsonNode action : statement.field(actions).orElseThrow().asArray()) {
        permits.add(
            new Permit(action.asString().replace("dynamodb:", ""), index.apply(statement), keys));
      }
    }
    return new Permits(permits);
  }

  /** Whether an action is allowed; one statement must allow all partition keys of a request. */
  boolean allow(Sent.Action action) {
    Optional<Permit> permit = permits.stream().filter(one -> one.allows(action)).findFirst();
    permit.ifPresent(
        one ->
            one.texts()
                .filter(
                    text ->
                        one.leadingKeys().isEmpty()
                            || action.partitionKeys().stream()
                                .anyMatch(key -> matches(text.replaceAll(".* of ", ""), key)))
                .forEach(used::add));
    return permit.isPresent();
  }

  /** What is allowed and was never done. */
  Set<String> unused() {
    Set<String> unused = new TreeSet<>();
    permits.stream().flatMap(Permit::texts).forEach(unused::add);
    unused.removeAll(used);
    return unused;
  }

  private static boolean matches(String leading, String key) {
    String text = leading.replaceAll("\\$\\{(.)\\}", "$1");
    return leading.endsWith("*")
        ? key.startsWith(text.substring(0, text.length() - 1))
        : key.equals(text);
  }
}
