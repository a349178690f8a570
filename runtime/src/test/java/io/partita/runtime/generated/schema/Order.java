package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.Codecs;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An entity with what may stand in keys: text, a number, a time, bytes, a nested record, an
 * Optional.
 */
record Order(
    @Nullable String customerId,
    int number,
    @Nullable Instant placedAt,
    byte @Nullable [] digest,
    @Nullable Address address,
    Optional<String> coupon) {

  record Address(@Nullable String city, Optional<String> street) {}

  static final Component<Order, String> CUSTOMER_ID =
      Component.of("customerId", Order::customerId, Codecs.STRING);
  static final Component<Order, Integer> NUMBER =
      Component.of("number", Order::number, "no", Codecs.INTEGER);
  static final Component<Order, Instant> PLACED_AT =
      Component.of("placedAt", Order::placedAt, Codecs.INSTANT);
  static final Component<Order, byte[]> DIGEST =
      Component.of("digest", Order::digest, Codecs.BYTES);
  static final Component<Order, Address> ADDRESS = Component.of("address", Order::address);
  static final Component<Order, String> CITY = ADDRESS.path("city", Address::city);
  static final Component<Order, Optional<String>> STREET_OPTIONAL =
      ADDRESS.path("street", Address::street);
  static final Component<Order, String> STREET = Component.unwrap(STREET_OPTIONAL);
  static final Component<Order, Optional<String>> COUPON_OPTIONAL =
      Component.of("coupon", Order::coupon, Codecs.optional(Codecs.STRING));
  static final Component<Order, String> COUPON = Component.unwrap(COUPON_OPTIONAL);

  static Order of(@Nullable String customerId, int number) {
    return new Order(customerId, number, null, null, null, Optional.empty());
  }

  Order at(String time) {
    return new Order(customerId, number, Instant.parse(time), digest, address, coupon);
  }

  Order withDigest(byte... bytes) {
    return new Order(customerId, number, placedAt, bytes, address, coupon);
  }

  Order in(@Nullable String city, @Nullable String street) {
    return new Order(
        customerId,
        number,
        placedAt,
        digest,
        new Address(city, Optional.ofNullable(street)),
        coupon);
  }

  Order withCoupon(String text) {
    return new Order(customerId, number, placedAt, digest, address, Optional.of(text));
  }
}
