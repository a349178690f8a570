package everything;

import io.partita.annotations.Aliases;
import io.partita.annotations.Attribute;
import io.partita.annotations.Convert;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Embedded;
import io.partita.annotations.Entity;
import io.partita.annotations.EpochMillis;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Rest;
import io.partita.annotations.Ttl;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A component of every kind. */
@Entity(pk = "PRODUCT#{sku}", sk = "{kind}#{number:6}", type = "product")
@Aliases({"Product", "goods"})
@Index(name = "GSI1", pk = "CITY#{maker.address.city:upper}", sk = "{released:month}#{code}")
@Index(name = "GSI2", pk = "SHELF#{shelf}", sk = "{sku}")
public record Product(
    UUID sku,
    Kind kind,
    @KeyOnly int number,
    @KeyOnly String shelf,
    String text,
    char letter,
    Character letterOrNull,
    boolean flag,
    Boolean flagOrNull,
    byte tiny,
    Byte tinyOrNull,
    short small,
    Short smallOrNull,
    int medium,
    Integer mediumOrNull,
    long large,
    Long largeOrNull,
    float single,
    Float singleOrNull,
    double twice,
    Double twiceOrNull,
    BigInteger huge,
    BigDecimal price,
    URI page,
    Duration guarantee,
    Instant released,
    LocalDate date,
    LocalDateTime dateTime,
    LocalTime time,
    YearMonth month,
    Year year,
    OffsetDateTime offered,
    ZonedDateTime opens,
    ZoneId zone,
    Period trial,
    byte[] image,
    ByteBuffer buffer,
    Maker maker,
    Optional<String> note,
    Optional<Maker> previous,
    Optional<Integer> code,
    Optional<List<String>> hints,
    List<String> lines,
    List<List<Integer>> matrix,
    List<Maker> makers,
    Set<String> tags,
    Set<Integer> sizes,
    Set<BigDecimal> prices,
    Set<Kind> kinds,
    Set<ByteBuffer> images,
    Set<Address> places,
    Set<Boolean> flags,
    Map<String, String> labels,
    Map<String, List<Address>> placesByName,
    Map<String, Map<String, Set<Long>>> deep,
    Map<Kind, String> namesByKind,
    Map<UUID, Optional<Address>> placesById,
    @Attribute(max = 12) Map<Integer, BigDecimal> monthlyPrices,
    Map<Long, Map<Kind, Boolean>> flagsByKind,
    Map<LocalDate, List<String>> linesByDate,
    @Convert(MoneyAsText.class) Map<Money, Kind> kindsByPrice,
    @Attribute(max = 5) Set<String> badges,
    @Attribute(max = 5) List<String> steps,
    Packaging packaging,
    List<Packaging> packagings,
    @Convert(MoneyAsText.class) Money money,
    @Convert(MoneyAsText.class) List<Money> discounts,
    @Convert(MoneyAsText.class) Set<Money> amounts,
    @Convert(MoneyAsText.class) Map<String, Optional<Money>> fees,
    @Convert(EpochMillis.class) Instant checked,
    @Attribute("n") @Aliases({"title", "label"}) String name,
    @Version int version,
    @CreatedAt Instant createdAt,
    @UpdatedAt @Convert(EpochMillis.class) Instant updatedAt,
    @Ttl Instant expires,
    @Embedded(prefix = "made_") Origin origin,
    @Rest Map<String, AttributeValue> others) {

  public enum Kind {
    TOOL,
    TOY
  }

  public record Address(String street, @Attribute("town") String city, int zip) {}

  public record Maker(String name, Address address, List<Address> branches, Optional<Packaging> usual) {}

  public record Origin(String country, Integer year, @Embedded(prefix = "at_") Place place) {}

  public record Place(@Attribute("lat") double latitude, double longitude) {}

  public sealed interface Packaging permits Box, Bag {}

  public record Box(int width, int height) implements Packaging {}

  public record Bag(String material) implements Packaging {}
}
