package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.resolve.KeyFormatChooser;
import java.util.stream.Stream;

/** Lists and maps say how large they become, for all of one is read and paid for each time. */
final class CollectionsAreBounded implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return HeldComponent.of(table)
        .filter(held -> held.component().max() == 0 && grows(held.component().type()))
        .filter(held -> !held.allows(Code.UNBOUNDED_LIST))
        .map(
            held ->
                new Diagnostic(
                    Code.UNBOUNDED_LIST,
                    "%s may grow without bound, and an item has at most 400 KB. %s an @Attribute(max = ...), or store its elements as items of their own."
                        .formatted(held.name(), bounded(held.component().type())),
                    held.component().origin()));
  }

  /** A map has no more entries than the enum of its keys has constants. */
  private static boolean grows(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return grows(optional.value());
    }
    return type instanceof ListType
        || type instanceof MapType map
            && !(KeyFormatChooser.innermost(map.key()) instanceof EnumType);
  }

  /** A bound stands on the collection itself. */
  private static String bounded(TypeModel type) {
    return type instanceof OptionalType optional
        ? "Make it %s with".formatted(Types.withArticle(optional.value().javaType()))
        : "Give it";
  }
}
