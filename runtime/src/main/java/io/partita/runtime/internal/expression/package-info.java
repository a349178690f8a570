/** DynamoDB expressions in which every name and value is a placeholder. Not an API. */
@NullMarked
package io.partita.runtime.internal.expression;

import org.jspecify.annotations.NullMarked;
