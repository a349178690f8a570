package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An edge between clubs that both of them count. */
record Match(String home, String away) {

  static final Component<Match, String> HOME = Component.of("home", Match::home, Codecs.STRING);
  static final Component<Match, String> AWAY = Component.of("away", Match::away, Codecs.STRING);

  static final PrimaryKey<Match> KEY =
      PrimaryKey.of(
          "Match",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Match>literal("CLUB#").then(HOME, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "SK", KeyTemplate.<Match>literal("MATCH#").then(AWAY, KeyFormats.TEXT)));

  static final EntityType<Match, Key> TYPE =
      EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
          .components(HOME, AWAY)
          .type("Type", "Match")
          .relation(Relation.to("home", () -> Club.TYPE, Key::home).countedBy(Club.MATCHES))
          .relation(Relation.to("away", () -> Club.TYPE, Key::away).countedBy(Club.MATCHES))
          .build();

  Key key() {
    return Key.of(this);
  }

  Map<String, AttributeValue> item() {
    return TYPE.mapper().toItem(this);
  }

  static final class Key extends GeneratedKey<Match> {

    private Key(ComponentValues<Match> values) {
      super(KEY, values);
    }

    static Key of(Match match) {
      return new Key(ComponentValues.of(HOME, match.home(), AWAY, match.away()));
    }

    Club.Key home() {
      return Club.Key.of(get(HOME));
    }

    Club.Key away() {
      return Club.Key.of(get(AWAY));
    }
  }

  private static final class Mapper extends EntityMapper<Match> {

    private static final AttributeNames NAMES = AttributeNames.of("home", "away");

    Mapper() {
      super("Match");
    }

    @Override
    protected Match readAttributes(ItemReader reader) {
      String[] texts = new String[2];
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        texts[i] = reader.string();
      }
      return new Match(texts[0], texts[1]);
    }

    @Override
    protected void writeAttributes(Match match, ItemWriter writer) {
      KEY.write(ComponentSource.of(match), writer);
      writer.string("Type", "Match");
      writer.string("home", match.home());
      writer.string("away", match.away());
    }
  }
}
