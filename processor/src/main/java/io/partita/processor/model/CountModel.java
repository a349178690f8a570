package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Side;
import io.partita.processor.diagnostic.Origin;

/**
 * What a component counts.
 *
 * @param counted the edge, child or deeper descendant
 * @param side the end of the edge that the item is, as it is written
 */
public record CountModel(ClassName counted, Side side, Origin origin) {}
