package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A record component and how it is stored.
 *
 * @param count what it counts, if it is a count
 * @param unique whether no two items of the entity have the same value of it
 */
public record ComponentModel(
    String name,
    TypeModel type,
    String attribute,
    List<String> aliases,
    Set<Managed> managed,
    boolean keyOnly,
    Optional<CountModel> count,
    boolean unique,
    Origin origin) {}
