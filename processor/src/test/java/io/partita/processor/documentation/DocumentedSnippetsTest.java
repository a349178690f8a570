package io.partita.processor.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Every piece of Java in the README and the guide compiles, from the text that is printed. */
final class DocumentedSnippetsTest {

  private static final Set<String> LANGUAGES =
      Set.of("java", "xml", "groovy", "json", "mermaid", "sh", "text");

  /** In a Maven or a Gradle file. */
  private static final Pattern VERSION = Pattern.compile("(?:<version>|'[\\w.]+:[\\w-]+:)([^<']+)");

  @TempDir private Path output;

  @Test
  void everySnippetCompilesWithoutWarningsOrLints() throws IOException {
    List<Snippet> snippets =
        fences().filter(fence -> fence.language().equals("java")).map(Snippet::of).toList();
    assertEquals("", problems(snippets));
    assertTrue(snippets.size() > 50, "only " + snippets.size());
  }

  @Test
  void everyBlockOfCodeSaysItsLanguage() {
    assertEquals(
        "",
        fences()
            .filter(fence -> !LANGUAGES.contains(fence.language()))
            .map(Fence::place)
            .collect(Collectors.joining("\n")));
  }

  @Test
  void noJavaHidesInBlocksOfText() {
    assertEquals(
        "",
        fences()
            .filter(fence -> fence.language().equals("text"))
            .filter(
                fence ->
                    fence.lines().stream().anyMatch(line -> line.matches(".*[;{}]\\s*(//.*)?")))
            .map(Fence::place)
            .collect(Collectors.joining("\n")));
  }

  @Test
  void everyPieceOfXmlIsWellFormed() throws Exception {
    for (Fence fence : fences().filter(f -> f.language().equals("xml")).toList()) {
      try {
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader("<x>" + fence.text() + "</x>")));
      } catch (SAXException e) {
        throw new AssertionError(fence.place() + ": " + e.getMessage(), e);
      }
    }
  }

  @Test
  void versionsAreThoseOfTheBuild() {
    String build = String.join("\n", Document.read(Path.of("pom.xml")).lines());
    List<String> others =
        fences()
            .flatMap(fence -> VERSION.matcher(fence.text()).results())
            .map(version -> version.group(1))
            .filter(version -> !build.contains(">" + version + "<"))
            .toList();
    assertEquals(List.of(), others);
  }

  @Test
  void mistakesAreReportedWithPageAndLine() throws IOException {
    Fence types =
        new Fence(
            Path.of("page.md"),
            7,
            "java",
            "model: shop",
            List.of(
                "@Entity(pk = \"ORDER#{id}\", sk = \"ORDER\")",
                "public record Order(String id, @Attribute(max = 5) List<String> lines) {}"));
    Fence right =
        new Fence(
            Path.of("page.md"), 11, "java", "uses: shop", List.of("shop.order().get(\"1\");"));
    Fence wrong =
        new Fence(
            Path.of("page.md"), 14, "java", "uses: shop", List.of("", "shop.ordre().get(\"1\");"));
    assertEquals("", problems(List.of(Snippet.of(types), Snippet.of(right))));
    assertTrue(
        problems(List.of(Snippet.of(types), Snippet.of(wrong)))
            .startsWith("page.md:16: cannot find symbol"));
  }

  @Test
  void importsThatAreShownAreAllThatItTakes() throws IOException {
    String record = "@Entity(pk = \"DAY#{day}\", sk = \"DAY\") public record Day(LocalDate day) {}";
    String annotations = "import io.partita.annotations.*;";
    Fence whole =
        new Fence(
            Path.of("page.md"),
            7,
            "java",
            "model: diary",
            List.of(
                annotations,
                "import java.time.LocalDate;",
                "@Table(entities = Day.class) public interface Diary {}",
                record));
    Fence lacking =
        new Fence(
            Path.of("page.md"),
            7,
            "java",
            "model: diary",
            List.of(annotations, "@Table(entities = Day.class) public interface Diary {}", record));
    assertEquals("", problems(List.of(Snippet.of(whole))));
    assertTrue(problems(List.of(Snippet.of(lacking))).startsWith("page.md:10: cannot find symbol"));
  }

  @Test
  void snippetsWithoutAModelAreRefused() {
    Fence fence = new Fence(Path.of("page.md"), 3, "java", "", List.of("int i = 1;"));
    AssertionError error = assertThrows(AssertionError.class, () -> Snippet.of(fence));
    assertTrue(error.getMessage().startsWith("page.md:3: a Java snippet follows a line"));
  }

  @Test
  void noBlockOfCodeIsOverlooked() {
    Document page = new Document(Path.of("page.md"), List.of("- a list", "  ```java", "  ```"));
    AssertionError error = assertThrows(AssertionError.class, page::fences);
    assertTrue(error.getMessage().startsWith("page.md:2: "));
  }

  private static Stream<Fence> fences() {
    return Document.guide().stream().flatMap(page -> page.fences().stream());
  }

  private String problems(List<Snippet> snippets) throws IOException {
    return new SnippetCompiler(Files.createTempDirectory(output, "snippets")).problems(snippets);
  }
}
