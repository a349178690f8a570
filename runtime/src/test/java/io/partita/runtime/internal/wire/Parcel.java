package io.partita.runtime.internal.wire;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.RecordCodec;
import io.partita.runtime.generated.value.SetKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A record with nested ones, with codecs as the processor would write them. */
record Parcel(
    String id,
    int weight,
    Optional<String> note,
    Set<String> tags,
    List<Part> parts,
    Map<String, List<Long>> counts,
    Size size) {

  static final Mapper MAPPER = new Mapper();

  private static final Codec<Optional<String>> NOTE = Codecs.optional(Codecs.STRING);
  private static final Codec<Set<String>> TAGS = Codecs.set(SetKind.TEXT, Codecs.STRING);
  private static final Codec<List<Part>> PARTS =
      Codecs.list(
          Codecs.sealed(
              Codecs.variant("Box", Box.class, new BoxCodec()),
              Codecs.variant("Bag", Bag.class, new BagCodec())));
  private static final Codec<Map<String, List<Long>>> COUNTS = Codecs.map(Codecs.list(Codecs.LONG));
  private static final SizeCodec SIZE = new SizeCodec();

  sealed interface Part {}

  record Box(String kind, int count) implements Part {}

  record Bag(String material) implements Part {}

  record Size(int width, int height, String unit) {
    Size {
      if (width < 0) {
        throw new IllegalArgumentException("A parcel is not that small.");
      }
    }
  }

  static final class Mapper extends EntityMapper<Parcel> {

    private static final AttributeNames NAMES =
        AttributeNames.of("id", "weight", "note", "tags", "parts", "counts", "size")
            .alias(2, "remark")
            .alias(2, "memo");

    Mapper() {
      super("Parcel");
    }

    @Override
    protected Parcel readAttributes(ItemReader reader) {
      String id = "";
      int weight = 0;
      Optional<String> note = Optional.empty();
      Set<String> tags = Set.of();
      List<Part> parts = List.of();
      Map<String, List<Long>> counts = Map.of();
      Size size = new Size(0, 0, "");
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> id = reader.string();
          case 1 -> weight = reader.intValue();
          case 2 -> note = NOTE.read(reader);
          case 3 -> tags = TAGS.read(reader);
          case 4 -> parts = PARTS.read(reader);
          case 5 -> counts = COUNTS.read(reader);
          default -> size = SIZE.read(reader);
        }
      }
      reader.require(NAMES, 0);
      reader.require(NAMES, 6);
      return new Parcel(id, weight, note, tags, parts, counts, size);
    }

    @Override
    protected void writeAttributes(Parcel parcel, ItemWriter writer) {
      writer.string("id", parcel.id());
      writer.number("weight", parcel.weight());
      writer.attribute("note", parcel.note(), NOTE);
      writer.attribute("tags", parcel.tags(), TAGS);
      writer.attribute("parts", parcel.parts(), PARTS);
      writer.attribute("counts", parcel.counts(), COUNTS);
      writer.attribute("size", parcel.size(), SIZE);
    }
  }

  private static final class BoxCodec extends RecordCodec<Box> {

    private static final AttributeNames NAMES = AttributeNames.of("kind", "count");

    @Override
    protected Box readAttributes(ItemReader reader) {
      String kind = "";
      int count = 0;
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        if (i == 0) {
          kind = reader.string();
        } else {
          count = reader.intValue();
        }
      }
      return new Box(kind, count);
    }

    @Override
    protected void writeAttributes(Box box, ItemWriter writer) {
      writer.string("kind", box.kind());
      writer.number("count", box.count());
    }
  }

  private static final class BagCodec extends RecordCodec<Bag> {

    private static final AttributeNames NAMES = AttributeNames.of("material").alias(0, "made of");

    @Override
    protected Bag readAttributes(ItemReader reader) {
      String material = "";
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        material = reader.string();
      }
      return new Bag(material);
    }

    @Override
    protected void writeAttributes(Bag bag, ItemWriter writer) {
      writer.string("material", bag.material());
    }
  }

  private static final class SizeCodec extends RecordCodec<Size> {

    private static final AttributeNames NAMES = AttributeNames.of("width", "height", "unit");

    @Override
    protected Size readAttributes(ItemReader reader) {
      int width = 0;
      int height = 0;
      String unit = "";
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> width = reader.intValue();
          case 1 -> height = reader.intValue();
          default -> unit = reader.string();
        }
      }
      return new Size(width, height, unit);
    }

    @Override
    protected void writeAttributes(Size size, ItemWriter writer) {
      writer.number("width", size.width());
      writer.number("height", size.height());
      writer.string("unit", size.unit());
    }
  }
}
