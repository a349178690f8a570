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
  void constantsOfOneOrTwoLinesHaveNoGaps() {
    assertEquals(
        """
          static final A B = a();
          static final A C =
              a();
          public static final A D = a();

          /** Documented. */
          static final A E = a();
          static final A F =
              a(
                  b);

          static final A G = a();

          private final A g;
          private final A h;

          static A of() {
        """,
        SourceText.of(
            """
              static final A B = a();

              static final A C =
                  a();

              public static final A D = a();

              /** Documented. */
              static final A E = a();

              static final A F =
                  a(
                      b);

              static final A G = a();

              private final A g;

              private final A h;

              static A of() {
            """));
  }

  @Test
  void valuesThatFitOnALineAreOnOne() {
    assertEquals(
        "  static final A B =\n      a(\"one\", two);\n",
        SourceText.of("  static final A B = a(\"one\",\n      two);\n"));
    assertEquals(
        "  static final A B =\n      a(two);\n",
        SourceText.of("  static final A B = a(\n      two);\n"));
    String tooLong = "  static final A B = a(\"one\",\n      " + "x".repeat(84) + ");\n";
    assertEquals(tooLong, SourceText.of(tooLong));
  }

  @Test
  void linesDoNotEndWithSpaces() {
    assertEquals("  A B =\n      c();\n", SourceText.of("  A B = \n      c();\n"));
  }
}
