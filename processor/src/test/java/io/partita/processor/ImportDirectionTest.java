package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.architecture.Layers;
import io.partita.architecture.SourceFile;
import io.partita.architecture.SourceTree;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The stages of the processor depend on the model, and not on each other. */
class ImportDirectionTest {

  /**
   * Stages know the model and what follows from it, but not each other; only the entry point knows
   * them all.
   */
  private static final Layers PROCESSOR =
      new Layers("io.partita.processor")
          .may("diagnostic")
          .may("model", "diagnostic")
          .may("resolve", "model", "diagnostic")
          .may("read", "resolve", "model", "diagnostic")
          .may("validate", "resolve", "model", "diagnostic")
          .may("plan", "resolve", "model", "diagnostic")
          .may("generate", "resolve", "model", "diagnostic")
          .may("document", "resolve", "model", "diagnostic")
          .may("lock", "resolve", "model", "diagnostic")
          .may(
              "",
              "diagnostic",
              "model",
              "resolve",
              "read",
              "validate",
              "plan",
              "generate",
              "document",
              "lock");

  @Test
  void theStagesOfTheProcessorDoNotKnowEachOther() {
    assertEquals(
        List.of(), PROCESSOR.violations(SourceTree.ofModule("processor").files().stream()));
  }

  @Test
  void aViolationIsFoundInImportsAndInCodeButNotInComments() {
    assertEquals(
        List.of(
            "Rule.java: io.partita.processor.validate must not use io.partita.processor.read. Move"
                + " what it needs to a layer below both, or hand it in from above."),
        PROCESSOR.violations(
            Stream.of(
                new SourceFile(
                    "Rule.java",
                    """
                    package io.partita.processor.validate;
                    /** See {@link io.partita.processor.plan.Planner}. */
                    final class Rule {
                      Object reader = new io.partita.processor.read.TableReader();
                    }
                    """))));
  }

  @Test
  void aPackageWithoutAPlaceIsRefused() {
    assertEquals(
        List.of("A.java: the layers do not name io.partita.processor.util. Give it its place."),
        PROCESSOR.violations(
            Stream.of(new SourceFile("A.java", "package io.partita.processor.util;\nclass A {}"))));
  }

  @Test
  void layersCannotBeACycle() {
    Layers layers = new Layers("a").may("low");
    assertThrows(IllegalArgumentException.class, () -> layers.may("middle", "high"));
  }
}
