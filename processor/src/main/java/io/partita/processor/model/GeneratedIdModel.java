package io.partita.processor.model;

import io.partita.annotations.IdForm;
import java.util.Optional;

/**
 * That Partita fills a component of the key when an item is created.
 *
 * @param form how the id is written
 * @param forbidsNull the annotation that says that the component is never null, if one does
 */
public record GeneratedIdModel(IdForm form, Optional<String> forbidsNull) {}
