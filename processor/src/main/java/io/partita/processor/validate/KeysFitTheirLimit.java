package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** What every key of a template has in common leaves room for its values. */
final class KeysFitTheirLimit implements Rule {

  private static final int PARTITION_KEY_BYTES = 2048;
  private static final int SORT_KEY_BYTES = 1024;

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table
        .keys()
        .flatMap(key -> problem(key, table.model().isSorted(key.attribute())).stream());
  }

  private static Optional<Diagnostic> problem(ResolvedKey key, boolean sorted) {
    int limit = sorted ? SORT_KEY_BYTES : PARTITION_KEY_BYTES;
    int least = key.template().parts().stream().mapToInt(KeysFitTheirLimit::leastBytes).sum();
    if (least <= limit) {
      return Optional.empty();
    }
    String what = key.place().isPartition() ? "partition key" : "sort key";
    String why = key.place().isPartition() && sorted ? " where an index sorts by it" : "";
    return Optional.of(
        new Diagnostic(
            Code.KEY_TOO_LONG,
            "The %s template of %s needs at least %d bytes, but DynamoDB allows %d%s. Shorten its literal text."
                .formatted(what, key.entity().name(), least, limit, why),
            key.template().origin()));
  }

  private static int leastBytes(Template.Part part) {
    return part instanceof Template.Literal literal
        ? literal.text().getBytes(StandardCharsets.UTF_8).length
        : 1;
  }
}
