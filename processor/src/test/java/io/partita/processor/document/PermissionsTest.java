package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** The model names all that a method may have to do, and for which keys. */
class PermissionsTest {

  private static final JsonNode LIBRARY =
      model(
          """
          package com.library;
          import io.partita.annotations.*;
          import java.time.Instant;
          @Table(entities = {Library.Shelf.class, Library.Book.class, Library.Loan.class,
              Library.Session.class})
          interface Library {
            @Entity(pk = "SHELF#{shelfId}", sk = "INFO")
            record Shelf(String shelfId, @Count(Loan.class) long loans) {}
            @Entity(sk = "BOOK#{bookId}") @ChildOf(Shelf.class)
            record Book(String shelfId, String bookId) {}
            @Entity(pk = "READER#{readerId}", sk = "LOAN#{shelfId}#{loanId}")
            @Index(name = "GSI1", pk = "SHELF#{shelfId}", sk = "LOAN#{loanId}")
            record Loan(String readerId, String shelfId, String loanId, @Unique String slip) {}
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, String name, @Ttl Instant until) {}
          }
          """);

  @Test
  void whatCreatesOrChangesMayRemoveAnExpiredItem() {
    assertEquals(
        Set.of(
            "DeleteItem table [SESSION#*]",
            "GetItem table [SESSION#*]",
            "UpdateItem table [SESSION#*]"),
        needed("Session", "put(record)"));
    assertEquals(needed("Session", "put(record)"), needed("Session", "update(key)"));
    assertEquals(
        Set.of("GetItem table [SESSION#*]", "UpdateItem table [SESSION#*]"),
        needed("Session", "replace(record)"));
  }

  @Test
  void transactionsMayReadAgainWhatTheyDependOn() {
    assertEquals(
        Set.of(
            "BatchGetItem table [READER#*, SHELF#*, UNIQUE#Loan#slip#*]",
            "ConditionCheckItem table [SHELF#*]",
            "DeleteItem table [READER#*, UNIQUE#Loan#slip#*]",
            "GetItem table [READER#*, SHELF#*, UNIQUE#Loan#slip#*]",
            "UpdateItem table [SHELF#*]"),
        needed("Loan", "delete(key)"));
    assertEquals(
        Set.of(
            "BatchGetItem table [READER#*, UNIQUE#Loan#slip#*]",
            "DeleteItem table [UNIQUE#Loan#slip#*]",
            "GetItem table [READER#*, UNIQUE#Loan#slip#*]",
            "PutItem table [UNIQUE#Loan#slip#*]",
            "UpdateItem table [READER#*]"),
        needed("Loan", "replace(record)"));
  }

  @Test
  void aCascadeMayCountWhatItLeavesToOthers() {
    assertEquals(
        Set.of("Query GSI1 [SHELF#*]", "Query table [SHELF#*]"),
        needed("Shelf", "deleteCascade(key)").stream()
            .filter(need -> need.startsWith("Query"))
            .collect(Collectors.toSet()));
  }

  @Test
  void aBackfillAsksHowManyItemsThereAre() {
    assertEquals(
        Set.of("DescribeTable table []", "Scan table []", "UpdateItem table [READER#*]"),
        needed("Loan", "backfill().run()"));
  }

  private static JsonNode model(String source) {
    Compilations.Result result =
        Compilations.javac().withOptions("-Apartita.lint=off").compile(source);
    assertEquals("[]", result.errors().toString());
    return JsonNode.parser().parse(WrittenDocuments.of(result).get("model.json"));
  }

  /** Action, place and partition keys of all that a method needs. */
  private static Set<String> needed(String subject, String method) {
    return LIBRARY.field("accessPatterns").orElseThrow().asArray().stream()
        .filter(row -> row.field("subject").orElseThrow().text().equals(subject))
        .filter(row -> row.field("method").orElseThrow().text().equals(method))
        .flatMap(row -> row.field("permissions").orElseThrow().asArray().stream())
        .flatMap(PermissionsTest::texts)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> texts(JsonNode permission) {
    String place = permission.field("index").map(JsonNode::text).orElse("table");
    String keys =
        permission.field("leadingKeys").stream()
            .flatMap(array -> array.asArray().stream())
            .map(JsonNode::text)
            .collect(Collectors.joining(", ", "[", "]"));
    return permission.field("actions").orElseThrow().asArray().stream()
        .map(action -> action.text().replace("dynamodb:", "") + " " + place + " " + keys);
  }
}
