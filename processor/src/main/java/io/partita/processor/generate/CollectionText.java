package io.partita.processor.generate;

import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.resolve.RequestText;
import java.util.Optional;
import java.util.stream.Collectors;

/** The documentation of a collection: the one Query that reads it, and what that costs. */
final class CollectionText {

  private final CollectionCode code;
  private final CollectionPlan plan;
  private final String name;

  CollectionText(CollectionCode code) {
    this.code = code;
    this.plan = code.plan();
    this.name = "{@code " + code.type().simpleName() + "}";
  }

  /** The generated query. */
  Javadoc query() {
    return details(Javadoc.of("The items of one " + name + ".").paragraph(request()))
        .paragraph("Immutable; nothing is sent before {@code find} or a page is called for.");
  }

  /** The DAO's method that begins the query. */
  Javadoc begin() {
    return details(
            Javadoc.of("Begins a query of the items of one " + name + ", whole or by pages.")
                .paragraph(request()))
        .returns("the query, to be run")
        .throwing(code.operation(plan.method()).thrown());
  }

  /** The DAO's method that reads all. */
  Javadoc find() {
    return details(
            Javadoc.of("The " + name + " of " + given() + ", with all its items.")
                .paragraph(request()))
        .returns("the collection; empty " + absent())
        .throwing(code.operation("find").thrown());
  }

  private String absent() {
    return plan.collection()
        .root()
        .map(root -> "if there is no {@code " + root.type().simpleName() + "}")
        .orElse("if there are no items");
  }

  private String given() {
    String components =
        plan.arguments().stream()
            .map(part -> "{@code " + part.name() + "}")
            .collect(Collectors.joining(" and "));
    return components.isEmpty() ? "the table" : "one " + components;
  }

  private Javadoc details(Javadoc javadoc) {
    filter().ifPresent(javadoc::paragraph);
    return javadoc.paragraph(consistency());
  }

  private String request() {
    return "One Query on "
        + plan.index()
            .map(IndexModel::name)
            .map(index -> "the index " + JavadocText.code(index))
            .orElse("the table")
        + ", a request per page of up to 1 MB: "
        + JavadocText.code(RequestText.condition(plan))
        + ".";
  }

  private Optional<String> filter() {
    Optional<String> typeAttribute = code.table().table().typeAttribute();
    if (typeAttribute.isEmpty()) {
      return Optional.of("Items of another shape of key are left out after they were read.");
    }
    return plan.typeFilter()
        ? Optional.of(
            "The range may hold items of other entities, too: the filter "
                + JavadocText.code(RequestText.typeFilter(typeAttribute.get(), plan))
                + " keeps them out after they were read and paid for.")
        : Optional.empty();
  }

  private String consistency() {
    String reading = new RequestsText(code.operation("find")).reading();
    return Names.capitalized(reading) + ", all items taken together.";
  }

  /** The query's limit. */
  Javadoc limit() {
    Javadoc javadoc =
        Javadoc.of("Reads at most so many items" + (hasRoot() ? ", the root included." : "."));
    return switch (plan.root()) {
      case NONE, ANYWHERE -> javadoc;
      case FIRST ->
          javadoc.paragraph(
              "The root comes first: {@code find} throws IllegalStateException if the query is"
                  + " reversed.");
      case LAST ->
          javadoc.paragraph(
              "The root comes last: {@code find} throws IllegalStateException unless the query is"
                  + " reversed.");
    };
  }

  private boolean hasRoot() {
    return plan.collection().root().isPresent();
  }

  /** The DAO's method that reads what edges lead to. */
  Javadoc linked(String method, MemberPlan member, TargetCode target) {
    OperationPlan planned = code.operation(method);
    return Javadoc.of(
            "Each {@code %s} with the {@code %s} it leads to."
                .formatted(member.member().type().simpleName(), target.entity()))
        .paragraph(
            new RequestsText(planned).sent("")
                + " The order is that of the argument; where there is no such item, the target is"
                + " empty.")
        .returns("as many as are given")
        .throwing(planned.thrown());
  }
}
