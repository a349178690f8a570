package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.resolve.RequestText;
import java.util.List;
import java.util.stream.Collectors;

/** What the documentation of an entity's methods has in common. */
final class EntityText {

  private final EntityCode code;

  EntityText(EntityCode code) {
    this.code = code;
  }

  EntityCode code() {
    return code;
  }

  /** The record's name in code font. */
  String record() {
    return "{@code " + code.entity().name() + "}";
  }

  /** The record's name in code font, with its article. */
  String aRecord() {
    return JavaNames.article(code.entity().name()) + " " + record();
  }

  /** What an operation sends, in prose. */
  RequestsText requests(Operation operation) {
    return new RequestsText(code.operation(operation).orElseThrow());
  }

  /** What an operation sends and what that costs, as sentences. */
  String sent(Operation operation) {
    return requests(operation).sent(indexCost());
  }

  boolean isVersioned() {
    return code.entity().managed(Managed.VERSION).isPresent();
  }

  boolean isUnique() {
    return !code.plan().uniques().isEmpty();
  }

  /** Why an item that is stored may count as absent. */
  String orGone() {
    return RequestText.orGone(code.plan());
  }

  /** Which components the caller does not decide. */
  String managed() {
    List<String> components =
        code.entity().components().stream()
            .filter(component -> component.managed().stream().anyMatch(kind -> kind != Managed.TTL))
            .map(EntityText::name)
            .toList();
    return components.isEmpty() ? "" : " Partita writes " + String.join(", ", components) + ".";
  }

  /** Which component is filled in if the caller has no value for it. */
  String generatedId() {
    return GeneratedIdCode.component(code)
        .map(id -> " " + name(id) + " is made up if it is null.")
        .orElse("");
  }

  /** What a write also costs on indexes, to the end of the sentence. */
  String indexCost() {
    String indexes =
        code.plan().indexNames().stream().map(JavadocText::code).collect(Collectors.joining(", "));
    return indexes.isEmpty()
        ? "."
        : ", and as much for each index the item is on: " + indexes + ".";
  }

  /** The own counts, joined by a word, and a verb that fits their number. */
  String counts(String conjunction, String one, String many) {
    List<String> counts =
        code.entity().components().stream()
            .filter(component -> component.managed().contains(Managed.COUNT))
            .map(EntityText::name)
            .toList();
    return String.join(" " + conjunction + " ", counts) + (counts.size() == 1 ? one : many);
  }

  /** The own counts: {@code memberCount} and {@code adminCount}. */
  String counts() {
    return counts("and", "", "");
  }

  static String role(OwnerPlan owner) {
    return "{@code " + owner.target().role() + "}";
  }

  static String name(ComponentModel component) {
    return "{@code " + component.name() + "}";
  }
}
