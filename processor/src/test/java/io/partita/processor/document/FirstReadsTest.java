package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Writes that must read the item first say so. */
class FirstReadsTest {

  private static final String BEFORE =
      "UpdateItem; GetItem before it if an index key needs a component that is not set";

  /** An update may lack any component that it can set, or set depending on what is stored. */
  @ParameterizedTest
  @CsvSource({
    "'STATUS#{status}', '{orderId}', '', UpdateItem, before",
    "'STATUS#{status}', '{name}', '', UpdateItem, before",
    "'STATUS#{status}', '{createdAt:day}', '', 'GetItem, UpdateItem', before",
    "'ORDERS', '{createdAt:day}', '', 'GetItem, UpdateItem', before",
    "'STATUS#{status}', '{orderId}', @Unique, transaction, before",
    "'STATUS#{status}', '{name}', @Unique, transaction, before",
    "'STATUS#{status}', '{createdAt:day}', @Unique, transaction, before",
    "'ORDERS', '{createdAt:day}', @Unique, transaction, UpdateItem"
  })
  void dependsOnWhatIndexKeysAreMadeOf(
      String partitionKey, String sortKey, String unique, String replacement, String update) {
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Apartita.lint=off")
            .compile(
                """
                package com.shop;
                import io.partita.annotations.*;
                import java.time.Instant;
                @Table(entities = Shop.Order.class)
                interface Shop {
                  @Entity(pk = "ORDER#{orderId}", sk = "INFO")
                  @Index(name = "GSI1", pk = "%s", sk = "%s", as = "listed")
                  record Order(String orderId, String status, String name, %s String code,
                      @CreatedAt Instant createdAt) {}
                }
                """
                    .formatted(partitionKey, sortKey, unique));
    assertEquals(List.of(), result.errors());
    assertEquals(
        replacement.equals("transaction") ? "GetItem, TransactWriteItems, GetItem" : replacement,
        operation(result, "replace(record)"));
    assertEquals(
        update.equals("before") ? BEFORE : update,
        operation(result, "update(key)").replaceAll("; GetItem, Transact.*", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "'@Attribute(max = 3) List<String> xs', ''",
    "'Set<String> xs', ''",
    "'Set<Boolean> xs', '; GetItem before it if elements are added to or removed from a set that is"
        + " stored as a list'",
    "'@Attribute(max = 3) Set<Boolean> xs', '; GetItem before it if elements are added to or"
        + " removed from a set that is stored as a list'",
    "'@Attribute(max = 3) Set<String> xs', '; once more if it is refused because a bounded set or"
        + " map may have no room for all that is added'",
    "'Map<String, String> xs', '; once more if it is refused because there is no map yet to put an"
        + " entry into, or to remove one from'",
    "'@Aliases(\"old\") String xs', '; GetItem before it if what changes may be stored under a"
        + " former name'",
    "'Part part', ''",
    "'Tagged part', '; GetItem before it if elements are added to or removed from a set inside of a"
        + " record'",
    "'List<Mapped> parts', '; once more if it is refused because there is no map yet to put an"
        + " entry into, or to remove one from'",
    "'Map<String, Renamed> parts', '; GetItem before it if what changes may be stored under a"
        + " former name; once more if it is refused because there is no map yet to put an entry"
        + " into, or to remove one from'",
    "'@Aliases(\"old\") Long xs', '; GetItem before it if what changes may be stored under a former"
        + " name'"
  })
  void dependsOnWhatCanBeChangedInPlace(String component, String more) {
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Apartita.lint=off")
            .compile(
                """
                package com.shop;
                import io.partita.annotations.*;
                import java.util.*;
                @Table(entities = Shop.Order.class)
                interface Shop {
                  @Entity(pk = "ORDER#{orderId}", sk = "INFO")
                  record Order(String orderId, %s) {}
                  record Part(String name) {}
                  record Tagged(Part part, Set<String> tags) {}
                  record Mapped(Map<String, Integer> numbers) {}
                  record Renamed(@Aliases("old") String name) {}
                }
                """
                    .formatted(component));
    assertEquals(List.of(), result.errors());
    assertEquals("UpdateItem" + more, operation(result, "update(key)"));
  }

  private static String operation(Compilations.Result result, String method) {
    return JsonNode.parser()
        .parse(WrittenDocuments.of(result).get("model.json"))
        .field("accessPatterns")
        .orElseThrow()
        .asArray()
        .stream()
        .filter(row -> row.field("method").orElseThrow().text().equals(method))
        .map(row -> row.field("operation").orElseThrow().text())
        .findFirst()
        .orElseThrow();
  }
}
