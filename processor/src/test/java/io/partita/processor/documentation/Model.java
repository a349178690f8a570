package io.partita.processor.documentation;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A data model of a page: the snippets that declare its types, and those that use them. Statements
 * find its table in a variable, named after the table's interface.
 */
record Model(String name, List<Snippet> snippets) {

  private static final Pattern TABLE = Pattern.compile("(?s)@Table\\b.*?\\binterface (\\w+)");
  private static final Pattern ENTITY = Pattern.compile("(?s)@Entity\\b.*?\\brecord (\\w+)");

  /** The models of all pages. */
  static Stream<Model> of(List<Snippet> snippets) {
    Map<String, List<Snippet>> models =
        snippets.stream().collect(groupingBy(Snippet::packageName, LinkedHashMap::new, toList()));
    return models.values().stream().map(model -> new Model(model.get(0).model(), model));
  }

  /** The snippets as source files. */
  List<SnippetSource> sources() {
    String types = types();
    Matcher table = TABLE.matcher(types);
    if (table.find()) {
      return sources("", variable(table.group(1)));
    }
    // Pages leave out a table that only lists the entities they show.
    List<String> entities =
        ENTITY.matcher(types).results().map(entity -> entity.group(1) + ".class").toList();
    if (entities.isEmpty()) {
      return sources("", "");
    }
    String implied = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return sources(
        "@Table(entities = {" + String.join(", ", entities) + "}) interface " + implied + " {}",
        variable(implied));
  }

  private String types() {
    if (snippets.stream().noneMatch(Snippet::isModel)) {
      throw new AssertionError(
          snippets.get(0).fence().place() + ": there is no model '" + name + "' on this page");
    }
    return snippets.stream()
        .filter(Snippet::isModel)
        .map(snippet -> snippet.leftOut() + snippet.fence().text())
        .collect(joining("\n"));
  }

  private List<SnippetSource> sources(String impliedTable, String variables) {
    List<SnippetSource> sources = new ArrayList<>();
    String implied = impliedTable;
    for (Snippet snippet : snippets) {
      if (snippet.isModel()) {
        sources.add(SnippetSource.types(snippet, implied));
        implied = "";
      } else {
        sources.add(SnippetSource.statements(snippet, variables));
      }
    }
    return sources;
  }

  private static String variable(String table) {
    String name = table.substring(0, 1).toLowerCase(Locale.ROOT) + table.substring(1);
    return table + "Table " + name + ";";
  }
}
