package io.partita.it.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Packages depend on each other in one direction only; siblings not at all. */
class ImportDirectionTest {

  private static final String ANNOTATIONS = "io.partita.annotations";

  /** Stages know the model but not each other; only the entry point knows them all. */
  private static final Layers PROCESSOR =
      new Layers("io.partita.processor")
          .may("diagnostic")
          .may("model", "diagnostic")
          .may("read", "model", "diagnostic")
          .may("validate", "model", "diagnostic")
          .may("plan", "model", "diagnostic")
          .may("generate", "model", "diagnostic")
          .may("document", "model", "diagnostic")
          .may("lock", "model", "diagnostic")
          .may(
              "",
              "diagnostic",
              "model",
              "read",
              "validate",
              "plan",
              "generate",
              "document",
              "lock");

  /** What users import is the lowest layer: the internals know it, it does not know them. */
  private static final Layers RUNTIME =
      new Layers("io.partita.runtime")
          .mayFromOutside("partita.interceptor", "internal.wire")
          .may("")
          .may("internal.item", "")
          .may("internal.wire", "internal.item")
          .may("internal.key", "", "internal.item")
          .may("internal.entity", "", "internal.item", "internal.key")
          .may("internal.expression", "", "internal.item")
          .may("condition", "", "internal.item", "internal.expression")
          .may("query", "", "condition")
          .may("write", "", "condition")
          .may(
              "internal.operation",
              "",
              "query",
              "condition",
              "internal.item",
              "internal.wire",
              "internal.key",
              "internal.entity",
              "internal.expression")
          .may(
              "internal.table",
              "",
              "condition",
              "internal.item",
              "internal.key",
              "internal.entity",
              "internal.expression",
              "internal.operation")
          .may(
              "internal.write",
              "",
              "query",
              "write",
              "condition",
              "internal.item",
              "internal.wire",
              "internal.key",
              "internal.entity",
              "internal.expression",
              "internal.operation")
          .may(
              "internal.query",
              "",
              "query",
              "condition",
              "internal.item",
              "internal.key",
              "internal.entity",
              "internal.expression",
              "internal.operation",
              "internal.write")
          .may(
              "internal.collection",
              "",
              "query",
              "internal.item",
              "internal.key",
              "internal.entity",
              "internal.expression",
              "internal.operation",
              "internal.query")
          .may(
              "internal.cascade",
              "",
              "condition",
              "internal.item",
              "internal.key",
              "internal.entity",
              "internal.expression",
              "internal.operation",
              "internal.write",
              "internal.query")
          .may(
              "internal.copy",
              "",
              "internal.item",
              "internal.entity",
              "internal.operation",
              "internal.write",
              "internal.query")
          .may(
              "internal.backfill",
              "",
              "internal.entity",
              "internal.expression",
              "internal.operation",
              "internal.write")
          .may("internal.verify", "", "internal.entity", "internal.operation", "internal.write");

  @Test
  void theStagesOfTheProcessorDoNotKnowEachOther() {
    assertEquals(List.of(), PROCESSOR.violations(SourceTree.ofModule("processor")));
  }

  @Test
  void theLayersOfTheRuntimeKnowOnlyThoseBelow() {
    assertEquals(List.of(), RUNTIME.violations(SourceTree.ofModule("runtime")));
  }

  @Test
  void aViolationIsFoundInImportsAndInCodeButNotInComments() {
    assertEquals(
        List.of("Rule.java: io.partita.processor.validate must not use io.partita.processor.read"),
        PROCESSOR
            .violations(
                Stream.of(
                    new SourceFile(
                        "Rule.java",
                        """
                        package io.partita.processor.validate;
                        /** See {@link io.partita.processor.plan.Planner}. */
                        final class Rule {
                          Object reader = new io.partita.processor.read.TableReader();
                        }
                        """)))
            .toList());
  }

  /** Which packages below a root each of them may use; anything not listed is refused. */
  private static final class Layers {

    private final String root;
    private final Map<String, Set<String>> allowed = new TreeMap<>();

    Layers(String root) {
      this.root = root;
    }

    Layers may(String user, String... used) {
      allowed.put(name(user), Set.copyOf(Stream.of(used).map(this::name).toList()));
      return this;
    }

    /** Likewise for a package that is not below the root. */
    Layers mayFromOutside(String user, String... used) {
      allowed.put(user, Set.copyOf(Stream.of(used).map(this::name).toList()));
      return this;
    }

    private String name(String below) {
      return below.isEmpty() ? root : root + "." + below;
    }

    List<String> violations(SourceTree tree) {
      return violations(tree.files().stream()).toList();
    }

    Stream<String> violations(Stream<SourceFile> files) {
      return files.flatMap(
          file ->
              file.mentionedPackages().stream()
                  .filter(used -> !used.equals(ANNOTATIONS))
                  .filter(
                      used -> !allowed.getOrDefault(file.packageName(), Set.of()).contains(used))
                  .sorted()
                  .map(used -> file.path() + ": " + file.packageName() + " must not use " + used));
    }
  }
}
