package io.partita.processor.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Links between pages lead to files and headings that exist. */
final class DocumentedLinksTest {

  private static final Pattern LINK =
      Pattern.compile("!?\\[(?:[^\\[\\]]|\\[[^\\]]*])*]\\(([^()\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("#{1,6} (.*)");

  private final Map<Path, Set<String>> anchors = new HashMap<>();

  @Test
  void everyRelativeLinkLeadsSomewhere() {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Document page : Document.all()) {
      List<String> prose = page.prose();
      for (int line = 0; line < prose.size(); line++) {
        Matcher link = LINK.matcher(prose.get(line));
        while (link.find()) {
          links++;
          if (isBroken(page.path(), link.group(1))) {
            broken.add(page.path() + ":" + (line + 1) + ": " + link.group(1));
          }
        }
      }
    }
    assertTrue(links > 100, "only " + links);
    assertEquals(List.of(), broken);
  }

  @Test
  void everyPageOfTheGuideIsInItsContents() {
    String contents = String.join("\n", Document.read(Path.of("docs/guide/README.md")).lines());
    List<Path> missing =
        Document.guide().stream()
            .map(Document::path)
            .filter(page -> !page.endsWith("README.md"))
            .filter(page -> !contents.contains("](" + page.getFileName() + ")"))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void everyDecisionIsListedWithItsStatus() {
    Path folder = Path.of("docs", "decisions");
    List<String> contents = Document.read(folder.resolve("README.md")).lines();
    List<String> wrong =
        Document.files(folder).stream()
            .filter(file -> !file.equals("README.md"))
            .filter(
                file -> {
                  String status = Document.read(folder.resolve(file)).lines().get(2);
                  String row = "| " + status.replaceFirst("^Status: ", "") + " |";
                  return !status.startsWith("Status: ")
                      || contents.stream()
                          .noneMatch(
                              line -> line.contains("](" + file + ")") && line.endsWith(row));
                })
            .toList();
    assertEquals(List.of(), wrong);
  }

  @Test
  void everyExampleIsChosenBySomebody() {
    String page =
        String.join("\n", Document.read(Path.of("docs/guide/choosing-a-pattern.md")).prose());
    List<String> missing =
        Document.folders(Path.of("examples/src/main/java/io/partita/examples")).stream()
            .filter(example -> !page.contains("`" + example + "`"))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void everyExceptionIsExplained() {
    String page =
        String.join("\n", Document.read(Path.of("docs/guide/troubleshooting.md")).prose());
    List<String> missing =
        Document.files(Path.of("runtime/src/main/java/io/partita/runtime")).stream()
            .filter(file -> file.endsWith("Exception.java"))
            .map(file -> file.substring(0, file.length() - ".java".length()))
            .filter(exception -> !page.contains("`" + exception + "`"))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void anchorsAreMadeOfHeadingsAsOnGitHub() {
    assertEquals("one-to-many-and-hierarchies", anchor("One-to-many and hierarchies"));
    assertEquals("not_a_record", anchor("NOT_A_RECORD"));
    assertEquals("gsis-lsis-and-what-they-cost", anchor("GSIs, LSIs, and *what* they `cost`"));
  }

  private boolean isBroken(Path page, String link) {
    if (link.matches("[a-z]+:.*")) {
      return false;
    }
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path target = file.isEmpty() ? page : page.resolveSibling(file).normalize();
    if (!Document.exists(target)) {
      return true;
    }
    return hash >= 0
        && !anchors
            .computeIfAbsent(target, DocumentedLinksTest::anchorsOf)
            .contains(link.substring(hash + 1));
  }

  private static Set<String> anchorsOf(Path path) {
    Set<String> anchors = new HashSet<>();
    for (String line : Document.read(path).prose()) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        anchors.add(anchor(heading.group(1)));
      }
    }
    return anchors;
  }

  private static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}\\-_ ]", "")
        .replace(' ', '-');
  }
}
