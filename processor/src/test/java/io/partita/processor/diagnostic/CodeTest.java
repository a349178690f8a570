package io.partita.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CodeTest {

  private static final Path TESTS = Path.of("src", "test", "java");
  private static final Path DOCUMENTATION = Path.of("..", "docs", "errors.md");

  @Test
  void everyCodeHasOneHeading() throws IOException {
    List<String> headings =
        Files.readAllLines(DOCUMENTATION).stream()
            .filter(line -> line.startsWith("### "))
            .map(line -> line.substring(4))
            .sorted()
            .toList();
    assertEquals(Arrays.stream(Code.values()).map(Code::name).sorted().toList(), headings);
  }

  @Test
  void everyCodeHasATest() throws IOException {
    String tests = tests();
    List<Code> untested =
        Arrays.stream(Code.values())
            .filter(code -> !tests.contains("[" + code + "]") && !tests.contains("Code." + code))
            .toList();
    assertEquals(List.of(), untested);
  }

  private static String tests() throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith("Test.java")).toList();
      assertTrue(sources.size() > 1);
      StringBuilder text = new StringBuilder();
      for (Path source : sources) {
        text.append(Files.readString(source));
      }
      return text.toString();
    }
  }
}
