package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.squareup.javapoet.ClassName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

  @ParameterizedTest
  @CsvSource({
    "userId, USER_ID",
    "userID, USER_ID",
    "URLValue, URL_VALUE",
    "GSI1, GSI1",
    "GSI1PK, GSI1_PK",
    "by-status.v2, BY_STATUS_V2",
    "user_id, USER_ID",
    "a, A"
  })
  void constantsAreUpperCaseWords(String name, String constant) {
    assertEquals(constant, Names.constant(name));
  }

  @Test
  void variablesOfAttributesAreCamelCase() {
    assertEquals("gsi1Pk", Names.camelCase("GSI1PK"));
    assertEquals("byDay", Names.camelCase("by-day"));
  }

  @ParameterizedTest
  @CsvSource({
    "GSI2, Gsi2",
    "by-email, ByEmail",
    "ByEmail, ByEmail",
    "by_email.v2, ByEmailV2",
    "1st, 1st",
    "..., ____"
  })
  void namesInsideOthersBeginWithACapital(String name, String inside) {
    assertEquals(inside, Names.pascalCase(name));
  }

  @ParameterizedTest
  @CsvSource({
    "Idea, an",
    "Order, an",
    "org, an",
    "Group, a",
    "User, a",
    "Unit, a",
    "UUID, a",
    "URI, a",
    "Upload, an",
    "UnreadMark, an",
    "Utility, a",
    "OneTimeCode, a",
    "Onesie, an",
    "EuroRate, a",
    "Hour, an",
    "House, a"
  })
  void namesHaveTheArticleTheySoundLike(String name, String article) {
    assertEquals(article, Names.article(ClassName.get("shop", name)));
  }

  @Test
  void textThatCouldEndACommentIsEscaped() {
    assertEquals("{@code USER#{userId}}", JavadocText.code("USER#{userId}"));
    assertEquals("<code>a&#42;&#47;b</code>", JavadocText.code("a*/b"));
    assertEquals("<code>&#92;u002a</code>", JavadocText.code("\\u002a"));
    assertEquals("<code>a&#123;b</code>", JavadocText.code("a{b"));
  }
}
