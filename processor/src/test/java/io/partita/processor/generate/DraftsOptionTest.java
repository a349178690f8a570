package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Drafts are generated unless the compiler's option says otherwise. */
class DraftsOptionTest {

  private static final String SHOP =
      """
      package shop;
      import io.partita.annotations.*;
      @Table(entities = {Shop.Order.class, Shop.User.class})
      interface Shop {
        @Entity(pk = "ORDER#{id}", sk = "ORDER") record Order(String id) {}
        @Entity(pk = "USER#{id}", sk = "USER") record User(String id) {}
      }
      """;

  private static Compilations.Result compiled(String... options) {
    return Compilations.javac()
        .withOptions("-Xlint:all", "-Werror")
        .withOptions(options)
        .compile(SHOP);
  }

  private static Set<String> drafts(String... options) {
    Compilations.Result result = compiled(options);
    assertEquals(List.of(), result.errors());
    return GeneratedSources.of(result).keySet().stream()
        .filter(file -> file.endsWith("Draft.java"))
        .collect(Collectors.toSet());
  }

  @Test
  void eachEntityHasOneUnlessTheyAreOff() {
    Set<String> all = Set.of("OrderDraft.java", "UserDraft.java");
    assertEquals(all, drafts());
    assertEquals(all, drafts("-Apartita.drafts=on"));
    assertEquals(Set.of(), drafts("-Apartita.drafts=off"));
  }

  @Test
  void anAccessPatternMayBeCalledDraftOnlyWithoutThem() {
    String shop =
        """
        package shop;
        import io.partita.annotations.*;
        @Table(entities = Shop.Post.class)
        interface Shop {
          @Entity(pk = "POST#{id}", sk = "POST")
          @Index(name = "GSI1", pk = "AUTHOR#{author}", sk = "{id}", as = "draft")
          record Post(String id, String author) {}
        }
        """;
    assertEquals(
        List.of(
            "[PATTERN_NAME] Post has as = \"draft\", but a generated class has that name already."
                + " Choose another, such as as = \"newest\"."),
        Compilations.javac().compile(shop).errors().stream()
            .map(Compilations.Problem::message)
            .toList());
    assertEquals(
        List.of(), Compilations.javac().withOptions("-Apartita.drafts=off").compile(shop).errors());
  }

  @Test
  void anotherValueIsAMistake() {
    assertEquals(
        List.of("[DRAFTS] -Apartita.drafts=no is neither on nor off. Use one of these."),
        compiled("-Apartita.drafts=no").errors().stream()
            .map(Compilations.Problem::message)
            .toList());
  }
}
