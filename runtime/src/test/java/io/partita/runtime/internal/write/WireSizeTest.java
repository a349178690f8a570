package io.partita.runtime.internal.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WireSizeTest {

  @Test
  void anItemTakesNoMoreThanItsSize() {
    long size =
        WireSize.of(
            Map.of(
                "text", AttributeValue.fromS("quoted \"\n é"),
                "texts", AttributeValue.fromSs(List.of("one", "two")),
                "numbers", AttributeValue.fromNs(List.of("1", "2")),
                "binary", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[10])),
                "binaries", AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[1]))),
                "list", AttributeValue.fromL(List.of(AttributeValue.fromBool(true))),
                "map", AttributeValue.fromM(Map.of("null", AttributeValue.fromNul(true)))));
    String json =
        """
        {"text":{"S":"quoted \\"\\n \\u00e9"},"texts":{"SS":["one","two"]},\
        "numbers":{"NS":["1","2"]},"binary":{"B":"AAAAAAAAAAAAAA=="},"binaries":{"BS":["AA=="]},\
        "list":{"L":[{"BOOL":true}]},"map":{"M":{"null":{"NULL":true}}}}""";

    assertTrue(size >= json.length(), () -> size + " is less than " + json.length());
    assertTrue(size <= 2L * json.length(), () -> size + " is far more than " + json.length());
  }

  @Test
  void charactersThatAreEscapedTakeSixBytes() {
    long plain = WireSize.of(Map.of("a", AttributeValue.fromS("b")));

    assertEquals(plain + 5, WireSize.of(Map.of("a", AttributeValue.fromS("\""))));
    assertEquals(plain + 5, WireSize.of(Map.of("a", AttributeValue.fromS("é"))));
    assertEquals(plain + 5, WireSize.of(Map.of("a", AttributeValue.fromS("\t"))));
    assertEquals(plain, WireSize.of(Map.of("a", AttributeValue.fromS("~"))));
  }
}
