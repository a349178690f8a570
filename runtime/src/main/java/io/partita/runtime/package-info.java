/**
 * What users of generated code hold: keys, options, pages, mappers, reports, exceptions. It is the
 * lowest layer: the internals use it, it does not use them.
 *
 * <h2>What is true of all DAOs</h2>
 *
 * A DAO is generated for each entity. It is immutable and may be shared between threads. Each of
 * its methods says which requests it sends, where, how consistent they are and what they cost.
 *
 * <p>Nothing is sent for a record that cannot be stored, or for components that cannot be a key:
 * methods throw {@link InvalidKeyException} or {@link MappingException} then, {@link
 * TooManyElementsException} if a collection has more elements than it may, and {@link
 * ItemTooLargeException} if the item would be larger than 400 KB. They also throw {@link
 * MappingException} if a stored item cannot be read as the record, and {@link
 * ConditionFailedException} if it does not fulfil a condition that they take, or if others changed
 * it in each attempt.
 *
 * <p>A write that is refused changes nothing. Transactions are sent with a token, so that nothing
 * is done twice after conflicts, throttling and lost responses. A write of one item throws {@link
 * OutcomeUnknownException} if an attempt got no answer and no later one tells whether it was made;
 * a refusal tells in a transaction, and where the table has {@link EntityTable#exactOutcomes()}.
 */
@NullMarked
package io.partita.runtime;

import org.jspecify.annotations.NullMarked;
