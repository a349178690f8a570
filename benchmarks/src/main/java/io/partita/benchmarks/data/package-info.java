/** Made-up data that is the same for every contender, and the bytes DynamoDB would send of it. */
package io.partita.benchmarks.data;
