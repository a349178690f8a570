package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.Optional;

/**
 * The keys of an entity on one index; a template is absent where the attribute is one the entity
 * has anyway.
 *
 * @param as the name of the access pattern on it; empty for the derived one
 */
public record EntityIndexModel(
    String index,
    Optional<Template> partitionKey,
    Optional<Template> sortKey,
    String as,
    Origin origin) {}
