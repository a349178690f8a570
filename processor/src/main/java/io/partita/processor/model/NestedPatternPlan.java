package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;

/**
 * A shortcut into an access pattern of the table: the items below one parent, where the parent is
 * itself a child.
 *
 * @param method its name, such as {@code byProject}
 * @param pattern the access pattern that answers it
 * @param leading the first stages of that pattern, which are arguments here
 */
public record NestedPatternPlan(
    String method, AccessPatternPlan pattern, List<ComponentPart> leading) {}
