package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Set;

/** A record component and how it is stored. */
public record ComponentModel(
    String name,
    TypeModel type,
    String attribute,
    List<String> aliases,
    Set<Managed> managed,
    boolean keyOnly,
    Origin origin) {}
