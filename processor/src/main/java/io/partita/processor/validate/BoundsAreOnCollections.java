package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.SetType;
import java.util.stream.Stream;

/** Only lists, sets and maps have a number of elements to bound, and it is positive. */
final class BoundsAreOnCollections implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return HeldComponent.of(table)
        .filter(held -> held.component().max() != 0)
        .filter(held -> Types.isSupported(held.component()))
        .filter(held -> held.component().max() < 0 || !isCollection(held.component().type()))
        .map(BoundsAreOnCollections::problem);
  }

  private static boolean isCollection(TypeModel type) {
    return type instanceof ListType || type instanceof SetType || type instanceof MapType;
  }

  /** A bound stands on the collection itself. */
  private static String remedy(TypeModel type) {
    return type instanceof OptionalType optional && isCollection(optional.value())
        ? "Make it %s, or remove the max.".formatted(Types.withArticle(optional.value().javaType()))
        : "Remove the max.";
  }

  private static Diagnostic problem(HeldComponent held) {
    TypeModel type = held.component().type();
    String message =
        isCollection(type)
            ? "%s cannot have at most %d elements. Give a max of 1 or more, or none."
                .formatted(held.name(), held.component().max())
            : "%s has a max, but is %s, not a List, Set or Map. %s"
                .formatted(held.name(), Types.withArticle(type.javaType()), remedy(type));
    return new Diagnostic(Code.ATTRIBUTE_MAX, message, held.component().origin());
  }
}
