package io.partita.processor.generate;

import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.OperationPlan;
import java.util.stream.Collectors;

/** The documentation of a collection: the one Query that reads it, and what that costs. */
final class CollectionText {

  private final CollectionCode code;
  private final CollectionPlan plan;
  private final OperationPlan found;
  private final String name;

  CollectionText(CollectionCode code) {
    this.code = code;
    this.plan = code.plan();
    this.found = code.operation("find");
    this.name = "{@code " + code.type().simpleName() + "}";
  }

  /** The generated query. */
  Javadoc query() {
    return details(Javadoc.of("The items of one " + name + "."))
        .paragraph("Immutable; nothing is sent before {@code find} or a page is called for.");
  }

  /** The DAO's method that begins the query. */
  Javadoc begin() {
    return details(
            Javadoc.of("Begins a query of the items of one " + name + ", whole or by pages."))
        .returns("the query, to be run")
        .throwing(code.operation(plan.method()));
  }

  /** The DAO's method that reads all. */
  Javadoc find() {
    return details(Javadoc.of("The " + name + " of " + given() + ", with all its items."))
        .returns("the collection; empty " + absent())
        .throwing(found);
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
    RequestsText requests = new RequestsText(found);
    javadoc.paragraph(requests.query() + ", all items taken together.");
    requests.filter("").ifPresent(javadoc::paragraph);
    return javadoc;
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
        .throwing(planned);
  }
}
