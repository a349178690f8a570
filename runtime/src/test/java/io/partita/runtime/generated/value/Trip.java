package io.partita.runtime.generated.value;

import io.partita.annotations.Converter;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An entity that nests everything, with codecs as the processor would write them. */
record Trip(
    String id,
    int seats,
    boolean confirmed,
    @Nullable Instant departure,
    Set<String> tags,
    List<Map<String, Leg>> plans,
    Map<String, List<Optional<Money>>> costs,
    Set<Stop> stops,
    Optional<Set<BigDecimal>> factors) {

  static final Codec<Set<String>> TAGS = Codecs.set(SetKind.TEXT, Codecs.STRING);
  static final Codec<Money> MONEY = Codecs.converted(new MoneyConverter(), Codecs.STRING);
  static final StopCodec STOP = new StopCodec();
  static final SealedCodec<Leg> LEG =
      Codecs.sealed(
          Codecs.variant("Flight", Flight.class, new FlightCodec()),
          Codecs.variant("Walk", Walk.class, new WalkCodec()));
  static final Codec<List<Map<String, Leg>>> PLANS = Codecs.list(Codecs.map(LEG));
  static final Codec<Map<String, List<Optional<Money>>>> COSTS =
      Codecs.map(Codecs.list(Codecs.optional(MONEY)));
  static final Codec<Set<Stop>> STOPS = Codecs.listSet(STOP);
  static final Codec<Optional<Set<BigDecimal>>> FACTORS =
      Codecs.optional(Codecs.set(SetKind.NUMBER, Codecs.BIG_DECIMAL));
  static final Mapper MAPPER = new Mapper();

  sealed interface Leg {}

  record Flight(String number, Optional<Stop> layover, List<@Nullable Integer> rows)
      implements Leg {}

  record Walk(double kilometres) implements Leg {}

  record Stop(String city, int minutes) {
    Stop {
      if (minutes < 0) {
        throw new IllegalArgumentException("A stop takes time");
      }
    }
  }

  record Money(long cents) {}

  static final class MoneyConverter implements Converter<Money, String> {
    @Override
    public String toStored(Money value) {
      return value.cents() + " ct";
    }

    @Override
    public Money fromStored(String stored) {
      return new Money(Long.parseLong(stored.substring(0, stored.length() - 3)));
    }
  }

  static final class Mapper extends EntityMapper<Trip> {
    private static final AttributeNames NAMES =
        AttributeNames.of(
                "id",
                "places",
                "confirmed",
                "departure",
                "tags",
                "plans",
                "costs",
                "stops",
                "factors")
            .component(1, "seats")
            .alias(3, "leaves")
            .alias(3, "start");

    Mapper() {
      super("Trip");
    }

    @Override
    protected Trip readAttributes(ItemReader reader) {
      String id = "";
      int seats = 0;
      boolean confirmed = false;
      Instant departure = null;
      Set<String> tags = Set.of();
      List<Map<String, Leg>> plans = List.of();
      Map<String, List<Optional<Money>>> costs = Map.of();
      Set<Stop> stops = Set.of();
      Optional<Set<BigDecimal>> factors = Optional.empty();
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> id = reader.string();
          case 1 -> seats = reader.intValue();
          case 2 -> confirmed = reader.bool();
          case 3 -> departure = Codecs.INSTANT.read(reader);
          case 4 -> tags = TAGS.read(reader);
          case 5 -> plans = PLANS.read(reader);
          case 6 -> costs = COSTS.read(reader);
          case 7 -> stops = STOPS.read(reader);
          case 8 -> factors = FACTORS.read(reader);
          default -> throw new IllegalStateException();
        }
      }
      reader.require(NAMES, 1);
      reader.require(NAMES, 2);
      return new Trip(id, seats, confirmed, departure, tags, plans, costs, stops, factors);
    }

    @Override
    protected void writeAttributes(Trip trip, ItemWriter writer) {
      writer.string("id", trip.id());
      writer.number("places", trip.seats());
      writer.bool("confirmed", trip.confirmed());
      writer.attribute("departure", trip.departure(), Codecs.INSTANT);
      writer.attribute("tags", trip.tags(), TAGS);
      writer.attribute("plans", trip.plans(), PLANS);
      writer.attribute("costs", trip.costs(), COSTS);
      writer.attribute("stops", trip.stops(), STOPS);
      writer.attribute("factors", trip.factors(), FACTORS);
    }
  }

  static final class StopCodec extends RecordCodec<Stop> {
    private static final AttributeNames NAMES = AttributeNames.of("city", "minutes");

    @Override
    protected Stop readAttributes(ItemReader reader) {
      String city = "";
      int minutes = 0;
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        if (i == 0) {
          city = reader.string();
        } else {
          minutes = reader.intValue();
        }
      }
      reader.require(NAMES, 1);
      return new Stop(city, minutes);
    }

    @Override
    protected void writeAttributes(Stop stop, ItemWriter writer) {
      writer.string("city", stop.city());
      writer.number("minutes", stop.minutes());
    }
  }

  static final class FlightCodec extends RecordCodec<Flight> {
    private static final AttributeNames NAMES = AttributeNames.of("number", "layover", "rows");
    private static final Codec<Optional<Stop>> LAYOVER = Codecs.optional(STOP);
    private static final Codec<List<Integer>> ROWS = Codecs.list(Codecs.INTEGER);

    @Override
    protected Flight readAttributes(ItemReader reader) {
      String number = "";
      Optional<Stop> layover = Optional.empty();
      List<Integer> rows = List.of();
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> number = reader.string();
          case 1 -> layover = LAYOVER.read(reader);
          default -> rows = ROWS.read(reader);
        }
      }
      return new Flight(number, layover, rows);
    }

    @Override
    protected void writeAttributes(Flight flight, ItemWriter writer) {
      writer.string("number", flight.number());
      writer.attribute("layover", flight.layover(), LAYOVER);
      writer.attribute("rows", flight.rows(), ROWS);
    }
  }

  static final class WalkCodec extends RecordCodec<Walk> {
    private static final AttributeNames NAMES = AttributeNames.of("kilometres");

    @Override
    protected Walk readAttributes(ItemReader reader) {
      double kilometres = 0;
      while (reader.next(NAMES) >= 0) {
        kilometres = reader.doubleValue();
      }
      reader.require(NAMES, 0);
      return new Walk(kilometres);
    }

    @Override
    protected void writeAttributes(Walk walk, ItemWriter writer) {
      writer.number("kilometres", walk.kilometres());
    }
  }
}
