package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.NestedModel.NestedSealed;
import io.partita.processor.model.TableModel;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** No component of a sealed interface's record is stored where the record's own name is. */
final class DiscriminatorIsFree implements DeclarationRule {

  private static final String DISCRIMINATOR = "$type";

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Set<ClassName> variants =
        table.nested().stream()
            .filter(NestedSealed.class::isInstance)
            .flatMap(nested -> ((NestedSealed) nested).variants().stream())
            .collect(Collectors.toSet());
    return table.nested().stream()
        .filter(nested -> variants.contains(nested.type()) && nested instanceof NestedRecord)
        .flatMap(nested -> problems((NestedRecord) nested));
  }

  private static Stream<Diagnostic> problems(NestedRecord record) {
    return record.components().stream()
        .filter(
            component ->
                component.attribute().equals(DISCRIMINATOR)
                    || component.aliases().contains(DISCRIMINATOR))
        .map(
            component ->
                new Diagnostic(
                    Code.RESERVED_ATTRIBUTE,
                    "Component '%s' of %s is stored as \"$type\", which tells the records of a sealed interface apart. Give it another name with @Attribute."
                        .formatted(component.name(), Types.name(record.type())),
                    component.origin()));
  }
}
