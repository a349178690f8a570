package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Policies allow what the generated code does, with keys that end at a delimiter. */
class PolicyTest {

  private static final Pattern LEADING_KEYS =
      Pattern.compile("\"dynamodb:LeadingKeys\": \\[\\s*([^]]*?)\\s*]");

  private static final Policy COMMUNITY = Policy.of("community");

  /** What the runtime reads and writes together: both ends of an edge, and unique values. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "BatchGetItem",
        "GetItem",
        "PutItem",
        "DeleteItem",
        "UpdateItem",
        "ConditionCheckItem"
      })
  void itemsOfSeveralPartitionsCanBeInOneRequest(String action) {
    assertTrue(COMMUNITY.allows(action, "USER#1", "GROUP#1", "SETTINGS"), COMMUNITY.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"BatchGetItem", "GetItem", "PutItem", "DeleteItem"})
  void uniqueValuesCanBeInTheSameRequest(String action) {
    assertTrue(
        COMMUNITY.allows(action, "USER#1", "UNIQUE#User#email#a@example.com", "GROUP#1"),
        COMMUNITY.toString());
  }

  @Test
  void otherPartitionsAreRefusedWhereverTheyStand() {
    assertTrue(COMMUNITY.allows("GetItem", "USER#1"));
    assertFalse(COMMUNITY.allows("GetItem", "USERS#1"));
    assertFalse(COMMUNITY.allows("GetItem", "SETTINGS2"));
    assertFalse(COMMUNITY.allows("BatchGetItem", "USER#1", "USERS#1"));
    assertFalse(COMMUNITY.allows("BatchGetItem", "UNIQUE#User#name#x"));
    assertTrue(COMMUNITY.allowsOn("GSI1", "Query", "STATUS#ACTIVE"));
    assertFalse(COMMUNITY.allowsOn("GSI1", "Query", "USER#1"));
  }

  @Test
  void whatIsNeverDoneIsRefused() {
    assertFalse(COMMUNITY.allows("UpdateItem", "UNIQUE#User#email#a@example.com"));
    assertFalse(COMMUNITY.allows("BatchWriteItem", "USER#1"));
    assertTrue(COMMUNITY.allows("BatchWriteItem", "SETTINGS"));
    assertFalse(COMMUNITY.allows("Query", "GROUP#1"));
    assertFalse(COMMUNITY.allows("DeleteTable"));
    assertFalse(COMMUNITY.allowsOn("GSI1", "GetItem", "STATUS#ACTIVE"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"clubs", "community", "everything", "workspace"})
  void policiesAreShortEnoughToBeManaged(String example) {
    assertTrue(Policy.of(example).size() < 6144, () -> "" + Policy.of(example).size());
  }

  @Test
  void leadingKeysEndAtTheDelimiter() {
    assertEquals(
        List.of("\"TENANT#a#USER#*\", \"USER#*\""), leadingKeys("USER#{id}", "TENANT#a#USER#{id}"));
  }

  @Test
  void constantKeysAreWhole() {
    assertEquals(List.of("\"SETTINGS\""), leadingKeys("SETTINGS"));
  }

  @Test
  void wildcardsInTextStandForThemselves() {
    assertEquals(List.of("\"A${*}#B${?}#*\""), leadingKeys("A*#B?#{id}"));
  }

  @Test
  void aKeyWithoutTextHasNoCondition() {
    assertEquals(List.of(), leadingKeys("{id}"));
  }

  /** It may be in one request with any other. */
  @Test
  void aKeyWithoutTextLeavesOthersWithoutConditionToo() {
    assertEquals(List.of(), leadingKeys("USER#{id}", "{id}"));
  }

  @Test
  void aBeginningStandsForLongerOnes() {
    assertEquals(List.of("\"TENANT#*\""), leadingKeys("TENANT#{id}", "TENANT#a#USER#{id}"));
  }

  @Test
  void scansStandAlone() {
    String policy = WrittenDocuments.of("community").get("iam-policy.json");
    assertTrue(policy.contains("\"Sid\": \"ScanTable\""), policy);
    assertFalse(
        Pattern.compile("\"dynamodb:Scan\",|,\\s*\"dynamodb:Scan\"").matcher(policy).find(),
        policy);
  }

  /** The conditions of a table with an entity for each of these partition keys. */
  private static List<String> leadingKeys(String... partitionKeys) {
    StringBuilder entities = new StringBuilder();
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < partitionKeys.length; i++) {
      names.append(i == 0 ? "" : ", ").append("Shop.E").append(i).append(".class");
      entities.append(
          "@Entity(pk = \"%s\", sk = \"E%d\") record E%d(String id) {}\n"
              .formatted(partitionKeys[i], i, i));
    }
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Apartita.docs=all")
            .compile(
                "package com.shop; import io.partita.annotations.*; @Table(entities = {%s})"
                        .formatted(names)
                    + " interface Shop {\n"
                    + entities
                    + "}");
    assertEquals(List.of(), result.errors());
    return LEADING_KEYS
        .matcher(WrittenDocuments.of(result).get("iam-policy.json"))
        .results()
        .map(match -> match.group(1).replaceAll("\\s+", " "))
        .distinct()
        .toList();
  }
}
