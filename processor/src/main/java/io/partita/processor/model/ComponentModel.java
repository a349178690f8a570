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
 * @param max the most elements it may have; 0 for any number
 * @param copy what it is a copy of, if it is one
 * @param generatedId how it is made up, if it is a generated id
 * @param allowed codes of findings that are meant
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
    int max,
    Optional<CopyModel> copy,
    Optional<GeneratedIdModel> generatedId,
    Set<String> allowed,
    Origin origin) {}
