package io.partita.processor.model;

import java.util.Optional;

/**
 * An access pattern that an entity has by its keys.
 *
 * @param index the entity's keys on the index that answers it; empty for the table
 * @param name its method; empty if it has no component to be named after, which a rule reports
 * @param partitionKey what the partition key holds, also where the attribute is shared
 * @param sortKey what the sort key holds, also where the attribute is shared; empty if there is
 *     none
 */
public record NamedPattern(
    Optional<EntityIndexModel> index,
    Optional<String> name,
    Template partitionKey,
    Optional<Template> sortKey) {}
