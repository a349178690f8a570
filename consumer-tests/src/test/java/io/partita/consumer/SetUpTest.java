package io.partita.consumer;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The projects in {@code src/it} are set up word for word as README and guide say. */
class SetUpTest {

  private static final Path IT = Path.of("src", "it");
  private static final List<Path> PAGES =
      List.of(
          Path.of("..", "README.md"),
          Path.of("..", "docs", "guide", "changing-a-model.md"),
          Path.of("..", "docs", "guide", "documents.md"),
          Path.of("..", "docs", "guide", "testing.md"));

  private static final Path SET_UP = Path.of("..", "docs", "guide", "set-up.md");

  @Test
  void theMavenProjectHasEveryElement() throws IOException {
    List<String> snippets = snippets("xml");

    assertTrue(snippets.size() >= 3, () -> snippets.size() + " XML snippets");
    assertEveryLineOf(snippets, IT.resolve("plain").resolve("pom.xml"));
  }

  @Test
  void theProjectThatIsOneJarHasEveryElement() throws IOException {
    String page = Files.readString(SET_UP);
    List<String> snippets = snippets("xml", page.substring(page.indexOf("## Uber jars")));

    assertTrue(!snippets.isEmpty(), "no XML snippet");
    assertEveryLineOf(snippets, IT.resolve("shaded").resolve("pom.xml"));
  }

  @Test
  void theGradleProjectHasEveryLine() throws IOException {
    List<String> snippets = snippets("groovy");

    assertTrue(snippets.size() >= 2, () -> snippets.size() + " Gradle snippets");
    assertEveryLineOf(snippets, IT.resolve("gradle").resolve("build.gradle"));
  }

  /** Elements of a snippet may stand in several places of the file, in the snippet's order. */
  private static void assertEveryLineOf(List<String> snippets, Path file) throws IOException {
    String text = withVersions(Files.readString(file));
    for (String snippet : snippets) {
      int position = 0;
      for (String line : snippet.strip().split("\\s*\n\\s*")) {
        int found = text.indexOf(line, position);
        assertTrue(found >= 0, () -> file + " lacks, in this order: " + line);
        position = found + line.length();
      }
    }
  }

  private static String withVersions(String text) {
    return text.replace("@project.version@", System.getProperty("partita.version"))
        .replace("@aws.version@", System.getProperty("partita.aws.version"))
        .replace("@dynamodb-local.version@", System.getProperty("partita.dynamodb-local.version"));
  }

  private static List<String> snippets(String language) throws IOException {
    List<String> snippets = new ArrayList<>();
    for (Path page : PAGES) {
      snippets.addAll(snippets(language, Files.readString(page)));
    }
    return snippets;
  }

  private static List<String> snippets(String language, String page) {
    return Pattern.compile("^```" + language + "\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
        .matcher(page)
        .results()
        .map(match -> match.group(1))
        .toList();
  }
}
