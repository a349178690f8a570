package io.partita.processor.document;

import io.partita.processor.Compilations;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tables whose entities belong to each other in some way, and the pages that describe them. */
enum RelationModels {
  SMALL(2, 1) {
    @Override
    void add(List<String> records) {
      records.add(plain(0));
      records.add(child(1, 0));
      records.add(plain(2));
    }
  },
  CHAIN(15, 0) {
    @Override
    void add(List<String> records) {
      records.add(
          "@Entity(pk = \"A#{c0}\", sk = \"#INFO\") record %s(String c0, @Count(%s.class) int all) {}"
              .formatted(name(0), name(7)));
      for (int i = 1; i < 8; i++) {
        String sk =
            IntStream.rangeClosed(1, i)
                .mapToObj(level -> "L%d#{c%d}".formatted(level, level))
                .collect(Collectors.joining("#"));
        String components =
            IntStream.rangeClosed(0, i)
                .mapToObj(level -> "String c" + level)
                .collect(Collectors.joining(", "));
        records.add(
            "@Entity(sk = \"%s\") @ChildOf(%s.class) record %s(%s) {}"
                .formatted(sk, name(i - 1), name(i), components));
      }
    }
  },
  STAR(30, 0) {
    @Override
    void add(List<String> records) {
      records.add(plain(0));
      IntStream.range(1, 30).forEach(i -> records.add(child(i, 0)));
    }
  },
  UNRELATED(2, 28) {
    @Override
    void add(List<String> records) {
      IntStream.range(0, 29).forEach(i -> records.add(plain(i)));
      records.add(child(29, 3));
    }
  },
  MANY_TO_MANY(50, 0) {
    @Override
    void add(List<String> records) {
      IntStream.range(0, 10).forEach(i -> records.add(plain(i)));
      for (int i = 10; i < 30; i++) {
        int left = i % 10;
        int right = (left + i / 10) % 10;
        records.add(
            "@Entity @ManyToMany(left = %s.class, right = %s.class) record %s(String id%d, String id%d) {}"
                .formatted(name(left), name(right), name(i), left, right));
      }
    }
  },
  COUNTED(58, 0) {
    @Override
    void add(List<String> records) {
      records.add(
          "@Entity(pk = \"A#{id}\", sk = \"#INFO\") record %s(String id) {}".formatted(name(0)));
      records.add(
          "@Entity(sk = \"C#{no}\") @ChildOf(%s.class) record %s(String id, String no) {}"
              .formatted(name(0), name(1)));
      for (int i = 2; i < 30; i++) {
        records.add(
            "@Entity(pk = \"A#{id}\", sk = \"#COUNT%d\") record %s(String id, @Count(%s.class) long number) {}"
                .formatted(i, name(i), name(1)));
      }
    }
  };

  private final int branches;
  private final int unrelated;

  RelationModels(int branches, int unrelated) {
    this.branches = branches;
    this.unrelated = unrelated;
  }

  abstract void add(List<String> records);

  /** How often a line meets a box: once for each owner, and once for each that it owns. */
  int branches() {
    return branches;
  }

  /** How many entities have nothing to do with the others. */
  int unrelated() {
    return unrelated;
  }

  /** Some names are so long that no phone shows them in one line. */
  static String name(int i) {
    return (i % 7 == 6 ? "ConfirmationOfInternationalShipmentWithinTheUnion" : "Parcel") + i;
  }

  private static String plain(int i) {
    return "@Entity(pk = \"E%d#{id%d}\", sk = \"#INFO\") record %s(String id%d) {}"
        .formatted(i, i, name(i), i);
  }

  private static String child(int i, int parent) {
    return "@Entity(sk = \"C%d#{noOfThePart}\") @ChildOf(%s.class) record %s(String id%d, String noOfThePart) {}"
        .formatted(i, name(parent), name(i), parent);
  }

  /** How many entities it has. */
  int size() {
    return records().size();
  }

  /** The page that the processor writes for it. */
  String page() {
    String classes =
        IntStream.range(0, size())
            .mapToObj(i -> "Depot." + name(i) + ".class")
            .collect(Collectors.joining(", "));
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-proc:only", "-Apartita.docs=all")
            .compile(
                "package depot;\nimport io.partita.annotations.*;\n@Table(entities = {%s})\npublic interface Depot {\n%s\n}\n"
                    .formatted(classes, String.join("\n", records())));
    if (!result.isSuccess()) {
      throw new AssertionError(this + ": " + result.errors());
    }
    return WrittenDocuments.of(result).get("index.html");
  }

  private List<String> records() {
    List<String> records = new ArrayList<>();
    add(records);
    return records;
  }
}
