package io.partita.runtime.internal.query;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The reads that give what one query or scan asks for: of one partition or of each of its shards,
 * of each segment, or none if it is known that there are no items.
 *
 * @param backwards the same reads in the opposite direction; none where there is only one
 * @param order the order that the items of each read have, in which they are merged; null if there
 *     is none, so that one read comes after another
 * @param positions where cursors go on
 */
record Sources(
    List<? extends PagedRead> reads,
    Supplier<? extends List<? extends PagedRead>> backwards,
    @Nullable Comparator<Map<String, AttributeValue>> order,
    Positions positions) {}
