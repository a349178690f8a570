package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SourceTextTest {

  @Test
  void documentationOfOneLineIsOnOneLine() {
    assertEquals(
        """
          /** The name. */
          String name() {
        """,
        SourceText.of(
            """
              /**
               * The name.
               */
              String name() {
            """));
  }

  @Test
  void documentationThatWouldBeTooLongStays() {
    String written = "/**\n * " + "x".repeat(94) + "\n */\n";
    assertEquals(written, SourceText.of(written));
  }

  @Test
  void documentationOfMoreThanALineStays() {
    String written = "  /**\n   * One.\n   *\n   * <p>Two.\n   */\n";
    assertEquals(written, SourceText.of(written));
  }

  @Test
  void emptyBodiesAreClosedAtOnce() {
    assertEquals("  private Fields() {}\n", SourceText.of("  private Fields() {\n  }\n"));
  }

  @Test
  void bodiesWithStatementsStay() {
    String written = "  void run() {\n    stop();\n  }\n";
    assertEquals(written, SourceText.of(written));
  }

  @Test
  void plainFieldsHaveNoGaps() {
    assertEquals(
        "  private String a;\n  private int b;\n\n  private A() {\n    super();\n  }\n",
        SourceText.of(
            "  private String a;\n\n  private int b;\n\n  private A() {\n    super();\n  }\n"));
  }

  @Test
  void linesDoNotEndWithSpaces() {
    assertEquals("  A B =\n      c();\n", SourceText.of("  A B = \n      c();\n"));
  }
}
