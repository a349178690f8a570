package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.squareup.javapoet.TypeSpec;
import io.partita.processor.Compilations.Problem;
import io.partita.processor.Compilations.Result;
import io.partita.processor.generate.Generator;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.TablePlan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Generated;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PartitaProcessorTest {

  private static final String IMPORTS = "package com.shop;\nimport io.partita.annotations.*;\n";

  private static final String SHOP =
      IMPORTS
          + """
          @Table(entities = {Order.class, User.class}) interface Shop {}
          @Entity(pk = "ORDER#{id}", sk = "INFO") record Order(String id, Address address) {}
          @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
          """;

  private static final String ADDRESS = "package com.shop;\nrecord Address(String city) {}\n";

  static Stream<Compilations> compilers() {
    return Stream.of(Compilations.javac(), Compilations.eclipse());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void generatesOnBehalfOfTheTable(Compilations compiler) {
    Result result = compiler.withProcessors(listing()).compile(SHOP, ADDRESS);
    assertEquals(List.of(), result.errors());
    assertEquals(
        """
        package com.shop;

        import javax.annotation.processing.Generated;
        import org.jspecify.annotations.NullMarked;

        /** com.shop.Address, com.shop.Order, com.shop.User */
        @NullMarked
        @Generated("io.partita.processor.PartitaProcessor")
        class ShopListing {
        }
        """,
        result.generated("com.shop.ShopListing"));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void waitsForTypesThatAnotherProcessorGenerates(Compilations compiler) {
    Result result =
        compiler
            .withProcessors(new GeneratingProcessor("com.shop.Address", ADDRESS), listing())
            .compile(SHOP);
    assertEquals(List.of(), result.errors());
    assertTrue(
        result
            .generated("com.shop.ShopListing")
            .contains("com.shop.Address, com.shop.Order, com.shop.User"));
  }

  @Test
  void waitsForEntitiesThatAnotherProcessorGenerates() {
    Result result =
        Compilations.javac()
            .withProcessors(
                new GeneratingProcessor(
                    "com.shop.User",
                    IMPORTS
                        + "@Entity(pk = \"USER#{id}\", sk = \"INFO\") record User(String id) {}"),
                listing())
            .compile(IMPORTS + "@Table(entities = User.class) interface Shop {}");
    assertEquals(List.of(), result.errors());
    assertTrue(result.generated("com.shop.ShopListing").contains("com.shop.User"));
  }

  @Test
  void oneTableThatWaitsDoesNotStopAnother() {
    Result result =
        Compilations.javac()
            .withProcessors(listing())
            .compile(
                SHOP,
                IMPORTS
                    + "@Table(entities = Account.class) interface Bank {}"
                    + " @Entity(pk = \"ACCOUNT#{id}\", sk = \"INFO\") record Account(String id) {}");
    assertEquals(List.of("com/shop/BankListing.java"), result.generatedFiles());
    assertEquals(1, result.ownErrors().size());
    assertEquals(
        "@Entity(pk = \"ORDER#{id}\", sk = \"INFO\") record Order(String id, Address address) {}",
        result.ownErrors().get(0).line());
  }

  @Test
  void brokenEntitiesAreAllReportedAndNothingIsGenerated() {
    Result result =
        Compilations.javac()
            .withProcessors(listing())
            .compile(
                IMPORTS
                    + """
                    @Table(entities = {Order.class, User.class, Group.class}) interface Shop {}
                    @Entity(pk = "ORDER#{id", sk = "INFO") record Order(String id) {}
                    @Entity(pk = "USER {id}", sk = "INFO") record User(String id) {}
                    @Entity(pk = "GROUP#{id}", sk = "INFO") record Group(String id) {}
                    """);
    assertEquals(
        List.of(
            "@Entity(pk = \"ORDER#{id\", sk = \"INFO\") record Order(String id) {}",
            "@Entity(pk = \"USER {id}\", sk = \"INFO\") record User(String id) {}"),
        result.errors().stream().map(Problem::line).toList());
    assertEquals(List.of(), result.generatedFiles());
  }

  @Test
  void anUnrelatedBrokenClassYieldsNoErrorsOfOurs() {
    Result result =
        Compilations.javac()
            .withProcessors(listing())
            .compile(
                SHOP,
                ADDRESS,
                "package com.shop; class Broken extends Missing { Absent absent = new Nothing(); }");
    assertFalse(result.isSuccess());
    assertEquals(List.of(), result.ownErrors());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aBugNamesTheTableAndShowsTheTrace(Compilations compiler) {
    Generator broken =
        plan -> {
          throw new IllegalStateException("boom");
        };
    Result result =
        compiler
            .withProcessors(new PartitaProcessor(List.of(new Listing(), broken)))
            .compile(SHOP, ADDRESS);
    assertEquals(1, result.errors().size());
    Problem bug = result.errors().get(0);
    assertEquals(
        List.of(
            "[BUG] Could not process Shop. This is a bug in Partita; please report it with the trace below.",
            "java.lang.IllegalStateException: boom"),
        bug.message().lines().limit(2).map(String::strip).toList());
    assertEquals("@Table(entities = {Order.class, User.class}) interface Shop {}", bug.line());
    assertEquals(List.of(), result.generatedFiles());
  }

  @Test
  void readsEntitiesFromClassFiles(@TempDir Path classes) {
    String library =
        """
        package com.library;
        import io.partita.annotations.*;
        @Entity(pk = "BOOK#{isbn}", sk = "INFO")
        public record Book(@KeyOnly String isbn, @Attribute("t") String title, @Version long version) {}
        """;
    String table = IMPORTS + "@Table(entities = com.library.Book.class) interface Library {}";
    Compilations.javac().withProcessors().compile(library).writeClasses(classes);
    String fromSource = describe(Models.read(library, table));
    assertEquals(
        fromSource, describe(Models.read(Compilations.javac().withClasses(classes), table)));
    assertEquals(
        fromSource, describe(Models.read(Compilations.eclipse().withClasses(classes), table)));
  }

  private static String describe(Models.Read read) {
    assertEquals(List.of(), read.messages());
    return read.table().entities().get(0).components().stream()
        .map(
            c ->
                c.name()
                    + " "
                    + c.type()
                    + " "
                    + c.attribute()
                    + " "
                    + c.managed()
                    + " "
                    + c.keyOnly())
        .toList()
        .toString();
  }

  @Test
  void annotationsOutsideATableDoNothing() {
    Result result =
        Compilations.javac()
            .withOptions("-Xlint:all", "-Werror")
            .compile(
                IMPORTS
                    + "record Order(@Version String id, @Ttl String ttl, @KeyOnly Object key) {}");
    assertEquals(List.of(), result.problems());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Plain {}",
        "class Plain { @Override public String toString() { return null; } }"
      })
  void optionsAreNoWarningWhereNothingIsAnnotated(String source) {
    Processor[] processors =
        ServiceLoader.load(Processor.class, PartitaProcessor.class.getClassLoader()).stream()
            .filter(provider -> provider.type().getPackage() == PartitaProcessor.class.getPackage())
            .map(ServiceLoader.Provider::get)
            .toArray(Processor[]::new);
    Result result =
        Compilations.javac()
            .withProcessors(processors)
            .withOptions("-Xlint:all", "-Werror")
            .withOptions("-Apartita.docs=all", "-Apartita.lint=note", "-Apartita.lock=locks")
            .withOptions("-Apartita.drafts=off")
            .compile(source);
    assertEquals(List.of(), result.problems());
  }

  @Test
  void optionsOfOthersAreStillAWarning() {
    Result result =
        Compilations.javac()
            .withProcessors(new PartitaProcessor(), new OptionsProcessor())
            .withOptions("-Apartita.docs=all", "-Apartita.dogs=all")
            .compile("class Plain {}");
    assertEquals(1, result.problems().size());
    assertTrue(result.problems().get(0).toString().contains("'[partita.dogs]'"));
  }

  @Test
  void stampsOfOthersAreLeftToOtherProcessors() {
    StampProcessor other = new StampProcessor();
    Result result =
        Compilations.javac()
            .withProcessors(new PartitaProcessor(), other)
            .compile(
                SHOP,
                ADDRESS,
                "package com.shop; @javax.annotation.processing.Generated(\"other\") class Other {}");
    assertEquals(List.of(), result.errors());
    assertEquals(List.of("com.shop.Other"), other.seen);
  }

  private static PartitaProcessor listing() {
    return new PartitaProcessor(List.of(new Listing()));
  }

  /** Somebody else's processor: notes what is stamped as generated when it is asked to. */
  private static final class StampProcessor extends AbstractProcessor {

    private final List<String> seen = new ArrayList<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of(Generated.class.getCanonicalName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      annotations.stream()
          .flatMap(stamp -> round.getElementsAnnotatedWith(stamp).stream())
          .forEach(type -> seen.add(type.toString()));
      return true;
    }
  }

  /** Generates a class whose documentation lists what is in the table. */
  private static final class Listing implements Generator {
    @Override
    public List<TypeSpec> generate(TablePlan plan) {
      Stream<String> nested = plan.table().nested().stream().map(type -> type.type().toString());
      Stream<String> entities =
          plan.entities().stream().map(EntityPlan::entity).map(entity -> entity.type().toString());
      return List.of(
          TypeSpec.classBuilder(plan.table().generatedName() + "Listing")
              .addJavadoc(String.join(", ", Stream.concat(nested, entities).toList()))
              .build());
    }
  }
}
