package io.partita.processor.generate;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.resolve.RequestText;
import java.util.List;
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
    return begins(pattern.method(), pattern.arguments());
  }

  /** The DAO's method that begins behind the first stages. */
  Javadoc nested(NestedPatternPlan nested) {
    return begins(nested.method(), nested.parameters());
  }

  private Javadoc begins(String method, List<ComponentPart> known) {
    OperationPlan planned = planned(method);
    Javadoc javadoc =
        Javadoc.of("Begins a query of the " + record + " items " + by(known) + ".")
            .paragraph(new RequestsText(planned).query() + shards());
    if (!planned.where().isEmpty()) {
      javadoc.paragraph(
          "Items are on the index only where " + JavadocText.code(planned.where()) + ".");
    }
    new ProjectionText(code, pattern).paragraphs().forEach(javadoc::paragraph);
    new RequestsText(planned).filter(until()).ifPresent(javadoc::paragraph);
    return javadoc;
  }

  private static String by(List<ComponentPart> known) {
    String components =
        known.stream()
            .map(part -> "{@code " + part.name() + "}")
            .collect(Collectors.joining(" and "));
    return components.isEmpty() ? "of one partition" : "of one " + components;
  }

  /** From which stage on there are no others. */
  private String until() {
    return pattern
        .sharedUntil()
        .map(stage -> ", until {@code " + stage.name() + "} is given")
        .orElse("");
  }

  /** What it means that items are spread. */
  private String shards() {
    int shards = pattern.partitionKey().shards();
    return shards == 1
        ? "."
        : (", and at least that for each of the %s shards. A page reads somewhat more of each shard"
                + " than its share. All shards answer, or the query fails.")
            .formatted(shards);
  }

  private OperationPlan planned(String method) {
    return code.table().operation(code.entity().name(), method);
  }

  /** What a method of the query sends, behind some of its stages. */
  private OperationPlan planned(List<ComponentPart> behind, String method) {
    return planned(RequestText.chain(pattern, behind) + "." + method);
  }

  private List<ComponentPart> before(ComponentPart part) {
    return pattern.stages().subList(0, pattern.stages().indexOf(part));
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
    return Javadoc.of(
        "Keeps one {@code %s}: %s."
            .formatted(
                part.name(),
                JavadocText.code(planned(before(part), part.javaName()).keyCondition())));
  }

  Javadoc range(ComponentPart part, RangeMethod range) {
    return Javadoc.of(
        "Only the items whose {@code " + part.name() + "} " + range.description() + ".");
  }

  Javadoc distinct(ComponentPart part) {
    OperationPlan planned = planned(before(part), "distinct" + Names.capitalized(part.javaName()));
    return Javadoc.of("The different values of {@code " + part.name() + "} among these items.")
        .paragraph(
            new RequestsText(planned).sent("") + " It does not matter how many items have a value.")
        .returns("the values in the order of the keys, to be read")
        .throwing(planned);
  }

  /** The query of what the index carries of a projection. */
  Javadoc carried(RecordProjectionModel projection) {
    return Javadoc.of(
        "Reads each item as {@code %s}: the index {@code %s} carries all of it, so that Query requests alone do and nothing is hydrated.%s"
            .formatted(
                projection.name(),
                pattern.index().orElseThrow(),
                new ProjectionText(code, pattern).unseen()));
  }

  Javadoc linked(TargetCode target) {
    OperationPlan planned = planned(List.of(), "with" + Names.capitalized(target.role()));
    return Javadoc.of(
            "Each %s with the {@code %s} it leads to: %s."
                .formatted(record, target.entity(), new RequestsText(planned).requests()))
        .throwing(planned);
  }
}
