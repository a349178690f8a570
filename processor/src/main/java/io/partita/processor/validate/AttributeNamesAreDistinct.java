package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Two components stored under one attribute name, or read from one former name, would overwrite
 * each other.
 */
final class AttributeNamesAreDistinct implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Stream<Diagnostic> entities =
        table.entities().stream().flatMap(entity -> problems(entity.components(), entity.name()));
    Stream<Diagnostic> nested =
        table
            .nestedRecords()
            .flatMap(record -> problems(record.components(), Types.name(record.type())));
    return Stream.concat(entities, nested);
  }

  private static Stream<Diagnostic> problems(List<ComponentModel> components, String owner) {
    List<Diagnostic> problems = new ArrayList<>();
    Map<String, ComponentModel> owners = new HashMap<>();
    for (ComponentModel component : components) {
      if (component.keyOnly()) {
        continue;
      }
      for (String name : names(component)) {
        ComponentModel other = owners.putIfAbsent(name, component);
        if (other != null) {
          String message = message(component, other, owner, name);
          problems.add(new Diagnostic(Code.DUPLICATE_ATTRIBUTE, message, component.origin()));
          break;
        }
      }
    }
    return problems.stream();
  }

  private static List<String> names(ComponentModel component) {
    List<String> names = new ArrayList<>(List.of(component.attribute()));
    names.addAll(component.aliases());
    return names;
  }

  private static String message(
      ComponentModel component, ComponentModel other, String owner, String name) {
    if (other == component) {
      return "Component '%s' of %s lists \"%s\" twice among its names. Remove it from @Aliases."
          .formatted(component.name(), owner, name);
    }
    return "Components '%s' and '%s' of %s both use the attribute \"%s\", so one would overwrite the other. Give one of them another name with @Attribute or @Aliases."
        .formatted(other.name(), component.name(), owner, name);
  }
}
