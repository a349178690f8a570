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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TypeReaderTest {

  private static final String TABLE =
      """
      package com.shop;
      import io.partita.annotations.*;
      import java.util.*;
      @Table(entities = Order.class) interface Shop {}
      """;

  @ParameterizedTest
  @CsvSource({
    "String, STRING, java.lang.String",
    "char, CHARACTER, char",
    "Character, CHARACTER, java.lang.Character",
    "UUID, UUID, java.util.UUID",
    "java.net.URI, URI, java.net.URI",
    "java.time.Duration, DURATION, java.time.Duration",
    "java.time.Instant, INSTANT, java.time.Instant",
    "java.time.LocalDate, LOCAL_DATE, java.time.LocalDate",
    "java.time.LocalDateTime, LOCAL_DATE_TIME, java.time.LocalDateTime",
    "java.time.LocalTime, LOCAL_TIME, java.time.LocalTime",
    "java.time.YearMonth, YEAR_MONTH, java.time.YearMonth",
    "java.time.Year, YEAR, java.time.Year",
    "byte, BYTE, byte",
    "Byte, BYTE, java.lang.Byte",
    "short, SHORT, short",
    "Short, SHORT, java.lang.Short",
    "int, INTEGER, int",
    "Integer, INTEGER, java.lang.Integer",
    "long, LONG, long",
    "Long, LONG, java.lang.Long",
    "float, FLOAT, float",
    "Float, FLOAT, java.lang.Float",
    "double, DOUBLE, double",
    "Double, DOUBLE, java.lang.Double",
    "boolean, BOOLEAN, boolean",
    "Boolean, BOOLEAN, java.lang.Boolean",
    "java.math.BigInteger, BIG_INTEGER, java.math.BigInteger",
    "java.math.BigDecimal, BIG_DECIMAL, java.math.BigDecimal",
    "byte[], BYTES, byte[]",
    "java.nio.ByteBuffer, BYTE_BUFFER, java.nio.ByteBuffer"
  })
  void readsScalars(String type, Scalar scalar, String javaType) {
    TypeModel read = type(type, "");
    assertEquals(scalar, ((ScalarType) read).scalar());
    assertEquals(javaType, read.javaType().toString());
  }

  @Test
  void readsCollectionsToAnyDepth() {
    TypeModel text = type("String", "");
    assertEquals(new ListType(text), type("List<String>", ""));
    assertEquals(new SetType(text), type("Set<String>", ""));
    assertEquals(new MapType(text), type("Map<String, String>", ""));
    assertEquals(new OptionalType(text), type("Optional<String>", ""));
    TypeModel deep = type("Optional<Map<String, List<Set<Integer>>>>", "");
    assertEquals(
        "java.util.Optional<java.util.Map<java.lang.String, java.util.List<java.util.Set<java.lang.Integer>>>>",
        deep.javaType().toString());
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
    assertEquals(List.of("Tag", "City", "Address"), table.nested().stream().map(NestedModel::generatedName).toList());
    NestedRecord address = (NestedRecord) table.nested().get(2);
    assertEquals(List.of("city", "z"), address.components().stream().map(ComponentModel::attribute).toList());
    assertEquals(new NestedType(ClassName.get("com.shop", "City")), address.components().get(0).type());
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
        List.of("Circle", "Square", "Line", "Shape"), table.nested().stream().map(NestedModel::generatedName).toList());
    assertEquals(
        List.of("Circle", "Square", "Line"),
        ((NestedSealed) table.nested().get(3)).variants().stream().map(ClassName::simpleName).toList());
  }

  @Test
  void givesNestedTypesOfOneNameDifferentGeneratedNames() {
    Models.Read read =
        Models.read(
            TABLE + "@Entity(pk = \"ORDER#{id}\", sk = \"INFO\") record Order(String id, Line line, com.billing.Line billed) {}"
                + " record Line(int a) {}",
            "package com.billing; public record Line(int b) {}");
    assertEquals(
        List.of("Line", "com_billing_Line"), read.table().nested().stream().map(NestedModel::generatedName).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Object                        | NO_CODEC
          java.util.Date                | NO_CODEC
          int[]                         | NO_CODEC
          Collection<String>            | NO_CODEC
          Map<Integer, String>          | MAP_KEY
          List                          | RAW_COLLECTION
          List<?>                       | RAW_COLLECTION
          Set<? extends Number>         | RAW_COLLECTION
          Mixed                         | SEALED_VARIANTS
          Twins                         | SEALED_VARIANTS
          Outer.Hidden                  | INACCESSIBLE
          Outer.HiddenEnum              | INACCESSIBLE
          com.billing.Hidden            | INACCESSIBLE
          Box<String>                   | GENERIC_RECORD
          Order                         | RECURSIVE
          """)
  void saysWhyATypeIsNotSupported(String type, Reason reason) {
    Models.Read read =
        Models.read(
            TABLE + order(type + " component")
                + """
                 sealed interface Mixed {} record One(int a) implements Mixed {} final class Two implements Mixed {}
                 sealed interface Twins permits A.Same, B.Same {}
                 interface A { record Same(int a) implements Twins {} }
                 interface B { record Same(int a) implements Twins {} }
                 class Outer { private record Hidden(int a) {} private enum HiddenEnum { X } }
                 record Box<T>(T value) {}
                 """,
            "package com.billing; record Hidden(int b) {}");
    assertEquals(reason, ((UnsupportedType) component(read.table())).reason());
  }

  @Test
  void findsRecursionWhereItCloses() {
    TableModel table = table("Node root", "record Node(String name, List<Branch> branches) {} record Branch(Node node) {}");
    NestedRecord branch = (NestedRecord) table.nested().get(0);
    assertEquals(
        new UnsupportedType(ClassName.get("com.shop", "Node"), Reason.RECURSIVE), branch.components().get(0).type());
  }

  @Test
  void findsRecursionThroughASealedInterface() {
    TableModel table =
        table("Not expression", "sealed interface Expression {} record Not(Expression inner) implements Expression {}");
    NestedRecord not = (NestedRecord) table.nested().get(0);
    assertEquals(
        new UnsupportedType(ClassName.get("com.shop", "Expression"), Reason.RECURSIVE), not.components().get(0).type());
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
    assertEquals(new ListType(converted), type("@Convert(MoneyConverter.class) List<Money>", money));
    assertEquals(new OptionalType(converted), type("@Convert(MoneyConverter.class) Optional<Money>", money));
    assertEquals(
        new MapType(new SetType(converted)), type("@Convert(MoneyConverter.class) Map<String, Set<Money>>", money));
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
    String nullable = "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Nullable {}";
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
    return "@Entity(pk = \"ORDER#{id}\", sk = \"INFO\") record Order(String id, " + components + ") {}\n";
  }
}
