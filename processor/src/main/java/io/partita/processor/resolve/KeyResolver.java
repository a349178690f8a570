package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks up what a template's placeholders refer to. */
public final class KeyResolver {

  private final TableModel table;

  public KeyResolver(TableModel table) {
    this.table = table;
  }

  /** The components along a placeholder's path; empty if one of them does not exist. */
  public Optional<List<ComponentModel>> path(EntityModel entity, Placeholder placeholder) {
    List<ComponentModel> path = new ArrayList<>();
    List<ComponentModel> scope = entity.components();
    for (String name : placeholder.path()) {
      Optional<ComponentModel> next =
          scope.stream().filter(component -> component.name().equals(name)).findFirst();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      path.add(next.get());
      scope = members(next.get().type());
    }
    return Optional.of(List.copyOf(path));
  }

  /** The components one level below a type: those of a nested record, else none. */
  public List<ComponentModel> members(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return members(optional.value());
    }
    if (type instanceof NestedType nested
        && table.nested(nested.javaType()).orElse(null) instanceof NestedRecord record) {
      return record.components();
    }
    return List.of();
  }

  /**
   * The parts of a template at an attribute; empty if a placeholder or its format does not resolve.
   */
  public Optional<List<KeyPart>> resolve(
      EntityModel entity, Template template, KeyPlace place, String attribute) {
    boolean isNative = isNative(entity, template, attribute);
    List<KeyPart> parts = new ArrayList<>();
    for (Template.Part part : template.parts()) {
      Optional<? extends KeyPart> resolved = resolve(entity, part, place, isNative);
      if (resolved.isEmpty()) {
        return Optional.empty();
      }
      parts.add(resolved.get());
    }
    return Optional.of(List.copyOf(parts));
  }

  private Optional<? extends KeyPart> resolve(
      EntityModel entity, Template.Part part, KeyPlace place, boolean isNative) {
    if (part instanceof Template.Literal literal) {
      return Optional.of(new KeyPart.LiteralPart(literal.text()));
    }
    if (part instanceof Template.Shard shard) {
      return Optional.of(new KeyPart.ShardPart(shard.count()));
    }
    Placeholder placeholder = (Placeholder) part;
    return path(entity, placeholder)
        .flatMap(
            path ->
                format(path.get(path.size() - 1).type(), placeholder.format(), place, isNative)
                    .map(format -> new ComponentPart(path, format)));
  }

  private Optional<KeyFormat> format(
      TypeModel type, String format, KeyPlace place, boolean isNative) {
    return KeyFormatChooser.choose(type, format, place, table.encoding())
        .or(
            () ->
                isNative && format.isEmpty() ? KeyFormatChooser.asStored(type) : Optional.empty());
  }

  /**
   * Whether a template is native at an attribute: exactly one plain placeholder of the component
   * stored there.
   */
  public boolean isNative(EntityModel entity, Template template, String attribute) {
    return template.parts().size() == 1
        && template.parts().get(0) instanceof Placeholder placeholder
        && placeholder.path().size() == 1
        && entity
            .component(placeholder.path().get(0))
            .filter(c -> c.attribute().equals(attribute))
            .isPresent();
  }
}
