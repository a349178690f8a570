package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.NameAllocator;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
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
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (Character.isUpperCase(c) && startsWord(name, i)) {
        constant.append('_');
      }
      constant.append(Character.isJavaIdentifierPart(c) ? c : '_');
    }
    return constant.toString().toUpperCase(Locale.ROOT);
  }

  /**
   * An upper-case letter starts a word after a lower-case one, and before one at the end of an
   * acronym.
   */
  private static boolean startsWord(String name, int i) {
    if (i == 0 || !Character.isLetterOrDigit(name.charAt(i - 1))) {
      return false;
    }
    boolean afterLower = !Character.isUpperCase(name.charAt(i - 1));
    boolean beforeLower = i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1));
    return afterLower || beforeLower;
  }

  /** A variable's name: {@code gsi1Pk} for {@code GSI1PK}. */
  static String camelCase(String name) {
    StringBuilder variable = new StringBuilder();
    for (String word : constant(name).toLowerCase(Locale.ROOT).split("_+")) {
      variable.append(variable.length() == 0 || word.isEmpty() ? word : capitalized(word));
    }
    return variable.length() == 0 ? "_" + constant(name) : variable.toString();
  }

  /** A name inside another one: {@code ByEmail} for {@code by-email}, as in {@code scanByEmail}. */
  static String pascalCase(String name) {
    return capitalized(camelCase(name));
  }

  /** A name with its first letter in upper case, as in {@code addToTags}. */
  static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
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
