package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.squareup.javapoet.ClassName;
import io.partita.processor.Models;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.NestedModel.NestedSealed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.model.TypeModel.UnsupportedType;
import io.partita.processor.model.TypeModel.UnsupportedType.Reason;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TypeReaderTest {

  private static final String TABLE =
      """
      package com.shop;
      import io.partita.annotations.*;
      import java.util.*;
      @Table(entities = Order.class) interface Shop {}
      """;

  @Test
  void readsScalars() {
    Map<String, Scalar> scalars = new LinkedHashMap<>();
    scalars.put("java.lang.String", Scalar.STRING);
    scalars.put("char", Scalar.CHARACTER);
    scalars.put("java.lang.Character", Scalar.CHARACTER);
    scalars.put("java.util.UUID", Scalar.UUID);
    scalars.put("java.net.URI", Scalar.URI);
    scalars.put("java.time.Duration", Scalar.DURATION);
    scalars.put("java.time.Instant", Scalar.INSTANT);
    scalars.put("java.time.LocalDate", Scalar.LOCAL_DATE);
    scalars.put("java.time.LocalDateTime", Scalar.LOCAL_DATE_TIME);
    scalars.put("java.time.LocalTime", Scalar.LOCAL_TIME);
    scalars.put("java.time.YearMonth", Scalar.YEAR_MONTH);
    scalars.put("java.time.Year", Scalar.YEAR);
    scalars.put("byte", Scalar.BYTE);
    scalars.put("java.lang.Byte", Scalar.BYTE);
    scalars.put("short", Scalar.SHORT);
    scalars.put("java.lang.Short", Scalar.SHORT);
    scalars.put("int", Scalar.INTEGER);
    scalars.put("java.lang.Integer", Scalar.INTEGER);
    scalars.put("long", Scalar.LONG);
    scalars.put("java.lang.Long", Scalar.LONG);
    scalars.put("float", Scalar.FLOAT);
    scalars.put("java.lang.Float", Scalar.FLOAT);
    scalars.put("double", Scalar.DOUBLE);
    scalars.put("java.lang.Double", Scalar.DOUBLE);
    scalars.put("boolean", Scalar.BOOLEAN);
    scalars.put("java.lang.Boolean", Scalar.BOOLEAN);
    scalars.put("java.math.BigInteger", Scalar.BIG_INTEGER);
    scalars.put("java.math.BigDecimal", Scalar.BIG_DECIMAL);
    scalars.put("byte[]", Scalar.BYTES);
    scalars.put("java.nio.ByteBuffer", Scalar.BYTE_BUFFER);
    scalars.put("java.time.OffsetDateTime", Scalar.OFFSET_DATE_TIME);
    scalars.put("java.time.ZonedDateTime", Scalar.ZONED_DATE_TIME);
    scalars.put("java.time.ZoneId", Scalar.ZONE_ID);
    scalars.put("java.time.Period", Scalar.PERIOD);
    StringBuilder components = new StringBuilder("int first");
    scalars
        .keySet()
        .forEach(
            type -> components.append(", ").append(type).append(" c").append(components.length()));
    List<ComponentModel> read = table(components.toString(), "").entities().get(0).components();
    Map<String, Scalar> found = new LinkedHashMap<>();
    read.stream()
        .skip(2)
        .map(component -> (ScalarType) component.type())
        .forEach(type -> found.put(type.javaType().toString(), type.scalar()));
    assertEquals(scalars, found);
    assertEquals(EnumSet.allOf(Scalar.class), EnumSet.copyOf(found.values()));
  }

  @Test
  void readsCollectionsToAnyDepth() {
    TypeModel text = type("String", "");
    assertEquals(new ListType(text), type("List<String>", ""));
    assertEquals(new SetType(text), type("Set<String>", ""));
    assertEquals(new MapType(text, text), type("Map<String, String>", ""));
    assertEquals(new OptionalType(text), type("Optional<String>", ""));
    TypeModel deep = type("Optional<Map<String, List<Set<Integer>>>>", "");
    assertEquals(
        "java.util.Optional<java.util.Map<java.lang.String, java.util.List<java.util.Set<java.lang.Integer>>>>",
        deep.javaType().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"String", "java.util.UUID", "Byte", "Short", "Integer", "Long", "Role"})
  void readsMapsFromWhatHasOneText(String key) {
    String role = "enum Role { MEMBER, ADMIN }";
    MapType map = (MapType) type("Map<" + key + ", Boolean>", role);
    assertEquals(type(key, role), map.key());
    assertEquals(type("Boolean", ""), map.value());
  }

  @Test
  void readsEnums() {
    assertEquals(
        new EnumType(ClassName.get("com.shop", "Role"), List.of("ADMIN", "MEMBER")),
        type("Role", "enum Role { MEMBER, ADMIN }"));
  }

  @Test
  void readsNestedRecordsReferredToOnesFirst() {
    TableModel table =
        table(
            "Address home, List<Address> others",
            "record Address(City city, @Attribute(\"z\") String zip) {} record City(String name, Set<Tag> tags) {} record Tag(int id) {}");
    assertEquals(
        List.of("Tag", "City", "Address"),
        table.nested().stream().map(NestedModel::generatedName).toList());
    NestedRecord address = (NestedRecord) table.nested().get(2);
    assertEquals(
        List.of("city", "z"),
        address.components().stream().map(ComponentModel::attribute).toList());
    assertEquals(
        new NestedType(ClassName.get("com.shop", "City")), address.components().get(0).type());
  }

  @Test
  void flattensSealedInterfaces() {
    TableModel table =
        table(
            "Shape shape",
            "sealed interface Shape permits Circle, Polygon {} record Circle(int r) implements Shape {}"
                + " sealed interface Polygon extends Shape {} record Square(int a) implements Polygon {}"
                + " record Line(int a) implements Polygon {}");
    assertEquals(
        List.of("Circle", "Line", "Square", "Shape"),
        table.nested().stream().map(NestedModel::generatedName).toList());
    assertEquals(
        List.of("Circle", "Line", "Square"),
        ((NestedSealed) table.nested().get(3))
            .variants().stream().map(ClassName::simpleName).toList());
  }

  @Test
  void givesNestedTypesOfOneNameDifferentGeneratedNames() {
    Models.Read read =
        Models.read(
            TABLE
                + "@Entity(pk = \"ORDER#{id}\", sk = \"INFO\") record Order(String id, Line line, com.billing.Line billed) {}"
                + " record Line(int a) {}",
            "package com.billing; public record Line(int b) {}");
    assertEquals(
        List.of("Line", "com_billing_Line"),
        read.table().nested().stream().map(NestedModel::generatedName).toList());
  }

  @Test
  void saysWhyATypeIsNotSupported() {
    TableModel table =
        table(
            """
            Object noCodec, java.util.Date noCodec2, int[] noCodec3, Collection<String> noCodec4,
            Map<java.time.Instant, String> mapKey, List rawCollection, List<?> rawCollection2, Set<? extends Number> rawCollection3,
            Mixed sealedVariants, Twins sealedVariants2, Order.Hidden inaccessible, Order.HiddenEnum inaccessible2,
            Box<String> genericRecord, Order recursive, Optional<Order> optional
            """,
            """
            sealed interface Mixed {} record One(int a) implements Mixed {} final class Two implements Mixed {}
            sealed interface Twins permits A.Same, B.Same {}
            interface A { record Same(int a) implements Twins {} }
            interface B { record Same(int a) implements Twins {} }
            record Box<T>(T value) {}
            """);
    Map<String, Reason> reasons = new LinkedHashMap<>();
    table.entities().get(0).components().stream()
        .filter(component -> component.type() instanceof UnsupportedType)
        .forEach(
            component ->
                reasons.put(component.name(), ((UnsupportedType) component.type()).reason()));
    Map<String, Reason> expected = new LinkedHashMap<>();
    expected.put("noCodec", Reason.NO_CODEC);
    expected.put("noCodec2", Reason.NO_CODEC);
    expected.put("noCodec3", Reason.NO_CODEC);
    expected.put("noCodec4", Reason.NO_CODEC);
    expected.put("mapKey", Reason.MAP_KEY);
    expected.put("rawCollection", Reason.RAW_COLLECTION);
    expected.put("rawCollection2", Reason.RAW_COLLECTION);
    expected.put("rawCollection3", Reason.RAW_COLLECTION);
    expected.put("sealedVariants", Reason.SEALED_VARIANTS);
    expected.put("sealedVariants2", Reason.SEALED_VARIANTS);
    expected.put("inaccessible", Reason.INACCESSIBLE);
    expected.put("inaccessible2", Reason.INACCESSIBLE);
    expected.put("genericRecord", Reason.GENERIC_RECORD);
    expected.put("recursive", Reason.RECURSIVE);
    assertEquals(expected, reasons);
    assertEquals(
        new OptionalType(new UnsupportedType(ClassName.get("com.shop", "Order"), Reason.RECURSIVE)),
        table.entities().get(0).component("optional").orElseThrow().type());
  }

  @Test
  void aTypeThatOnlyItsOwnPackageSeesIsInaccessible() {
    Models.Read read =
        Models.read(
            "package com.shop; import io.partita.annotations.*; @Table(entities = com.billing.Bill.class) interface Shop {}",
            """
            package com.billing;
            import io.partita.annotations.*;
            @Entity(pk = "BILL#{id}", sk = "INFO") public record Bill(String id, Total component) {}
            record Total(int amount) {}
            """);
    assertEquals(List.of(), read.messages());
    assertEquals(Reason.INACCESSIBLE, ((UnsupportedType) component(read.table())).reason());
  }

  @Test
  void findsRecursionWhereItCloses() {
    TableModel table =
        table(
            "Node root",
            "record Node(String name, List<Branch> branches) {} record Branch(Node node) {}");
    NestedRecord branch = (NestedRecord) table.nested().get(0);
    assertEquals(
        new UnsupportedType(ClassName.get("com.shop", "Node"), Reason.RECURSIVE),
        branch.components().get(0).type());
  }

  @Test
  void findsRecursionThroughASealedInterface() {
    TableModel table =
        table(
            "Not expression, Expression component",
            "sealed interface Expression {} record Not(Expression inner) implements Expression {}");
    assertEquals(new NestedType(ClassName.get("com.shop", "Expression")), component(table));
    NestedRecord not = (NestedRecord) table.nested().get(0);
    assertEquals(
        new UnsupportedType(ClassName.get("com.shop", "Expression"), Reason.RECURSIVE),
        not.components().get(0).type());
  }

  @Test
  void convertsAComponentOrItsElements() {
    String money =
        """
        class Money {}
        abstract class TextConverter<V> implements Converter<V, String> {}
        class MoneyConverter extends TextConverter<Money> {
          @Override public String toStored(Money value) { return ""; }
          @Override public Money fromStored(String stored) { return new Money(); }
        }
        """;
    TypeModel converted =
        new ConvertedType(
            ClassName.get("com.shop", "Money"),
            ClassName.get("com.shop", "MoneyConverter"),
            new ScalarType(Scalar.STRING, ClassName.get(String.class)));
    assertEquals(converted, type("@Convert(MoneyConverter.class) Money", money));
    assertEquals(
        new ListType(converted), type("@Convert(MoneyConverter.class) List<Money>", money));
    assertEquals(
        new OptionalType(converted), type("@Convert(MoneyConverter.class) Optional<Money>", money));
    assertEquals(
        new MapType(
            new ScalarType(Scalar.STRING, ClassName.get(String.class)), new SetType(converted)),
        type("@Convert(MoneyConverter.class) Map<String, Set<Money>>", money));
  }

  @Test
  void aConverterOfTheWholeComesBeforeOneOfItsElements() {
    String joined =
        """
        class Joined implements Converter<List<String>, String> {
          @Override public String toStored(List<String> value) { return String.join(",", value); }
          @Override public List<String> fromStored(String stored) { return List.of(stored.split(",")); }
        }
        """;
    ConvertedType whole = (ConvertedType) type("@Convert(Joined.class) List<String>", joined);
    assertEquals("java.util.List<java.lang.String>", whole.javaType().toString());
    assertEquals(new ListType(whole), type("@Convert(Joined.class) List<List<String>>", joined));
  }

  @Test
  void convertsPrimitivesThroughTheirWrappers() {
    String flag =
        """
        class YesNo implements Converter<Boolean, String> {
          @Override public String toStored(Boolean value) { return value ? "Y" : "N"; }
          @Override public Boolean fromStored(String stored) { return stored.equals("Y"); }
        }
        """;
    assertEquals("boolean", type("@Convert(YesNo.class) boolean", flag).javaType().toString());
  }

  @Test
  void typeAnnotationsLeaveNoTrace() {
    String nullable =
        "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Nullable {}";
    assertEquals(type("String", ""), type("@Nullable String", nullable));
    assertEquals(type("byte[]", ""), type("@Nullable byte @Nullable []", nullable));
    assertEquals(type("List<String>", ""), type("@Nullable List<@Nullable String>", nullable));
    assertEquals(type("UUID", ""), type("java.util.@Nullable UUID", nullable));
  }

  private static TypeModel type(String type, String more) {
    return component(table(type + " component", more));
  }

  private static TypeModel component(TableModel table) {
    return table.entities().get(0).component("component").orElseThrow().type();
  }

  private static TableModel table(String components, String more) {
    Models.Read read = Models.read(TABLE + order(components) + more);
    assertEquals(List.of(), read.messages());
    return read.table();
  }

  private static String order(String components) {
    return "@Entity(pk = \"ORDER#{id}\", sk = \"INFO\") record Order(String id, "
        + components
        + ") { private record Hidden(int a) {} private enum HiddenEnum { X } }\n";
  }
}
