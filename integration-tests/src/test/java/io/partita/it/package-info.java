/** Partita as a user has it: annotated records, the real processor, DynamoDB Local. */
package io.partita.it;
