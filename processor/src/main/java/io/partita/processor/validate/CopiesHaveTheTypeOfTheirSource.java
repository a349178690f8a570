package io.partita.processor.validate;

import com.squareup.javapoet.TypeName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A copy has the type of what it copies; one that cannot be null is not of one that can. */
final class CopiesHaveTheTypeOfTheirSource implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return CopySource.of(table)
        .filter(
            copy ->
                Types.isSupported(copy.component()) && Types.isSupported(copy.place().declared()))
        .filter(copy -> !fits(copied(copy), own(copy)))
        .map(
            copy ->
                copy.problem(
                    Code.COPY_TYPE,
                    "%s is %s, but %s, which it copies, is %s. Give both the same type."
                        .formatted(
                            copy.place().name(),
                            Types.withArticle(own(copy)),
                            copy.name(),
                            Types.withArticle(copied(copy)))));
  }

  private static TypeName own(CopySource copy) {
    return copy.place().declared().type().javaType();
  }

  private static TypeName copied(CopySource copy) {
    return copy.component().type().javaType();
  }

  private static boolean fits(TypeName source, TypeName copy) {
    return copy.isPrimitive() ? source.equals(copy) : source.box().equals(copy);
  }
}
