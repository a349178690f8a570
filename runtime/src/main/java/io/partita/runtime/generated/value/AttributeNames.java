package io.partita.runtime.generated.value;

import io.partita.runtime.internal.item.EncodedName;
import java.util.Arrays;

/** The attributes a record knows, by position, with their former names. */
public final class AttributeNames {

  private static final String[] NO_ALIASES = {};

  private final String[] names;
  private final String[] components;
  private final String[][] aliases;
  private final EncodedName[][] encoded;
  private final boolean hasAliases;

  /**
   * Where each attribute was found last, and which one was found where. Threads overwrite each
   * other's guesses, which makes them no worse: a guess is always checked.
   */
  private final int[] indexes;

  private final int[] positions;

  private AttributeNames(String[] names, String[] components, String[][] aliases) {
    this.names = names;
    this.components = components;
    this.aliases = aliases;
    this.encoded = new EncodedName[names.length][];
    this.indexes = new int[names.length];
    this.positions = new int[names.length];
    boolean anyAliases = false;
    for (int i = 0; i < names.length; i++) {
      encoded[i] = encoded(names[i], aliases[i]);
      anyAliases |= aliases[i].length > 0;
    }
    this.hasAliases = anyAliases;
  }

  private static EncodedName[] encoded(String name, String[] aliases) {
    EncodedName[] encoded = new EncodedName[aliases.length + 1];
    encoded[0] = new EncodedName(name);
    for (int i = 0; i < aliases.length; i++) {
      encoded[i + 1] = new EncodedName(aliases[i]);
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

  /** Whether some attribute has a former name. */
  public boolean hasAliases() {
    return hasAliases;
  }

  /**
   * The names of the attribute at a position: the current one, then the former ones, the preferred
   * one first. Not to be changed.
   */
  @SuppressWarnings("exports") // for the runtime alone
  public EncodedName[] encoded(int position) {
    return encoded[position];
  }

  /** The name of the attribute at a position that {@link #encoded} has at an index. */
  public String name(int position, int index) {
    return encoded[position][index].name();
  }

  /**
   * Where among the attributes of a map the one at a position was last time: the items of a page
   * are mostly alike.
   */
  public int guessIndex(int position) {
    return indexes[position];
  }

  /** The position of the attribute that was at an index of a map last time. */
  public int guessPosition(int index) {
    return index < positions.length ? positions[index] : 0;
  }

  /** Remembers where the attribute at a position was. */
  public void found(int position, int index) {
    indexes[position] = index;
    if (index < positions.length) {
      positions[index] = position;
    }
  }

  /** The component whose attribute is at a position, as messages call it. */
  String component(int position) {
    return components[position];
  }

  String[] aliases(int position) {
    return aliases[position];
  }
}
