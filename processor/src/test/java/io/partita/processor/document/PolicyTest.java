package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Policies allow what the generated code does, with keys that end at a delimiter. */
class PolicyTest {

  private static final Pattern LEADING_KEYS =
      Pattern.compile("\"dynamodb:LeadingKeys\": \\[\\s*(\".*\")\\s*]");

  @Test
  void leadingKeysEndAtTheDelimiter() {
    assertEquals(
        List.of("\"USER#*\"", "\"TENANT#a#USER#*\""),
        leadingKeys("USER#{id}", "TENANT#a#USER#{id}", "{id}"));
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
        .map(match -> match.group(1))
        .distinct()
        .toList();
  }
}
