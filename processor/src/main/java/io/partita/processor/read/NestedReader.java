package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.EmbeddedModel;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.NestedModel.NestedSealed;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.UnsupportedType;
import io.partita.processor.model.TypeModel.UnsupportedType.Reason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the records and sealed interfaces that components hold, each once. */
final class NestedReader {

  private final Reading reading;
  private final ComponentReader components;
  private final GeneratedNames names;
  private final Map<ClassName, TypeModel> known = new HashMap<>();
  private final Set<ClassName> open = new HashSet<>();
  private final List<NestedModel> found = new ArrayList<>();

  NestedReader(Reading reading, TypeReader types) {
    this.reading = reading;
    this.components = new ComponentReader(reading, types);
    this.names = new GeneratedNames(reading.table());
  }

  List<NestedModel> found() {
    return List.copyOf(found);
  }

  void enter(ClassName type) {
    open.add(type);
  }

  void leave(ClassName type) {
    open.remove(type);
  }

  TypeModel read(TypeElement type, Referrer referrer) {
    ClassName name = ClassName.get(type);
    if (open.contains(name)) {
      return new UnsupportedType(name, Reason.RECURSIVE);
    }
    TypeModel before = known.get(name);
    if (before != null) {
      return before;
    }
    enter(name);
    TypeModel model = readNew(type, name, referrer);
    leave(name);
    // A recursion belongs to the component that closes it; another component may hold the type for
    // itself.
    if (!(model instanceof UnsupportedType unsupported
        && unsupported.reason() == Reason.RECURSIVE)) {
      known.put(name, model);
    }
    return model;
  }

  /** A record as its components are; empty if they are not known, visible or end nowhere. */
  Optional<EmbeddedModel> embedded(TypeElement type, Referrer referrer) {
    ClassName name = ClassName.get(type);
    if (type.getKind() != ElementKind.RECORD
        || open.contains(name)
        || !type.getTypeParameters().isEmpty()
        || !reading.visibility().canSee(type)) {
      return Optional.empty();
    }
    enter(name);
    Place place = reading.place(type, referrer.origin());
    EmbeddedModel embedded = new EmbeddedModel(name, components.read(type, place));
    leave(name);
    return Optional.of(embedded);
  }

  private TypeModel readNew(TypeElement type, ClassName name, Referrer referrer) {
    boolean isRecord = type.getKind() == ElementKind.RECORD;
    if (!isRecord && !isSealedInterface(type)) {
      return new UnsupportedType(name, Reason.NO_CODEC);
    }
    if (!type.getTypeParameters().isEmpty()) {
      return new UnsupportedType(name, Reason.GENERIC_RECORD);
    }
    if (!reading.visibility().canSee(type)) {
      return new UnsupportedType(name, Reason.INACCESSIBLE);
    }
    return isRecord ? readRecord(type, name, referrer) : readSealed(type, name, referrer);
  }

  private TypeModel readRecord(TypeElement type, ClassName name, Referrer referrer) {
    Place place = reading.place(type, referrer.origin());
    found.add(new NestedRecord(name, names.unique(type), components.read(type, place)));
    return new NestedType(name);
  }

  private TypeModel readSealed(TypeElement type, ClassName name, Referrer referrer) {
    // Sorted, because compilers order what is permitted without being named differently.
    Set<TypeElement> variants =
        new TreeSet<>(Comparator.comparing(variant -> variant.getQualifiedName().toString()));
    if (!collectVariants(type, variants, referrer) || !haveDistinctNames(variants)) {
      return new UnsupportedType(name, Reason.SEALED_VARIANTS);
    }
    for (TypeElement variant : variants) {
      if (read(variant, referrer) instanceof UnsupportedType unsupported) {
        return new UnsupportedType(name, unsupported.reason());
      }
    }
    found.add(
        new NestedSealed(name, names.unique(type), variants.stream().map(ClassName::get).toList()));
    return new NestedType(name);
  }

  /** Collects the records below a sealed interface; false if something else is permitted too. */
  private boolean collectVariants(TypeElement type, Set<TypeElement> variants, Referrer referrer) {
    boolean onlyRecords = true;
    for (TypeMirror permitted : type.getPermittedSubclasses()) {
      Optional<String> unresolved = UnresolvedTypes.in(permitted);
      TypeElement variant = (TypeElement) ((DeclaredType) permitted).asElement();
      if (unresolved.isPresent()) {
        reading.reportUnresolved(
            type.getSimpleName() + " permits " + unresolved.get() + ", which does not exist.",
            referrer.origin());
      } else if (variant.getKind() == ElementKind.RECORD) {
        variants.add(variant);
      } else {
        onlyRecords &= isSealedInterface(variant) && collectVariants(variant, variants, referrer);
      }
    }
    return onlyRecords;
  }

  private static boolean haveDistinctNames(Set<TypeElement> variants) {
    return variants.stream().map(variant -> variant.getSimpleName().toString()).distinct().count()
        == variants.size();
  }

  private static boolean isSealedInterface(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }
}
