package io.partita.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.architecture.Layers;
import io.partita.architecture.SourceTree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packages of the runtime are layers: each uses only those below it. */
class ImportDirectionTest {

  /** What users import is the lowest layer: the internals know it, it does not know them. */
  private static final Layers RUNTIME =
      new Layers("io.partita.runtime")
          .may("")
          .may("internal.item", "")
          .may("internal.wire", "internal.item")
          .mayFromOutside("partita.interceptor", "internal.wire")
          .may("internal.key", "", "internal.item")
          .may("internal.entity", "", "internal.item", "internal.key")
          .may("internal.expression", "", "internal.item")
          .may("condition", "", "internal.item", "internal.expression", "internal.entity")
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
          .may("internal.verify", "", "internal.entity", "internal.operation", "internal.write")
          .may(
              "internal.table",
              "",
              "internal.entity",
              "internal.operation",
              "internal.write",
              "internal.verify");

  @Test
  void eachLayerUsesOnlyThoseBelow() {
    assertEquals(List.of(), RUNTIME.violations(SourceTree.ofModule("runtime").files().stream()));
  }
}
