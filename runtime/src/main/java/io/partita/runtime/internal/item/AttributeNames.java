package io.partita.runtime.internal.item;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The attributes a record knows, by position, with their former names. */
public final class AttributeNames {

  private static final String[] NO_ALIASES = {};

  private final String[] names;
  private final String[] components;
  private final String[][] aliases;
  private final byte[][][] encoded;

  /**
   * Where each attribute was found last. Threads overwrite each other's guesses, which makes them
   * no worse: a guess is always checked.
   */
  private final int[] guesses;

  private AttributeNames(String[] names, String[] components, String[][] aliases) {
    this.names = names;
    this.components = components;
    this.aliases = aliases;
    this.encoded = new byte[names.length][][];
    this.guesses = new int[names.length];
    for (int i = 0; i < names.length; i++) {
      encoded[i] = encoded(names[i], aliases[i]);
    }
  }

  private static byte[][] encoded(String name, String[] aliases) {
    byte[][] encoded = new byte[aliases.length + 1][];
    encoded[0] = name.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < aliases.length; i++) {
      encoded[i + 1] = aliases[i].getBytes(StandardCharsets.UTF_8);
    }
    return encoded;
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

  /**
   * The names of the attribute at a position in UTF-8: the current one, then the former ones, the
   * preferred one first. Not to be changed.
   */
  public byte[][] encoded(int position) {
    return encoded[position];
  }

  /** The name of the attribute at a position that {@link #encoded} has at an index. */
  public String name(int position, int index) {
    return index == 0 ? names[position] : aliases[position][index - 1];
  }

  /**
   * Where among the attributes of a map the one at a position was last time: the items of a page
   * are mostly alike.
   */
  public int guess(int position) {
    return guesses[position];
  }

  /** Remembers where the attribute at a position was. */
  public void found(int position, int index) {
    guesses[position] = index;
  }

  /** The component whose attribute is at a position, as messages call it. */
  String component(int position) {
    return components[position];
  }

  String[] aliases(int position) {
    return aliases[position];
  }
}
