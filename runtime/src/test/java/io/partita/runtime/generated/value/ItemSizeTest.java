package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.l;
import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.nul;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.internal.item.ItemSize;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The size of items as DynamoDB counts it. */
final class ItemSizeTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "é", "€", "😀", "aé€😀z", "\u007f\u0080\u07ff\u0800\uffff"})
  void textIsItsUtf8Bytes(String text) {
    assertEquals(text.getBytes(StandardCharsets.UTF_8).length, ItemSize.of(s(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 2",
    "12, 2",
    "123, 3",
    "-123, 4",
    "100, 2",
    "0.0012, 2",
    "1.5E+10, 2",
    "-1E-5, 3"
  })
  void numbersAreHalfTheirSignificantDigits(String number, long size) {
    assertEquals(size, ItemSize.of(n(number)));
  }

  @Test
  void theLargestNumberTakes21Bytes() {
    assertEquals(21, ItemSize.of(n("-" + "9".repeat(38))));
  }

  @Test
  void otherScalars() {
    assertEquals(1, ItemSize.of(nul()));
    assertEquals(1, ItemSize.of(AttributeValue.fromBool(true)));
    assertEquals(3, ItemSize.of(AttributeValue.fromB(SdkBytes.fromUtf8String("abc"))));
  }

  @Test
  void setsAreTheirElements() {
    assertEquals(4, ItemSize.of(AttributeValue.fromSs(List.of("abc", "d"))));
    assertEquals(5, ItemSize.of(AttributeValue.fromNs(List.of("1", "123"))));
    SdkBytes bytes = SdkBytes.fromUtf8String("abc");
    assertEquals(3, ItemSize.of(AttributeValue.fromBs(List.of(bytes))));
  }

  @Test
  void listsAndMapsHaveAnOverheadAndOneByteForEachElement() {
    assertEquals(3, ItemSize.of(l()));
    assertEquals(3 + 2 + 1 + 2, ItemSize.of(l(s("a"), s("bc"))));
    assertEquals(3, ItemSize.of(AttributeValue.fromM(Map.of())));
    assertEquals(3 + 1 + 3 + 1, ItemSize.of(AttributeValue.fromM(Map.of("key", s("a")))));
    assertEquals(3 + 1 + 3, ItemSize.of(l(l())));
  }

  @Test
  void anItemIsItsNamesAndValues() {
    assertEquals(2 + 6 + 3 + 2, ItemSize.of(Map.of("PK", s("USER#1"), "né", n("7"))));
    assertEquals(409_600, ItemSize.MAX);
  }
}
