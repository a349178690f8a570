package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** What every key of a template has in common leaves room for its values. */
final class KeysFitTheirLimit implements Rule {

  private static final int PARTITION_KEY_BYTES = 2048;
  private static final int SORT_KEY_BYTES = 1024;

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    KeyAttributes keys = new KeyAttributes(table);
    return KeyUse.of(table).flatMap(use -> problem(use, keys.isSorted(use.attribute())).stream());
  }

  private static Optional<Diagnostic> problem(KeyUse use, boolean sorted) {
    int limit = sorted ? SORT_KEY_BYTES : PARTITION_KEY_BYTES;
    int least = use.template().parts().stream().mapToInt(KeysFitTheirLimit::leastBytes).sum();
    if (least <= limit) {
      return Optional.empty();
    }
    String what = use.place().isPartition() ? "partition key" : "sort key";
    String why = use.place().isPartition() && sorted ? " where an index sorts by it" : "";
    return Optional.of(
        use.problem(
            Code.KEY_TOO_LONG,
            "The %s template of %s needs at least %d bytes, but DynamoDB allows %d%s. Shorten its literal text."
                .formatted(what, use.entity().name(), least, limit, why)));
  }

  private static int leastBytes(Template.Part part) {
    return part instanceof Template.Literal literal
        ? literal.text().getBytes(StandardCharsets.UTF_8).length
        : 1;
  }
}
