/**
 * DynamoDB Local for tests and demos: a launcher, a JUnit extension over it, and a log of the
 * requests a client sends. It knows nothing of Partita's runtime, so that any code over the AWS SDK
 * can use it, and nothing of it belongs in production.
 */
@NullMarked
package io.partita.testing;

import org.jspecify.annotations.NullMarked;
