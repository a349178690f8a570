package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;

/**
 * A composite sort key of levels.
 *
 * @param levels the components, widest first
 * @param index the index whose sort key it is; empty for the table's
 */
public record HierarchyModel(List<String> levels, String index, Origin origin) {}
