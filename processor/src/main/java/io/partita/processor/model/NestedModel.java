package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import java.util.List;

/** A type stored as a map inside an item. */
public sealed interface NestedModel {

  ClassName type();

  /** What generated names for this type begin with; unique within the table. */
  String generatedName();

  /** A record. */
  record NestedRecord(ClassName type, String generatedName, List<ComponentModel> components)
      implements NestedModel {}

  /**
   * A sealed interface whose permitted types are all records; the discriminator is the simple name.
   */
  record NestedSealed(ClassName type, String generatedName, List<ClassName> variants)
      implements NestedModel {}
}
