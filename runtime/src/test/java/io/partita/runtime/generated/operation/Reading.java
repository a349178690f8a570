package io.partita.runtime.generated.operation;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity whose keys are its own attributes, one of them a number, by which it expires, too. */
record Reading(String device, long at, String label) {

  static final Component<Reading, String> DEVICE =
      Component.of("device", Reading::device, Codecs.STRING);
  static final Component<Reading, Long> AT = Component.of("at", Reading::at, Codecs.LONG);
  static final Component<Reading, String> LABEL =
      Component.of("label", Reading::label, Codecs.STRING);

  static final PrimaryKey<Reading> KEY =
      PrimaryKey.of("Reading", KeyAttribute.nativePartition(DEVICE), KeyAttribute.nativeSort(AT));

  static final EntityType<Reading, Key> TYPE =
      EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
          .components(DEVICE, AT, LABEL)
          .type("Type", "Reading")
          .ttl(AT)
          .build();

  static final AccessPattern<Reading> BY_DEVICE =
      AccessPattern.table(TYPE, "byDevice", KeyEncoding.ORDERED);

  static final AccessPattern<Reading> BY_LABEL =
      AccessPattern.index(
          TYPE,
          "byDeviceAndLabel",
          "Labels",
          true,
          KEY.partition(),
          KeyAttribute.nativeSort(LABEL),
          KeyEncoding.ORDERED);

  /** An index without a sort key. */
  static final AccessPattern<Reading> LABELLED =
      AccessPattern.index(
          TYPE,
          "byLabel",
          "Labelled",
          false,
          KeyAttribute.nativePartition(LABEL),
          null,
          KeyEncoding.ORDERED);

  Map<String, AttributeValue> item() {
    return TYPE.mapper().toItem(this);
  }

  static Query byDevice(TableContext context, AccessPattern<Reading> pattern, String device) {
    return new Query(
        QueryState.of(new PhysicalTable(context), pattern, ComponentValues.of(DEVICE, device)));
  }

  static Query byLabel(TableContext context, String label) {
    return new Query(
        QueryState.of(new PhysicalTable(context), LABELLED, ComponentValues.of(LABEL, label)));
  }

  /** A query as it is generated, without its stages. */
  static final class Query extends ConsistentQuery<Reading, Key, Query> {

    Query(QueryState<Reading> state) {
      super(state, Query::new, TYPE);
    }
  }

  static final class Key extends GeneratedKey<Reading> {

    private Key(ComponentValues<Reading> values) {
      super(KEY, values);
    }

    static Key of(Reading reading) {
      return new Key(ComponentValues.of(DEVICE, reading.device(), AT, reading.at()));
    }
  }

  private static final class Mapper extends EntityMapper<Reading> {

    private static final AttributeNames NAMES = AttributeNames.of("device", "at", "label");

    Mapper() {
      super("Reading");
    }

    @Override
    protected Reading readAttributes(ItemReader reader) {
      String device = "";
      long at = 0;
      String label = "";
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> device = reader.string();
          case 1 -> at = reader.longValue();
          default -> label = reader.string();
        }
      }
      return new Reading(device, at, label);
    }

    @Override
    protected void writeAttributes(Reading reading, ItemWriter writer) {
      writer.string("Type", "Reading");
      writer.string("device", reading.device());
      writer.number("at", reading.at());
      writer.string("label", reading.label());
    }
  }
}
