package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import java.util.Optional;

/** Looks up the DynamoDB types of attributes. */
public final class AttributeTypes {

  private AttributeTypes() {}

  /** The type of a key attribute of the table or an index. */
  public static Wire ofKey(TablePlan plan, String attribute) {
    return plan.entities().stream()
        .flatMap(
            entity ->
                entity.entity().stored(attribute).stream()
                    .map(component -> ofKey(entity, component)))
        .findFirst()
        .orElse(Wire.S);
  }

  /**
   * A component's own attribute has the component's type, unless a format makes it text; templates
   * make text.
   */
  private static Wire ofKey(EntityPlan entity, ComponentModel component) {
    return isFormatted(entity, component) ? Wire.S : single(component).orElse(Wire.S);
  }

  private static boolean isFormatted(EntityPlan entity, ComponentModel component) {
    return entity
        .keys()
        .filter(KeyAttributePlan::isFormatted)
        .anyMatch(key -> key.attribute().equals(component.attribute()));
  }

  /** The type of a component's attribute: {@code S}, {@code NS}, {@code M} and so on. */
  public static String of(EntityPlan entity, ComponentModel component) {
    return isFormatted(entity, component)
        ? Wire.S.name()
        : single(component).map(Wire::name).orElseGet(() -> of(component.type()));
  }

  /** The type of a component that is stored as one value; empty for others. */
  public static Optional<Wire> single(ComponentModel component) {
    return component.managed().contains(Managed.TTL)
        ? Optional.of(Wire.N)
        : scalar(KeyFormatChooser.innermost(component.type()));
  }

  private static Optional<Wire> scalar(TypeModel innermost) {
    if (innermost instanceof EnumType) {
      return Optional.of(Wire.S);
    }
    return innermost instanceof ScalarType scalar
        ? Optional.of(scalar.scalar().wire())
        : Optional.empty();
  }

  /** The type of an attribute that holds values of a type. */
  public static String of(TypeModel type) {
    if (type instanceof OptionalType || type instanceof ConvertedType) {
      return of(KeyFormatChooser.innermost(type));
    }
    if (type instanceof SetType set) {
      return scalar(KeyFormatChooser.innermost(set.element()))
          .filter(wire -> wire != Wire.BOOL)
          .map(wire -> wire + "S")
          .orElse("L");
    }
    if (type instanceof TypeModel.ListType) {
      return "L";
    }
    return scalar(type).map(Wire::name).orElse("M");
  }
}
