package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** DynamoDB accepts the name of every index. */
final class IndexNamesAreLegal implements DeclarationRule {

  private static final Pattern LEGAL = Pattern.compile("[A-Za-z0-9_.-]{3,255}");

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.indexes().stream()
        .filter(index -> !LEGAL.matcher(index.name()).matches())
        .map(
            index ->
                new Diagnostic(
                    Code.INDEX_NAME,
                    "DynamoDB does not accept the index name \"%s\". Use 3 to 255 letters, digits, '_', '-' and '.', such as GSI1."
                        .formatted(index.name()),
                    index.origin()));
  }
}
