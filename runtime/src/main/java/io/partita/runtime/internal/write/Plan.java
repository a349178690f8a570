package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A change of one item, ready to be made.
 *
 * @param expression the changes
 * @param required what must be true of the stored item whatever was read: that it exists, that it
 *     has not expired
 * @param version that the stored version is the caller's; null if it gave none
 * @param needed what must be stored for the changes to make sense
 * @param lacking what of that was read not to be there: then the plan is not sent; null if all is
 *     there as far as is known
 * @param guards what was assumed of the stored item; if it is not true, another plan is needed
 * @param bounds what the stored collections must have room for
 * @param exceeded the bound of a collection that was read and has no room: then the plan is not
 *     sent; null if there is room as far as is known
 * @param condition the caller's own condition
 */
record Plan(
    UpdateExpression expression,
    List<Check> required,
    @Nullable Check version,
    List<Needed> needed,
    @Nullable Needed lacking,
    List<Check> guards,
    List<SizeLimit> bounds,
    @Nullable SizeLimit exceeded,
    @Nullable Predicate condition) {}
