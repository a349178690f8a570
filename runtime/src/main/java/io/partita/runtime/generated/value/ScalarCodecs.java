package io.partita.runtime.generated.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.UUID;

/** Codecs of text, numbers, booleans and binary. */
final class ScalarCodecs {

  static final Codec<String> STRING = new ScalarCodec<>(ItemReader::string, ItemWriter::string);
  static final Codec<Boolean> BOOLEAN = new ScalarCodec<>(ItemReader::bool, ItemWriter::bool);
  static final Codec<Byte> BYTE =
      new ScalarCodec<>(ItemReader::byteValue, (writer, value) -> writer.number(value.intValue()));
  static final Codec<Short> SHORT =
      new ScalarCodec<>(ItemReader::shortValue, (writer, value) -> writer.number(value.intValue()));
  static final Codec<Integer> INTEGER =
      new ScalarCodec<>(ItemReader::intValue, (writer, value) -> writer.number(value.intValue()));
  static final Codec<Long> LONG =
      new ScalarCodec<>(ItemReader::longValue, (writer, value) -> writer.number(value.longValue()));
  static final Codec<Float> FLOAT =
      new ScalarCodec<>(
          ItemReader::floatValue, (writer, value) -> writer.number(value.floatValue()));
  static final Codec<Double> DOUBLE =
      new ScalarCodec<>(
          ItemReader::doubleValue, (writer, value) -> writer.number(value.doubleValue()));
  static final Codec<BigInteger> BIG_INTEGER =
      new ScalarCodec<>(ItemReader::bigInteger, (writer, value) -> writer.number(value));
  static final Codec<BigDecimal> BIG_DECIMAL =
      new ScalarCodec<>(ItemReader::bigDecimal, (writer, value) -> writer.number(value));
  static final Codec<byte[]> BYTES = new ScalarCodec<>(ItemReader::bytes, ItemWriter::bytes);
  static final Codec<ByteBuffer> BYTE_BUFFER =
      new ScalarCodec<>(ScalarCodecs::readBuffer, ScalarCodecs::writeBuffer);
  static final Codec<Character> CHARACTER =
      TextCodec.of("one character", String::valueOf, ScalarCodecs::toCharacter);
  static final Codec<UUID> UUID_TEXT = TextCodec.of("a UUID", UUID::toString, ScalarCodecs::toUuid);
  static final Codec<URI> URI_TEXT = TextCodec.of("a URI", URI::toString, URI::create);

  private ScalarCodecs() {}

  private static ByteBuffer readBuffer(ItemReader reader) {
    return ByteBuffer.wrap(reader.bytes()).asReadOnlyBuffer();
  }

  private static void writeBuffer(ItemWriter writer, ByteBuffer value) {
    // The duplicate has a position of its own, so the caller's stays where it is.
    ByteBuffer rest = value.duplicate();
    byte[] bytes = new byte[rest.remaining()];
    rest.get(bytes);
    writer.bytes(bytes);
  }

  private static Character toCharacter(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException("Not one character");
    }
    return text.charAt(0);
  }

  private static UUID toUuid(String text) {
    UUID uuid = UUID.fromString(text);
    // fromString also takes fewer digits than there should be, and signs.
    if (!uuid.toString().equalsIgnoreCase(text)) {
      throw new IllegalArgumentException("Not the canonical form");
    }
    return uuid;
  }
}
