package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the text of a lock; spaces, empty lines and the ends of lines do not matter. */
final class LockParser {

  /** The keywords of a table's lines, and how many words by position follow them. */
  private static final Map<String, Integer> OF_TABLE =
      Map.of(
          LockDocument.FORMAT,
          1,
          "table",
          1,
          "encoding",
          1,
          "partition-key",
          1,
          "sort-key",
          1,
          "type-attribute",
          1,
          "expiry",
          1,
          "index",
          2);

  /** The same of an entity's lines. */
  private static final Map<String, Integer> OF_ENTITY =
      Map.of("entity", 1, "type", 1, "key", 2, "attribute", 2, "unique", 2, "count", 3);

  /** What may follow in any order. */
  private static final Map<String, List<String>> OPTIONS =
      Map.of(
          "index", List.of("partition-key", "sort-key", "projection", "include"),
          "type", List.of("former"),
          "key", List.of("where"),
          "attribute", List.of("required", "converter", "constants", "former"));

  private final List<LockLine> lines = new ArrayList<>();
  private int last;

  private LockParser() {}

  /** The model that a lock describes. */
  static LockModel parse(String text) throws LockSyntaxException {
    LockParser parser = new LockParser();
    parser.split(text);
    if (parser.lines.isEmpty()) {
      throw LockSyntaxException.empty();
    }
    return parser.model();
  }

  private void split(String text) throws LockSyntaxException {
    for (String line : text.lines().toList()) {
      last++;
      if (!line.isBlank() && !line.strip().startsWith("#")) {
        add(line);
      }
    }
  }

  private void add(String text) throws LockSyntaxException {
    String keyword = LockLine.keyword(text);
    if (lines.isEmpty() && !keyword.equals(LockDocument.FORMAT)) {
      throw LockSyntaxException.at(
          last, "a lock begins with '" + LockDocument.FORMAT + "', not with '" + keyword + "'");
    }
    Integer positions = OF_TABLE.getOrDefault(keyword, OF_ENTITY.get(keyword));
    if (positions == null) {
      throw LockSyntaxException.at(last, "'" + keyword + "' is not known");
    }
    LockLine line = LockLine.parse(last, text, positions);
    if (lines.isEmpty()) {
      checkVersion(line);
    }
    Optional<String> unknown = line.unknownOption(OPTIONS.getOrDefault(keyword, List.of()));
    if (unknown.isPresent()) {
      throw LockSyntaxException.at(
          last, "'" + unknown.get() + "' is not known after '" + keyword + "'");
    }
    lines.add(line);
  }

  /** Checked first: what follows may be anything. */
  private static void checkVersion(LockLine line) throws LockSyntaxException {
    String version = line.words().isEmpty() ? "" : line.word(0);
    if (!version.matches("[1-9][0-9]{0,8}")) {
      throw LockSyntaxException.at(line.number(), "'" + version + "' is no version of the format");
    }
    if (Integer.parseInt(version) > LockDocument.VERSION) {
      throw LockSyntaxException.newer(version);
    }
  }

  private LockModel model() throws LockSyntaxException {
    List<LockLine> ofTable = new ArrayList<>();
    List<List<LockLine>> ofEntities = new ArrayList<>();
    for (LockLine line : lines) {
      if (line.keyword().equals("entity")) {
        ofEntities.add(new ArrayList<>());
      }
      (ofEntities.isEmpty() ? ofTable : ofEntities.get(ofEntities.size() - 1)).add(line);
    }
    LockSection table = new LockSection(ofTable);
    List<LockEntity> entities = new ArrayList<>();
    for (List<LockLine> entity : ofEntities) {
      entities.add(entity(new LockSection(entity)));
    }
    LockModel model =
        new LockModel(
            table.one("table", line -> line.word(0)),
            table.one("encoding", line -> line.word(0)),
            table.one("partition-key", line -> key(line.word(0))),
            table.optional("sort-key", line -> key(line.word(0))),
            table.optional("type-attribute", line -> line.text(0)),
            table.optional("expiry", line -> line.text(0)),
            table.all("index", LockParser::index),
            entities);
    table.checkKeywords(OF_TABLE.keySet());
    return model;
  }

  private static LockEntity entity(LockSection section) throws LockSyntaxException {
    section.checkKeywords(OF_ENTITY.keySet());
    return new LockEntity(
        section.one("entity", line -> line.word(0)),
        section.one("type", line -> line.text(0)),
        section.one("type", line -> line.list("former")),
        section.all("key", LockParser::entityKey),
        section.all("attribute", LockParser::attribute),
        section.all("unique", line -> new LockUnique(line.text(0), LockPart.parse(line.word(1)))),
        section.all("count", line -> new LockCount(line.text(0), line.text(1), line.word(2))));
  }

  private static LockIndex index(LockLine line) {
    return new LockIndex(
        line.text(0),
        line.word(1).equals("local"),
        line.option("partition-key").map(LockParser::key).orElseThrow(() -> lacks("partition-key")),
        line.option("sort-key").map(LockParser::key),
        line.option("projection").orElseThrow(() -> lacks("projection")),
        line.list("include"));
  }

  private static LockKey entityKey(LockLine line) {
    return new LockKey(
        line.text(0),
        LockPart.parse(line.word(1)),
        line.words("where").map(LockTerm::parse).toList());
  }

  private static LockAttribute attribute(LockLine line) {
    return new LockAttribute(
        LockPath.parse(line.word(0)),
        line.word(1),
        line.option("converter"),
        line.option("required").isPresent(),
        line.list("constants"),
        line.list("former"));
  }

  private static LockKeyAttribute key(String text) {
    int colon = text.indexOf(':');
    if (colon < 1) {
      throw new IllegalArgumentException("'" + text + "' is no key attribute");
    }
    return new LockKeyAttribute(
        LockText.unescape(text.substring(0, colon)), text.substring(colon + 1));
  }

  private static IllegalArgumentException lacks(String option) {
    return new IllegalArgumentException("'" + option + "' is missing");
  }
}
