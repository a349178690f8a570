package io.partita.processor.resolve;

import java.util.Map;

/** The attributes that the runtime gives items by itself, unless its options name others. */
public final class RuntimeAttributes {

  /** Marks an item that is being deleted with what belongs to it. */
  public static final String DELETING = "_deleting";

  /** Marks an item whose counts are being recounted. */
  public static final String RECOUNT = "_recount";

  /** All of them, with what each one holds. */
  public static final Map<String, String> MEANINGS =
      Map.of(
          DELETING, "the mark of an item that is being deleted",
          RECOUNT, "the mark of an item that is being recounted");

  private RuntimeAttributes() {}
}
