package io.partita.processor.documentation;

import java.net.URI;
import java.util.List;
import javax.tools.SimpleJavaFileObject;

/**
 * A snippet as a source file whose lines have the numbers they have on the page. It may have any
 * number of public types, as a page may. One that begins with imports gets no others: a reader who
 * copies them has all that it takes.
 */
final class SnippetSource extends SimpleJavaFileObject {

  private static final String IMPORTS =
      "import static io.partita.runtime.write.Position.at;"
          + "import static org.junit.jupiter.api.Assertions.*;"
          + "import io.partita.annotations.*;"
          + "import io.partita.runtime.*;"
          + "import io.partita.runtime.condition.*;"
          + "import io.partita.runtime.query.*;"
          + "import io.partita.runtime.write.*;"
          + "import io.partita.testing.*;"
          + "import java.math.*;"
          + "import java.time.*;"
          + "import java.util.*;"
          + "import java.util.stream.*;"
          + "import org.jspecify.annotations.Nullable;"
          + "import org.junit.jupiter.api.Test;"
          + "import software.amazon.awssdk.enhanced.dynamodb.*;"
          + "import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.*;"
          + "import software.amazon.awssdk.services.dynamodb.DynamoDbClient;"
          + "import software.amazon.awssdk.services.dynamodb.model.AttributeValue;";

  private final Snippet snippet;
  private final String text;

  private SnippetSource(Snippet snippet, String before, String after) {
    super(uri(snippet.fence()), Kind.SOURCE);
    this.snippet = snippet;
    List<String> lines = snippet.fence().lines();
    int imports = (int) lines.stream().takeWhile(line -> line.startsWith("import ")).count();
    this.text =
        "\n".repeat(snippet.fence().line() - 1)
            + "package "
            + snippet.packageName()
            + ";"
            + (imports == 0 ? IMPORTS : "\n" + String.join("\n", lines.subList(0, imports)))
            + before
            + "\n"
            + String.join("\n", lines.subList(imports, lines.size()))
            + "\n"
            + after;
  }

  /** A file of types. */
  static SnippetSource types(Snippet snippet, String more) {
    return new SnippetSource(snippet, snippet.leftOut() + more, "");
  }

  /**
   * A class with statements; variables are its fields, so that statements may declare their own.
   */
  static SnippetSource statements(Snippet snippet, String variables) {
    return new SnippetSource(
        snippet,
        "@SuppressWarnings(\"unused\") abstract class Snippet"
            + snippet.fence().line()
            + " { software.amazon.awssdk.services.dynamodb.DynamoDbClient client; "
            + variables
            + snippet.leftOut()
            + " void run() throws Exception {",
        "}}");
  }

  private static URI uri(Fence fence) {
    return URI.create("page:///" + fence.path() + "/" + fence.line() + ".java");
  }

  String page() {
    return snippet.fence().path().toString();
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }

  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.SOURCE && !simpleName.endsWith("-info");
  }
}
