package io.partita.processor.lock;

import io.partita.processor.model.TablePlan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The lock of a table as text: one fact per line, in an order of its own. */
public final class LockDocument {

  /** The name of the file. */
  public static final String NAME = "model.lock";

  static final String FORMAT = "partita-lock";
  static final int VERSION = 1;

  private final List<String> lines = new ArrayList<>();

  private LockDocument() {}

  /** The lock of a plan. */
  public static String text(TablePlan plan) {
    return text(LockModeller.model(plan));
  }

  static String text(LockModel model) {
    LockDocument document = new LockDocument();
    document.add(model);
    return String.join("\n", document.lines) + "\n";
  }

  private void add(LockModel model) {
    lines.add("# What stored items of " + model.name() + " depend on. Written by the compiler.");
    line(FORMAT, String.valueOf(VERSION));
    line("table", model.table());
    line("encoding", model.encoding());
    line("partition-key", key(model.partitionKey()));
    model.sortKey().ifPresent(key -> line("sort-key", key(key)));
    model.typeAttribute().ifPresent(attribute -> line("type-attribute", escaped(attribute)));
    model.expiry().ifPresent(attribute -> line("expiry", escaped(attribute)));
    model.indexes().forEach(this::add);
    model.entities().forEach(this::add);
  }

  private void add(LockIndex index) {
    line(
        "index",
        escaped(index.name()),
        index.isLocal() ? "local" : "global",
        "partition-key=" + key(index.partitionKey()),
        index.sortKey().map(key -> "sort-key=" + key(key)).orElse(""),
        "projection=" + index.projection(),
        option("include", index.include()));
  }

  private void add(LockEntity entity) {
    lines.add("");
    line("entity", entity.record());
    line("type", escaped(entity.typeValue()), option("former", entity.formerTypeValues()));
    entity.keys().forEach(this::add);
    entity.attributes().forEach(this::add);
    entity
        .uniques()
        .forEach(
            unique -> line("unique", escaped(unique.attribute()), LockPart.text(unique.parts())));
    entity
        .counts()
        .forEach(
            count ->
                line("count", escaped(count.attribute()), escaped(count.counted()), count.side()));
  }

  private void add(LockKey key) {
    line(
        "key",
        escaped(key.attribute()),
        LockPart.text(key.parts()),
        key.where().isEmpty() ? "" : "where=" + key.condition());
  }

  private void add(LockAttribute attribute) {
    line(
        "attribute",
        attribute.path().text(),
        attribute.type(),
        attribute.isRequired() ? "required" : "",
        attribute.converter().map(converter -> "converter=" + converter).orElse(""),
        option("constants", attribute.constants()),
        option("former", attribute.formerNames()));
  }

  private void line(String... words) {
    lines.add(String.join(" ", List.of(words).stream().filter(word -> !word.isEmpty()).toList()));
  }

  private static String key(LockKeyAttribute key) {
    return escaped(key.name()) + ":" + key.type();
  }

  private static String option(String name, Collection<String> values) {
    return Optional.of(values.stream().map(LockText::escape).toList())
        .filter(escaped -> !escaped.isEmpty())
        .map(escaped -> name + "=" + String.join(",", escaped))
        .orElse("");
  }

  private static String escaped(String text) {
    return LockText.escape(text);
  }
}
