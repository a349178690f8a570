package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.ProjectionPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The documentation of an access pattern whose index does not carry whole items. */
final class ProjectionText {

  private final EntityCode code;
  private final AccessPatternPlan pattern;

  ProjectionText(EntityCode code, AccessPatternPlan pattern) {
    this.code = code;
    this.pattern = pattern;
  }

  /** What is to be said beside what is true of all queries; nothing where records are read. */
  List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    pattern.projection().ifPresent(projection -> add(paragraphs, projection));
    return paragraphs;
  }

  private void add(List<String> paragraphs, ProjectionPlan projection) {
    ClassName type = new ElementCode(code, pattern).type();
    String element = "{@link " + type.simpleName() + "}";
    String record = "{@code " + code.entity().name() + "}";
    paragraphs.add(
        projection.isKeysOnly()
            ? "The index carries only keys, so that each item is read as its %s. {@code hydrate()} reads the %s records."
                .formatted(element, record)
            : "The index carries only some components, so that each item is read as %s %s. {@code hydrate()} reads the %s records."
                .formatted(Names.article(type), element, record));
    reasons(projection)
        .map(
            "Items that %s may be among them until {@code hydrate()}: the index cannot tell."
                ::formatted)
        .ifPresent(paragraphs::add);
    String carried =
        CarriedProjections.of(code, pattern).stream()
            .map(one -> "{@link " + code.projection(one).simpleName() + "}")
            .collect(Collectors.joining(" or "));
    if (!carried.isEmpty()) {
      paragraphs.add("The index carries all of what {@code as(...)} of " + carried + " reads.");
    }
  }

  /** What may be among the items that should not, as a further sentence. */
  String unseen() {
    return pattern
        .projection()
        .flatMap(this::reasons)
        .map(" Items that %s may be among them: the index cannot tell."::formatted)
        .orElse("");
  }

  /** What makes items absent that keys do not show. */
  private Optional<String> reasons(ProjectionPlan projection) {
    if (!projection.isKeysOnly()) {
      return Optional.empty();
    }
    List<String> reasons = new ArrayList<>();
    if (code.entity().managed(Managed.TTL).isPresent()) {
      reasons.add("have expired");
    }
    if (code.plan().isOwner()) {
      reasons.add("are being deleted");
    }
    return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join(" or ", reasons));
  }
}
