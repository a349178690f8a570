package io.partita.processor.model;

import java.util.Locale;

/** Makes Java names from the user's, as generated code has them. */
public final class JavaNames {

  private JavaNames() {}

  /**
   * A constant's name: {@code USER_ID} for {@code userId}, {@code BY_STATUS} for {@code by-status}.
   */
  public static String constant(String name) {
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
  public static String camelCase(String name) {
    StringBuilder variable = new StringBuilder();
    for (String word : constant(name).toLowerCase(Locale.ROOT).split("_+")) {
      variable.append(variable.length() == 0 || word.isEmpty() ? word : capitalized(word));
    }
    return variable.length() == 0 ? "_" + constant(name) : variable.toString();
  }

  /** A name inside another one: {@code ByEmail} for {@code by-email}, as in {@code scanByEmail}. */
  public static String pascalCase(String name) {
    return capitalized(camelCase(name));
  }

  /** A name with its first letter in upper case, as in {@code addToTags}. */
  public static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
