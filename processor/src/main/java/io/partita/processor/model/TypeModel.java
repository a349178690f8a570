package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import java.util.List;

/** The type of a component or of an element, as far as storing it needs to know. */
public sealed interface TypeModel {

  /** The type as Java writes it. */
  TypeName javaType();

  /** A type stored as one value of its own. */
  record ScalarType(Scalar scalar, TypeName javaType) implements TypeModel {

    private static final List<TypeName> PRIMITIVES =
        List.of(
            TypeName.BOOLEAN,
            TypeName.BYTE,
            TypeName.SHORT,
            TypeName.INT,
            TypeName.LONG,
            TypeName.CHAR,
            TypeName.FLOAT,
            TypeName.DOUBLE);

    public ScalarType {
      // JavaPoet boxes its own constants only, not copies of them that once had annotations.
      javaType = PRIMITIVES.stream().filter(javaType::equals).findFirst().orElse(javaType);
    }
  }

  /** An enum, stored by name. */
  record EnumType(ClassName javaType, List<String> constants) implements TypeModel {}

  /** A nested record or sealed interface; its {@link NestedModel} is in the table model. */
  record NestedType(ClassName javaType) implements TypeModel {}

  /** A list. */
  record ListType(TypeModel element) implements TypeModel {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get("java.util", "List"), element.javaType().box());
    }
  }

  /** A set. */
  record SetType(TypeModel element) implements TypeModel {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get("java.util", "Set"), element.javaType().box());
    }
  }

  /**
   * A map; its keys are text, or of a type each of whose values has one text that stands for it.
   */
  record MapType(TypeModel key, TypeModel value) implements TypeModel {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get("java.util", "Map"), key.javaType(), value.javaType().box());
    }
  }

  /** An enum, or a converted type, as the keys of a map. */
  record MapKeyType(TypeModel key) implements TypeModel {
    @Override
    public TypeName javaType() {
      return key.javaType();
    }
  }

  /** An Optional. */
  record OptionalType(TypeModel value) implements TypeModel {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get("java.util", "Optional"), value.javaType().box());
    }
  }

  /** A type stored through the user's converter as another. */
  record ConvertedType(TypeName javaType, ClassName converter, TypeModel stored)
      implements TypeModel {}

  /** A list, set or map that is stored only if it has at most so many elements. */
  record BoundedType(TypeModel collection, int max) implements TypeModel {
    @Override
    public TypeName javaType() {
      return collection.javaType();
    }
  }

  /** The attributes that no component names, by name. */
  record RestType() implements TypeModel {

    private static final ClassName VALUE =
        ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");

    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get("java.util", "Map"), ClassName.get(String.class), VALUE);
    }
  }

  /** A type that Partita does not store; a rule reports it. */
  record UnsupportedType(TypeName javaType, Reason reason) implements TypeModel {
    /** Why a type is not supported. */
    public enum Reason {
      /** No codec, no record, no enum: needs a converter. */
      NO_CODEC,
      /** A map whose keys have no text that stands for them. */
      MAP_KEY,
      /** A raw or wildcard collection. */
      RAW_COLLECTION,
      /**
       * A sealed interface whose permitted types are not all records with distinct simple names.
       */
      SEALED_VARIANTS,
      /** A record that contains itself. */
      RECURSIVE,
      /** A nested record or enum that generated code cannot see. */
      INACCESSIBLE,
      /** A generic record. */
      GENERIC_RECORD
    }
  }
}
