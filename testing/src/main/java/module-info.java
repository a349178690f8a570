/** DynamoDB Local for JUnit tests, and a log of requests. */
module io.partita.testing {
  requires transitive org.jspecify;
  // Not needed by those who start DynamoDB Local without JUnit.
  requires static transitive org.junit.jupiter.api;
  requires transitive software.amazon.awssdk.services.dynamodb;
  requires software.amazon.awssdk.auth;
  requires software.amazon.awssdk.awscore;
  requires transitive software.amazon.awssdk.core;
  requires software.amazon.awssdk.http;
  requires software.amazon.awssdk.http.urlconnection;
  requires software.amazon.awssdk.identity.spi;
  requires software.amazon.awssdk.regions;
  requires software.amazon.awssdk.retries.api;
  requires software.amazon.awssdk.utils;

  exports io.partita.testing;
}
