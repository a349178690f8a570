package io.partita.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What a call must be allowed to do.
 *
 * @param actions the actions, as policies name them
 * @param index the index they are done on; empty for the table
 * @param leadingKeys which partition keys they are done with, as policies write it; empty for any
 */
public record Permission(
    List<String> actions, Optional<String> index, Optional<String> leadingKeys) {

  /** Actions on the table. */
  public static Permission of(Optional<String> leadingKeys, String... actions) {
    return new Permission(List.of(actions), Optional.empty(), leadingKeys);
  }
}
