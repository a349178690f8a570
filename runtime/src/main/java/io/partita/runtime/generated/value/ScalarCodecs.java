package io.partita.runtime.generated.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.UUID;

/**
 * Codecs of text, numbers, booleans and binary. All of them are made when the first one is needed:
 * classes are loaded in a fraction of the time that lambdas take then.
 */
final class ScalarCodecs {

  static final Codec<String> STRING =
      new Codec<>() {
        @Override
        public String read(ItemReader reader) {
          return reader.string();
        }

        @Override
        public void write(String value, ItemWriter writer) {
          writer.string(value);
        }
      };

  static final Codec<Boolean> BOOLEAN =
      new Codec<>() {
        @Override
        public Boolean read(ItemReader reader) {
          return reader.bool();
        }

        @Override
        public void write(Boolean value, ItemWriter writer) {
          writer.bool(value);
        }
      };

  static final Codec<Byte> BYTE =
      new Codec<>() {
        @Override
        public Byte read(ItemReader reader) {
          return reader.byteValue();
        }

        @Override
        public void write(Byte value, ItemWriter writer) {
          writer.number(value.intValue());
        }
      };

  static final Codec<Short> SHORT =
      new Codec<>() {
        @Override
        public Short read(ItemReader reader) {
          return reader.shortValue();
        }

        @Override
        public void write(Short value, ItemWriter writer) {
          writer.number(value.intValue());
        }
      };

  static final Codec<Integer> INTEGER =
      new Codec<>() {
        @Override
        public Integer read(ItemReader reader) {
          return reader.intValue();
        }

        @Override
        public void write(Integer value, ItemWriter writer) {
          writer.number(value.intValue());
        }
      };

  static final Codec<Long> LONG =
      new Codec<>() {
        @Override
        public Long read(ItemReader reader) {
          return reader.longValue();
        }

        @Override
        public void write(Long value, ItemWriter writer) {
          writer.number(value.longValue());
        }
      };

  static final Codec<Float> FLOAT =
      new Codec<>() {
        @Override
        public Float read(ItemReader reader) {
          return reader.floatValue();
        }

        @Override
        public void write(Float value, ItemWriter writer) {
          writer.number(value.floatValue());
        }
      };

  static final Codec<Double> DOUBLE =
      new Codec<>() {
        @Override
        public Double read(ItemReader reader) {
          return reader.doubleValue();
        }

        @Override
        public void write(Double value, ItemWriter writer) {
          writer.number(value.doubleValue());
        }
      };

  static final Codec<BigInteger> BIG_INTEGER =
      new Codec<>() {
        @Override
        public BigInteger read(ItemReader reader) {
          return reader.bigInteger();
        }

        @Override
        public void write(BigInteger value, ItemWriter writer) {
          writer.number(value);
        }
      };

  static final Codec<BigDecimal> BIG_DECIMAL =
      new Codec<>() {
        @Override
        public BigDecimal read(ItemReader reader) {
          return reader.bigDecimal();
        }

        @Override
        public void write(BigDecimal value, ItemWriter writer) {
          writer.number(value);
        }
      };

  static final Codec<byte[]> BYTES =
      new Codec<>() {
        @Override
        public byte[] read(ItemReader reader) {
          return reader.bytes();
        }

        @Override
        public void write(byte[] value, ItemWriter writer) {
          writer.bytes(value);
        }
      };

  static final Codec<ByteBuffer> BYTE_BUFFER =
      new Codec<>() {
        @Override
        public ByteBuffer read(ItemReader reader) {
          return ByteBuffer.wrap(reader.bytes()).asReadOnlyBuffer();
        }

        @Override
        public void write(ByteBuffer value, ItemWriter writer) {
          // The duplicate has a position of its own, so the caller's stays where it is.
          ByteBuffer rest = value.duplicate();
          byte[] bytes = new byte[rest.remaining()];
          rest.get(bytes);
          writer.bytes(bytes);
        }
      };

  static final Codec<Character> CHARACTER =
      new TextCodec<>("one character") {
        @Override
        String encode(Character value) {
          return value.toString();
        }

        @Override
        Character decode(String text) {
          return toCharacter(text);
        }
      };

  static final Codec<UUID> UUID_TEXT =
      new TextCodec<>("a UUID") {
        @Override
        String encode(UUID value) {
          return value.toString();
        }

        @Override
        UUID decode(String text) {
          return toUuid(text);
        }
      };

  static final Codec<URI> URI_TEXT =
      new TextCodec<>("a URI") {
        @Override
        String encode(URI value) {
          return value.toString();
        }

        @Override
        URI decode(String text) {
          return URI.create(text);
        }
      };

  private ScalarCodecs() {}

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
