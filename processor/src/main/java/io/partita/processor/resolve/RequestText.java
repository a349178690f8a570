package io.partita.processor.resolve;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.Beginning;
import io.partita.processor.model.CollectionPlan.Between;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPart.ShardPart;
import io.partita.processor.model.KnownParts;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.UniquePlan;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes what requests say as people read it: {@code PK = "USER#{userId}" AND begins_with(SK,
 * "GROUP#")}.
 */
public final class RequestText {

  /** What is read and left out, where keys and not types tell. */
  public static final String OTHER_SHAPES = "keys of another shape, after reading";

  private RequestText() {}

  /** A call as Java writes it. */
  public static String call(String method, List<ComponentPart> arguments) {
    return method
        + arguments.stream()
            .map(ComponentPart::javaName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /** A query with some of its stages, likewise. */
  public static String chain(AccessPatternPlan pattern, List<ComponentPart> stages) {
    return Stream.concat(
            Stream.of(call(pattern.method(), pattern.arguments())),
            stages.stream().map(stage -> call(stage.javaName(), List.of(stage))))
        .collect(Collectors.joining("."));
  }

  /** The key of one item. */
  public static String key(EntityPlan entity) {
    return equal(entity.partitionKey())
        + entity.sortKey().map(sortKey -> " AND " + equal(sortKey)).orElse("");
  }

  /** The key of the item that says who has a unique value. */
  public static String key(TableModel table, UniquePlan unique) {
    return Stream.concat(Stream.of(table.partitionKey()), table.sortKey().stream())
        .map(
            attribute ->
                attribute + " = " + quoted(unique.prefix() + "{" + unique.component().name() + "}"))
        .collect(Collectors.joining(" AND "));
  }

  /** The key condition if some components are given: as much of the sort key as they tell. */
  public static String condition(AccessPatternPlan pattern, Collection<ComponentPart> given) {
    return equal(pattern.partitionKey())
        + sortCondition(pattern, given).map(condition -> " AND " + condition).orElse("");
  }

  private static Optional<String> sortCondition(
      AccessPatternPlan pattern, Collection<ComponentPart> given) {
    Optional<KnownParts> known = pattern.known(given);
    if (known.isEmpty()) {
      return Optional.empty();
    }
    KeyAttributePlan sortKey = pattern.sortKey().orElseThrow();
    List<KeyPart> parts = known.get().parts();
    if (known.get().next().isEmpty()) {
      return Optional.of(equal(sortKey));
    }
    return pattern
        .range(given)
        .bounds()
        .map(
            bounds ->
                "%s BETWEEN %s AND %s"
                    .formatted(
                        sortKey.attribute(),
                        text(parts, bounds.first()),
                        text(parts, bounds.last())))
        .or(
            () ->
                parts.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                        "begins_with(" + sortKey.attribute() + ", " + text(parts, "") + ")"));
  }

  /** The key condition of a collection. */
  public static String condition(CollectionPlan collection) {
    return equal(collection.partitionKey())
        + sortCondition(collection).map(condition -> " AND " + condition).orElse("");
  }

  private static Optional<String> sortCondition(CollectionPlan collection) {
    String attribute = collection.sortKey().map(KeyAttributePlan::attribute).orElse("");
    if (collection.range() instanceof Beginning beginning) {
      return Optional.of("begins_with(%s, %s)".formatted(attribute, text(beginning.prefix(), "")));
    }
    if (collection.range() instanceof Between between) {
      return Optional.of(
          "%s BETWEEN %s AND %s".formatted(attribute, text(between.lower(), ""), upper(between)));
    }
    return Optional.empty();
  }

  private static String upper(Between between) {
    return switch (between.end()) {
      case KEY -> text(between.upper(), "");
      case BELOW -> text(between.upper(), "$");
      case BEGINNING -> "the last " + text(between.upper(), "...");
    };
  }

  /** The whole key as its template shows it; a native key is the component and no text. */
  private static String equal(KeyAttributePlan key) {
    return key.attribute() + " = " + (key.isNative() ? key.text() : quoted(key.text()));
  }

  private static String text(List<KeyPart> parts, String suffix) {
    return quoted(template(parts) + suffix);
  }

  /** Parts of a key as a template would write them, without formats. */
  public static String template(List<KeyPart> parts) {
    return parts.stream().map(RequestText::text).collect(Collectors.joining());
  }

  private static String text(KeyPart part) {
    if (part instanceof ComponentPart component) {
      return "{" + component.name() + "}";
    }
    return part instanceof ShardPart
        ? "{" + Template.Shard.NAME + "}"
        : ((LiteralPart) part).text();
  }

  /** The filter that keeps out items of other entities. */
  public static String typeFilter(String attribute, EntityModel entity) {
    List<String> values = entity.typeValues().toList();
    return values.size() == 1
        ? attribute + " = " + quoted(values.get(0))
        : in(attribute, values.stream());
  }

  /** The filter that keeps out items of entities that are no members. */
  public static String typeFilter(String attribute, CollectionPlan collection) {
    return in(
        attribute,
        collection.members().stream()
            .map(MemberPlan::entities)
            .flatMap(List::stream)
            .flatMap(EntityModel::typeValues)
            .sorted());
  }

  /** What a collection leaves out after it was read; empty if the range holds members only. */
  public static String filter(Optional<String> typeAttribute, CollectionPlan collection) {
    if (typeAttribute.isPresent() && collection.typeFilter()) {
      return typeFilter(typeAttribute.get(), collection);
    }
    boolean mayHoldOthers =
        collection.range() instanceof Between between && !between.within().isEmpty();
    return typeAttribute.isEmpty() || mayHoldOthers ? OTHER_SHAPES : "";
  }

  private static String in(String attribute, Stream<String> values) {
    return values
        .map(RequestText::quoted)
        .collect(Collectors.joining(", ", attribute + " IN (", ")"));
  }

  private static String quoted(String value) {
    return "\"" + value + "\"";
  }

  /** Why an item that is stored may count as absent. */
  public static String orGone(EntityPlan entity) {
    return (entity.expires() ? "it has expired, " : "")
        + (entity.cascades() ? "it is being deleted, " : "")
        + "or it is another entity's";
  }
}
