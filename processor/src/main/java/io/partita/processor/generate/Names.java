package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.NameAllocator;
import io.partita.processor.model.JavaNames;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Java identifiers made from the user's names. */
final class Names {

  /**
   * Methods every class has; a generated method of the same name would override or overload one.
   */
  static final List<String> OBJECT_METHODS =
      List.of(
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private Names() {}

  /**
   * A constant's name: {@code USER_ID} for {@code userId}, {@code BY_STATUS} for {@code by-status}.
   */
  static String constant(String name) {
    return JavaNames.constant(name);
  }

  /** A variable's name: {@code gsi1Pk} for {@code GSI1PK}. */
  static String camelCase(String name) {
    return JavaNames.camelCase(name);
  }

  /** A name inside another one: {@code ByEmail} for {@code by-email}, as in {@code scanByEmail}. */
  static String pascalCase(String name) {
    return JavaNames.pascalCase(name);
  }

  /** A name with its first letter in upper case, as in {@code addToTags}. */
  static String capitalized(String name) {
    return JavaNames.capitalized(name);
  }

  /** The indefinite article of a type's name. */
  static String article(ClassName type) {
    return JavaNames.article(type.simpleNames().get(0));
  }

  /** A name with its first letter in lower case, as a variable of that type is called. */
  static String decapitalized(String name) {
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /**
   * Hands out names that are neither these nor keywords; a name that is taken gets a trailing
   * {@code _}.
   */
  static NameAllocator allocator(Collection<String> taken) {
    NameAllocator names = new NameAllocator();
    taken.forEach(names::newName);
    return names;
  }

  /**
   * Hands out names that are none of these types': a constant {@code SKU} would hide a type {@code
   * SKU} from the expressions beside it.
   */
  static NameAllocator allocatorBeside(Stream<ClassName> types) {
    return allocator(types.flatMap(type -> type.simpleNames().stream()).distinct().toList());
  }
}
