package io.partita.processor.model;

import java.util.Locale;
import java.util.regex.Pattern;

/** Makes Java names from the user's, as generated code has them. */
public final class JavaNames {

  /** Words that sound like a vowel, by how they are written. */
  private static final Pattern VOWEL_SOUND =
      Pattern.compile(
          "[aeio].*|u(?:n(?!i)|p|m|l|g|t(?!i)).*|hour.*|honou?r.*|honest.*|heir.*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern CONSONANT_SOUND =
      Pattern.compile("(?:eu|one(?![a-z])|once).*", Pattern.DOTALL);

  private JavaNames() {}

  /** The indefinite article of a name: {@code an} for {@code Order}. */
  public static String article(String name) {
    String word = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    return VOWEL_SOUND.matcher(word).matches() && !CONSONANT_SOUND.matcher(word).matches()
        ? "an"
        : "a";
  }

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

  /** Words as key prefixes are usually written: {@code ORDER_LINE} for {@code OrderLine}. */
  public static String upperCaseWords(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
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

  /** The names along a path as one: {@code addressCity} for {@code address.city}. */
  public static String joined(String path) {
    String[] names = path.split("\\.");
    StringBuilder joined = new StringBuilder(names[0]);
    for (int i = 1; i < names.length; i++) {
      joined.append(capitalized(names[i]));
    }
    return joined.toString();
  }

  /** A name with its first letter in upper case, as in {@code addToTags}. */
  public static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
