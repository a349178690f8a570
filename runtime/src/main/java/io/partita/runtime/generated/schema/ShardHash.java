package io.partita.runtime.generated.schema;

import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.zip.CRC32;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The shard of an item: the CRC-32 of its primary key, modulo the number of shards. It is part of
 * the stored form of keys and never changes.
 *
 * <p>The checksum is that of the partition key, a zero byte and the sort key, which is empty where
 * the table has none. Text is its UTF-8 bytes, binary its bytes, and a number its digits without an
 * exponent or trailing zeros in a fraction ({@code -12.5}), because DynamoDB does not keep the way
 * a number was written.
 */
final class ShardHash {

  private ShardHash() {}

  /**
   * The shard, counted from 0.
   *
   * @param key the values of the primary key: partition key, then sort key if there is one
   */
  static int shard(Collection<AttributeValue> key, int shards) {
    CRC32 checksum = new CRC32();
    int position = 0;
    for (AttributeValue value : key) {
      checksum.update(bytes(value));
      if (position++ == 0) {
        checksum.update(0);
      }
    }
    return (int) (checksum.getValue() % shards);
  }

  private static byte[] bytes(AttributeValue value) {
    if (value.b() != null) {
      return value.b().asByteArrayUnsafe();
    }
    return (value.n() == null ? value.s() : digits(value.n())).getBytes(StandardCharsets.UTF_8);
  }

  private static String digits(String number) {
    BigDecimal stored = StoredNumber.parse(number);
    return stored == null ? number : stored.stripTrailingZeros().toPlainString();
  }
}
