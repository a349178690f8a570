package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import io.partita.processor.Compilations.Problem;
import io.partita.processor.Compilations.Result;
import io.partita.processor.generate.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentSetTest {

  private static final String SHOP =
      """
      package com.shop;
      import io.partita.annotations.*;
      interface Shop {
        @Table(entities = Order.class) interface Orders {}
        @Entity(pk = "ORDER#{id}", sk = "INFO") record Order(String id) {}
      }
      """;

  @Test
  void chartAndModelAreWrittenUnlessToldOtherwise() {
    assertEquals(Set.of("chart.md", "model.json"), written(Compilations.javac()));
    assertEquals(
        Set.of("chart.md", "model.json"),
        written(Compilations.javac().withOptions("-Apartita.docs=md")));
  }

  @Test
  void nothingIsWrittenIfTurnedOff() {
    assertEquals(Set.of(), written(Compilations.javac().withOptions("-Apartita.docs=off")));
  }

  @Test
  void documentsLieUnderTheQualifiedNameOfTheTable() {
    Result result = Compilations.javac().compile(SHOP);
    assertTrue(
        result.classes().containsKey("META-INF/partita/com.shop.Shop.Orders/chart.md"),
        () -> result.classes().keySet().toString());
  }

  @Test
  void anotherValueIsAnErrorThatNamesTheRightOnes() {
    Result result = Compilations.javac().withOptions("-Apartita.docs=pdf").compile(SHOP);
    assertEquals(
        List.of("[DOCUMENT_SET] -Apartita.docs=pdf names no set of documents. Use off, md or all."),
        result.errors().stream().map(Problem::message).toList());
    assertEquals(Set.of(), WrittenDocuments.of(result).keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "md", "all"})
  void noSetIsWorthAWarning(String set) {
    Result result =
        Compilations.javac()
            .withOptions("-Xlint:all", "-Werror", "-Apartita.docs=" + set)
            .compile(Sources.in("golden/community/input"));
    assertEquals(List.of(), result.problems());
  }

  @Test
  void bothCompilersWriteTheSame() {
    assertEquals(
        WrittenDocuments.of("community"),
        WrittenDocuments.of(
            Compilations.eclipse()
                .withOptions("-Apartita.docs=all")
                .compile(Sources.in("golden/community/input"))));
  }

  private static Set<String> written(Compilations compiler) {
    return WrittenDocuments.of(compiler.compile(SHOP)).keySet();
  }
}
