package io.partita.processor.generate;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.resolve.RequestText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The documentation of an access pattern: the exact request, where it goes, how consistent it is
 * and what it costs.
 */
final class QueryText {

  private final EntityCode code;
  private final AccessPatternPlan pattern;
  private final String record;

  QueryText(EntityCode code, AccessPatternPlan pattern) {
    this.code = code;
    this.pattern = pattern;
    this.record = "{@code " + code.entity().name() + "}";
  }

  /** The generated query. */
  Javadoc query() {
    return Javadoc.of(
        "The %s items %s: see {@link %s#%s}."
            .formatted(record, by(pattern.arguments()), code.dao().simpleName(), pattern.method()));
  }

  /** The DAO's method. */
  Javadoc method() {
    return begins(pattern.arguments());
  }

  /** The DAO's method that begins behind the first stages. */
  Javadoc nested(NestedPatternPlan nested) {
    return begins(nested.parameters());
  }

  private Javadoc begins(List<ComponentPart> known) {
    return details(
        Javadoc.of("Begins a query of the " + record + " items " + by(known) + ".")
            .paragraph(request(known) + " " + consistency()),
        known);
  }

  private Javadoc details(Javadoc javadoc, List<ComponentPart> given) {
    where().ifPresent(javadoc::paragraph);
    new ProjectionText(code, pattern).paragraphs().forEach(javadoc::paragraph);
    filter(given).ifPresent(javadoc::paragraph);
    return javadoc;
  }

  private static String by(List<ComponentPart> known) {
    String components =
        known.stream()
            .map(part -> "{@code " + part.name() + "}")
            .collect(Collectors.joining(" and "));
    return components.isEmpty() ? "of one partition" : "of one " + components;
  }

  private String request(List<ComponentPart> known) {
    String where =
        pattern.index().map(index -> "the index " + JavadocText.code(index)).orElse("the table");
    return (shards() == 1
            ? "Query on " + where + ", a request per page of up to 1 MB: "
            : ("%s Queries on %s, one per shard, side by side and merged, each a request per page "
                    + "of up to 1 MB: ")
                .formatted(shards(), where))
        + JavadocText.code(RequestText.condition(pattern, known))
        + ".";
  }

  private Optional<String> where() {
    return code.plan()
        .where(pattern)
        .map(where -> "Items are on the index only where " + JavadocText.code(where.text()) + ".");
  }

  private int shards() {
    return pattern.partitionKey().shards();
  }

  private Optional<String> filter(List<ComponentPart> given) {
    Optional<String> typeAttribute = code.table().table().typeAttribute();
    if (typeAttribute.isEmpty()) {
      return Optional.of("Items of another shape of key are left out after they were read.");
    }
    String means =
        isKeysOnly()
            ? "the shape of their keys"
            : "the filter "
                + JavadocText.code(RequestText.typeFilter(typeAttribute.get(), code.entity()));
    return pattern.range(given).isShared()
        ? Optional.of(
            "The range may hold items of other entities, too: %s keeps them out after they were read and paid for%s."
                .formatted(means, until()))
        : Optional.empty();
  }

  /** From which stage on there are no others. */
  private String until() {
    return pattern
        .sharedUntil()
        .map(stage -> ", until {@code " + stage.name() + "} is given")
        .orElse("");
  }

  private boolean isKeysOnly() {
    return pattern.projection().filter(ProjectionPlan::isKeysOnly).isPresent();
  }

  private String consistency() {
    String reading = Names.capitalized(requests(pattern.method()).reading());
    return shards() == 1
        ? reading + "."
        : ("%s, and at least that for each of the %s shards. A page reads somewhat more of "
                + "each shard than its share. All shards answer, or the query fails.")
            .formatted(reading, shards());
  }

  private RequestsText requests(String method) {
    return new RequestsText(code.table().operation(code.entity().name(), method));
  }

  /** A nested query that has taken some components. */
  Javadoc afterStage(ComponentPart taken, ComponentPart next) {
    return Javadoc.of(
        "The query with its {@code %s}; {@code %s} may be next."
            .formatted(taken.name(), next.name()));
  }

  /** The nested query that takes no more components. */
  Javadoc selected() {
    return Javadoc.of("The query with its range of sort keys.");
  }

  Javadoc exact(ComponentPart part) {
    List<ComponentPart> known = new ArrayList<>(pattern.arguments());
    known.addAll(pattern.stages().subList(0, pattern.stages().indexOf(part) + 1));
    return Javadoc.of(
        "Keeps one {@code %s}: %s."
            .formatted(part.name(), JavadocText.code(RequestText.condition(pattern, known))));
  }

  Javadoc range(ComponentPart part, RangeMethod range) {
    return Javadoc.of(
        "Only the items whose {@code " + part.name() + "} " + range.description() + ".");
  }

  Javadoc distinct(ComponentPart part) {
    return Javadoc.of("The different values of {@code " + part.name() + "} among these items.")
        .paragraph(
            "A Query with {@code Limit = 1} for each value and one more, however many items have it: half a read unit each.")
        .returns("the values in the order of the keys, to be read");
  }

  Javadoc linked(TargetCode target) {
    return Javadoc.of(
        "Each %s with the {@code %s} it leads to: %s."
            .formatted(
                record,
                target.entity(),
                requests(
                        RequestText.call(pattern.method(), pattern.arguments())
                            + ".with"
                            + Names.capitalized(target.role()))
                    .requests()));
  }
}
