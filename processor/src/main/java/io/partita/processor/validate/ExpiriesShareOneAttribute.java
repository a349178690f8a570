package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.stream.Stream;

/** DynamoDB expires the items of a table by one attribute. */
final class ExpiriesShareOneAttribute implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    List<ManagedComponent> expiries = ManagedComponent.of(table, Managed.TTL).toList();
    return expiries.stream()
        .skip(1)
        // Two in one entity are another mistake.
        .filter(expiry -> expiry.entity() != expiries.get(0).entity())
        .filter(
            expiry ->
                !expiry.component().attribute().equals(expiries.get(0).component().attribute()))
        .map(expiry -> problem(expiries.get(0), expiry));
  }

  private static Diagnostic problem(ManagedComponent first, ManagedComponent expiry) {
    String attribute = first.component().attribute();
    return new Diagnostic(
        Code.TTL_ATTRIBUTE,
        "%s expires by \"%s\" but %s by \"%s\", and DynamoDB has one TTL attribute per table. Annotate '%s' with @Attribute(\"%s\")."
            .formatted(
                expiry.entity().name(),
                expiry.component().attribute(),
                first.entity().name(),
                attribute,
                expiry.component().name(),
                attribute),
        expiry.component().origin());
  }
}
