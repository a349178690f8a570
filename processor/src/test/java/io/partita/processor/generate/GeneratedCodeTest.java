package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for generated code whatever it was generated from. */
class GeneratedCodeTest {

  private static Compilations strict() {
    return Compilations.javac().withOptions("-Xlint:all", "-Werror", "-Apartita.lint=off");
  }

  private static final String SHARED_FILE =
      """
      package com.shop;
      import io.partita.annotations.*;
      @Table(entities = {Order.class, User.class}) interface Shop {}
      @Entity(pk = "ORDER#{id}", sk = "INFO") record Order(String id, State state) {}
      @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
      enum State { OPEN, PAID }
      """;

  /** Javac cannot be told in the code itself, where the types stand in signatures. */
  @Test
  void warnsOfNothingButRecordsThatShareASourceFile() {
    Compilations.Result result =
        Compilations.javac().withOptions("-Xlint:all", "-Apartita.lint=off").compile(SHARED_FILE);
    assertFalse(result.problems().isEmpty());
    result
        .problems()
        .forEach(
            problem ->
                assertTrue(problem.toString().contains("auxiliary class"), problem::toString));
    assertEquals(
        List.of(),
        Compilations.javac()
            .withOptions("-Xlint:all,-auxiliaryclass", "-Werror", "-Apartita.lint=off")
            .compile(SHARED_FILE)
            .problems());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "golden/campus/input",
        "golden/community/input",
        "golden/existing/input",
        "golden/everything/input",
        "golden/school/input",
        "golden/workspace/input",
        "hostile"
      })
  void compilesWithoutWarnings(String folder) {
    Compilations.Result result = strict().compile(Sources.in(folder));
    assertEquals(List.of(), result.problems());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "golden/campus/input",
        "golden/community/input",
        "golden/existing/input",
        "golden/everything/input",
        "golden/school/input",
        "golden/workspace/input",
        "hostile"
      })
  void isAcceptedByTheEclipseCompiler(String folder) {
    assertEquals(List.of(), Compilations.eclipse().compile(Sources.in(folder)).errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"golden/community/input", "golden/everything/input"})
  void isTheSameTwice(String folder) {
    assertEquals(
        GeneratedSources.of(Compilations.javac(), folder),
        GeneratedSources.of(Compilations.javac(), folder));
  }

  @Test
  void isTheSameUnderBothCompilers() {
    String folder = "golden/everything/input";
    assertEquals(
        GeneratedSources.of(Compilations.javac(), folder),
        GeneratedSources.of(Compilations.eclipse(), folder));
  }

  @Test
  void variantsThatAreNotNamedHaveOneOrderUnderBothCompilers() {
    String shop =
        """
        package shop;
        import io.partita.annotations.*;
        @Table(entities = Order.class) interface Shop {}
        @Entity(pk = "ORDER#{id}", sk = "ORDER") record Order(String id, Payment payment) {}
        sealed interface Payment {
          record Wire(String iban) implements Payment {}
          record Card(String brand) implements Payment {}
          record Cash(long cents) implements Payment {}
        }
        """;
    assertEquals(
        GeneratedSources.of(Compilations.javac().compile(shop)),
        GeneratedSources.of(Compilations.eclipse().compile(shop)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "golden/campus/input",
        "golden/community/input",
        "golden/existing/input",
        "golden/everything/input",
        "golden/workspace/input"
      })
  void hasNoTrailingBlanksNoSuppressedWarningsAndNoReflection(String folder) {
    for (String text : GeneratedSources.of(Compilations.javac(), folder).values()) {
      assertFalse(text.lines().anyMatch(line -> line.endsWith(" ")), text);
      assertFalse(text.contains("@SuppressWarnings"), text);
      assertFalse(
          text.contains("java.lang.reflect")
              || text.contains("Class.forName")
              || text.contains("java.lang.invoke"),
          text);
      assertFalse(text.contains("\r") || text.contains("\t"), text);
    }
  }

  @Test
  void scansOfIndexesHaveDistinctNamesWhateverTheOrderOfTheAnnotations() {
    List<String> annotations =
        Stream.of("by-day", "By.Day", "GSI1", "...", "_._")
            .map(
                index ->
                    "@Index(name = \"%s\", pk = \"%s#{day}\", sk = \"{id}\", as = \"in%d\")"
                        .formatted(index, index.replaceAll("\\W", "x"), index.hashCode() & 0xffff))
            .toList();
    List<String> reversed = new ArrayList<>(annotations);
    Collections.reverse(reversed);
    for (List<String> order : List.of(annotations, reversed)) {
      Compilations.Result result =
          strict()
              .compile(
                  "package shop; import io.partita.annotations.*; @Table(entities = Order.class)"
                      + " interface Shop {}",
                  "package shop; import io.partita.annotations.*; @Entity(pk = \"ORDER#{id}\", sk ="
                      + " \"ORDER\")"
                      + String.join(" ", order)
                      + " record Order(String id, String day) {}");
      assertEquals(List.of(), result.problems());
      String dao = result.generated("shop.OrderDao");
      assertScans(dao, "scanByDay", "By.Day");
      assertScans(dao, "scanByDay_", "by-day");
      assertScans(dao, "scanGsi1", "GSI1");
      assertScans(dao, "scan____", "...");
      assertScans(dao, "scan_____", "_._");
    }
  }

  private static void assertScans(String dao, String method, String index) {
    String beginning =
        """
          public IndexScan<Order, OrderKey> %s() {
            return operations.scanGlobalIndex("%s",\
        """;
    assertTrue(dao.contains(beginning.formatted(method, index)), dao);
  }

  @Test
  void theTypeMayBeAPartitionKeyHereAndASortKeyThere() {
    Compilations.Result result =
        strict()
            .compile(
                """
                package shop;
                import io.partita.annotations.*;
                @Table(entities = Shop.Order.class, indexes = {
                  @IndexDefinition(name = "types", partitionKey = "Type", sortKey = "PK"),
                  @IndexDefinition(name = "days", partitionKey = "day", sortKey = "Type")})
                interface Shop {
                  @Entity(pk = "ORDER#{id}", sk = "ORDER")
                  @Index(name = "types", as = "all") @Index(name = "days")
                  record Order(String id, String day) {}
                }
                """);
    assertEquals(List.of(), result.problems());
  }

  @Test
  void draftsTakeNullExceptForWhatTheKeyNeeds() {
    Compilations.Result result =
        strict()
            .compile(
                """
                package shop;
                import io.partita.annotations.*;
                @Table(entities = Shop.Order.class)
                interface Shop {
                  @Entity(pk = "ORDER#{id}#{place.city}", sk = "{at:millis}")
                  record Order(
                      String id, Place place, @CreatedAt java.time.Instant at,
                      java.util.List<String> lines, java.util.Optional<String> note) {}
                  record Place(String city) {}
                }
                """);
    assertEquals(List.of(), result.problems());
    String draft = result.generated("shop.OrderDraft");
    Stream.of(
            "id(String id)",
            "place(Shop.Place place)",
            "at(@Nullable Instant at)",
            "lines(@Nullable List<String> lines)",
            "note(Optional<String> note)")
        .forEach(setter -> assertTrue(draft.contains("OrderDraft " + setter + " {"), draft));
  }

  @Test
  void aRecordMayHaveManyComponents() {
    String components =
        IntStream.range(0, 150)
            .mapToObj(i -> "String component" + i)
            .collect(Collectors.joining(", "));
    Compilations.Result result =
        strict()
            .compile(
                "package wide; @io.partita.annotations.Table(entities = Wide.class) public"
                    + " interface Wides {}",
                "package wide; @io.partita.annotations.Entity(pk = \"{component0}\", sk = \"A\")"
                    + " public record Wide("
                    + components
                    + ") {}");
    assertEquals(List.of(), result.errors());
  }

  @Test
  void entitiesMayComeFromOtherPackagesAndBeNested() {
    Compilations.Result result =
        strict()
            .compile(
                "package shop; @io.partita.annotations.Table(entities = {Shop.Order.class,"
                    + " stock.Item.class}) public interface Shop {"
                    + " @io.partita.annotations.Entity(pk = \"ORDER#{id}\", sk = \"A\") record"
                    + " Order(long id) {} }",
                "package stock; @io.partita.annotations.Entity(pk = \"ITEM#{id}\", sk = \"A\")"
                    + " public record Item(int id, Size size) { public enum Size { S, L } }");
    assertEquals(List.of(), result.errors());
    Map<String, String> generated = GeneratedSources.of(result);
    assertTrue(
        generated.keySet().containsAll(List.of("OrderDao.java", "ItemDao.java", "ShopTable.java")));
    assertTrue(generated.get("ShopTable.java").contains("public OrderDao order()"));
  }

  @Test
  void deprecatedThingsAreStoredWithoutWarnings() {
    String header = "package shop; import io.partita.annotations.*; import java.util.*;\n";
    Compilations.Result result =
        strict()
            .compile(
                header + "@Table(entities = Order.class) interface Shop {}",
                header
                    + """
                    @Entity(pk = "ORDER#{id}", sk = "ORDER")
                    record Order(String id, String note, @SuppressWarnings("removal") List<Address> addresses) {
                      @Deprecated public String note() { return note; }
                    }
                    """,
                header + "@Deprecated(forRemoval = true) record Address(String city) {}",
                header
                    + "@SuppressWarnings(\"deprecation\") @Table(entities = User.class) interface"
                    + " Community {}",
                header
                    + "@Deprecated @Entity(pk = \"USER#{id}\", sk = \"USER\") record User(String"
                    + " id) {}",
                header + "@Table(entities = Item.class) interface Stock {}",
                header
                    + "@Entity(pk = \"ITEM#{id}\", sk = \"ITEM\") record Item(String id) {"
                    + " @Deprecated Item() { this(\"\"); } }");
    assertEquals(List.of(), result.problems());
    assertTrue(
        result
            .generated("shop.OrderDao")
            .contains("@SuppressWarnings({\n    \"deprecation\",\n    \"removal\"\n})\n"),
        result.generated("shop.OrderDao"));
    assertTrue(result.generated("shop.UserDao").contains("@SuppressWarnings(\"deprecation\")\n"));
    assertFalse(result.generated("shop.ItemDao").contains("@SuppressWarnings"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"golden/community/input", "golden/everything/input", "golden/workspace/input"})
  void everyPublicMethodIsDocumented(String folder) {
    for (String text : GeneratedSources.of(Compilations.javac(), folder).values()) {
      List<String> lines = text.lines().map(String::strip).toList();
      Stream<Integer> methods =
          IntStream.range(1, lines.size())
              .filter(i -> lines.get(i).startsWith("public ") && lines.get(i).endsWith("{"))
              .filter(i -> !lines.get(i).contains(" class "))
              .boxed();
      methods.forEach(
          i -> {
            int annotation = lines.get(i - 1).equals("@Override") ? 1 : 0;
            assertTrue(lines.get(i - 1 - annotation).endsWith("*/"), lines.get(i));
          });
    }
  }
}
