package io.partita.processor.plan;

import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * The names of access patterns as Java takes them: one that means something else already gets a
 * trailing {@code _}.
 */
final class MethodNames {

  /**
   * The methods of DAOs and of every class, and what generated types other than queries are called
   * by.
   */
  private static final Set<String> TAKEN =
      Set.of(
          "clone",
          "create",
          "dao",
          "delete",
          "deleteAll",
          "deleteIfExists",
          "equals",
          "exists",
          "fields",
          "finalize",
          "find",
          "findAll",
          "get",
          "getClass",
          "hashCode",
          "key",
          "mapper",
          "notify",
          "notifyAll",
          "put",
          "putAll",
          "replace",
          "scan",
          "schema",
          "toString",
          "update",
          "wait");

  private MethodNames() {}

  static String of(String name) {
    return TAKEN.contains(name) || SourceVersion.isKeyword(name) ? name + "_" : name;
  }
}
