package io.partita.runtime.internal.item;

import java.util.Arrays;

/** The attributes a record knows, by position, with their former names. */
public final class AttributeNames {

  private static final String[] NO_ALIASES = {};

  private final String[] names;
  private final String[] components;
  private final String[][] aliases;

  private AttributeNames(String[] names, String[] components, String[][] aliases) {
    this.names = names;
    this.components = components;
    this.aliases = aliases;
  }

  /** The names of the attributes at positions 0, 1, 2 and so on. */
  public static AttributeNames of(String... names) {
    String[][] aliases = new String[names.length][];
    Arrays.fill(aliases, NO_ALIASES);
    String[] copy = names.clone();
    return new AttributeNames(copy, copy, aliases);
  }

  /**
   * The same names with a former name of one attribute; of several, the one given first is
   * preferred.
   */
  public AttributeNames alias(int position, String formerName) {
    String[][] copy = aliases.clone();
    String[] extended = Arrays.copyOf(copy[position], copy[position].length + 1);
    extended[extended.length - 1] = formerName;
    copy[position] = extended;
    return new AttributeNames(names, components, copy);
  }

  /**
   * The same names, with the component of one attribute where it is called differently; messages
   * give both.
   */
  public AttributeNames component(int position, String component) {
    String[] copy = components.clone();
    copy[position] = component;
    return new AttributeNames(names, copy, aliases);
  }

  /** The current name of the attribute at a position. */
  public String name(int position) {
    return names[position];
  }

  /** How many attributes there are. */
  public int size() {
    return names.length;
  }

  String component(int position) {
    return components[position];
  }

  String[] aliases(int position) {
    return aliases[position];
  }
}
