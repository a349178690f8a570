package io.partita.processor.generate;

import static io.partita.processor.generate.RangeMethod.STARTS_WITH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Models;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TableModel;
import io.partita.processor.plan.Planner;
import io.partita.processor.resolve.ResolvedTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RangeMethodTest {

  private static final Set<RangeMethod> ALL = EnumSet.allOf(RangeMethod.class);
  private static final Set<RangeMethod> NONE = EnumSet.noneOf(RangeMethod.class);
  private static final Set<RangeMethod> ORDER = EnumSet.complementOf(EnumSet.of(STARTS_WITH));

  /** The methods of each component of a sort key. */
  private static List<Set<RangeMethod>> methods(
      String settings, String sortKey, String components) {
    TableModel table =
        Models.read(
                """
                package test;
                import io.partita.annotations.*;
                @Table(entities = Test.A.class%s)
                interface Test {
                  enum Kind { X }
                  @Entity(pk = "A#{id}", sk = "%s") record A(String id, %s) {}
                }
                """
                    .formatted(settings, sortKey, components))
            .table();
    AccessPatternPlan pattern =
        new Planner().plan(new ResolvedTable(table)).entities().get(0).accessPatterns().get(0);
    return pattern.stages().stream().map(part -> methods(table, pattern, part)).toList();
  }

  private static Set<RangeMethod> methods(
      TableModel table, AccessPatternPlan pattern, ComponentPart part) {
    List<RangeMethod> methods =
        RangeMethod.of(pattern.sortKey().orElseThrow(), part, table.encoding());
    return methods.isEmpty() ? NONE : EnumSet.copyOf(methods);
  }

  @Test
  void textHasRangesAndBeginnings() {
    assertEquals(List.of(ALL, ALL), methods("", "S#{a}#{b}", "String a, String b"));
  }

  @Test
  void numbersAndTimesHaveRanges() {
    assertEquals(
        List.of(ORDER, ORDER, ORDER),
        methods("", "{a}#{b:4}#{c:day}", "int a, long b, java.time.Instant c"));
  }

  @Test
  void whatDoesNotSortAsItCountsHasNone() {
    assertEquals(
        List.of(NONE, NONE, NONE), methods("", "{a}#{b}#{c:plain}", "Kind a, boolean b, int c"));
  }

  @Test
  void rawTextHasRangesOnlyAtTheEnd() {
    assertEquals(
        List.of(EnumSet.of(STARTS_WITH), ALL),
        methods(", keyEncoding = KeyEncoding.RAW", "{a}#{b}", "String a, String b"));
  }

  @Test
  void aNativeNumberHasRangesAndAnInstantOfVaryingLengthHasNone() {
    assertEquals(List.of(ORDER), methods(", sortKey = \"at\"", "{at}", "long at"));
    assertEquals(List.of(ALL), methods(", sortKey = \"at\"", "{at}", "String at"));
    assertEquals(List.of(ORDER), methods(", sortKey = \"at\"", "{at}", "byte[] at"));
    for (String type : List.of("Instant", "OffsetDateTime", "ZonedDateTime", "ZoneId", "Period")) {
      assertEquals(
          List.of(NONE), methods(", sortKey = \"at\"", "{at}", "java.time." + type + " at"));
    }
    assertEquals(
        List.of(ORDER), methods(", sortKey = \"at\"", "{at:seconds}", "java.time.Instant at"));
  }
}
