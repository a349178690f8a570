package io.partita.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.architecture.Layers;
import io.partita.architecture.SourceTree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packages of the runtime are layers: each uses only those below it. */
class ImportDirectionTest {

  /**
   * What users import is the lowest layer, but for conditions, which are made of values. Generated
   * code says what a table is made of in two packages that the internals read, and calls the
   * highest one, which they do not know.
   */
  private static final Layers RUNTIME =
      new Layers("io.partita.runtime")
          .may("")
          .may("internal.item")
          .may("internal.key", "")
          .may("generated.value", "", "internal.item", "internal.key")
          .may("internal.expression", "internal.item", "internal.key", "generated.value")
          .may(
              "generated.schema",
              "",
              "internal.item",
              "internal.key",
              "generated.value",
              "internal.expression")
          .may("condition", "", "generated.value", "internal.expression", "generated.schema")
          .may("query", "", "condition")
          .may("write", "", "condition")
          .may("internal.wire", "", "internal.item", "generated.value")
          .mayFromOutside("partita.interceptor", "internal.wire")
          .may(
              "internal.stored",
              "",
              "internal.item",
              "generated.value",
              "internal.expression",
              "generated.schema")
          .may("internal.cursor", "")
          .may("internal.operation", "", "generated.schema", "internal.wire")
          .may(
              "internal.read",
              "",
              "internal.expression",
              "generated.schema",
              "internal.stored",
              "internal.operation")
          .may(
              "internal.query",
              "",
              "generated.value",
              "internal.expression",
              "generated.schema",
              "condition",
              "query",
              "internal.stored",
              "internal.cursor",
              "internal.operation")
          .may("internal.table", "", "generated.schema", "internal.operation")
          .may(
              "internal.write",
              "",
              "internal.item",
              "generated.value",
              "internal.expression",
              "generated.schema",
              "internal.wire",
              "internal.stored",
              "internal.operation",
              "internal.read")
          .may(
              "internal.cascade",
              "",
              "internal.item",
              "generated.value",
              "internal.expression",
              "generated.schema",
              "internal.stored",
              "internal.operation",
              "internal.write",
              "internal.query")
          .may(
              "internal.copy",
              "",
              "generated.value",
              "generated.schema",
              "internal.stored",
              "internal.operation",
              "internal.write")
          .may(
              "internal.backfill",
              "",
              "generated.schema",
              "internal.stored",
              "internal.cursor",
              "internal.operation",
              "internal.query",
              "internal.write")
          .may(
              "internal.verify",
              "",
              "generated.schema",
              "internal.stored",
              "internal.cursor",
              "internal.operation",
              "internal.read",
              "internal.query",
              "internal.write")
          .may(
              "internal.removal",
              "",
              "generated.schema",
              "internal.operation",
              "internal.write",
              "internal.query")
          .may(
              "generated.operation",
              "",
              "generated.value",
              "internal.expression",
              "generated.schema",
              "condition",
              "query",
              "write",
              "internal.stored",
              "internal.cursor",
              "internal.operation",
              "internal.read",
              "internal.table",
              "internal.write",
              "internal.query",
              "internal.cascade",
              "internal.copy",
              "internal.backfill",
              "internal.verify",
              "internal.removal");

  @Test
  void eachLayerUsesOnlyThoseBelow() {
    assertEquals(List.of(), RUNTIME.violations(SourceTree.ofModule("runtime").files().stream()));
  }
}
