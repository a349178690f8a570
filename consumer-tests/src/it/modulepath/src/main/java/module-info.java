module com.example.notes {
  requires io.partita.runtime;
  requires java.logging;
  requires software.amazon.awssdk.auth;
  requires software.amazon.awssdk.awscore;
  requires software.amazon.awssdk.core;
  requires software.amazon.awssdk.http;
  requires software.amazon.awssdk.http.urlconnection;
  requires software.amazon.awssdk.identity.spi;
  requires software.amazon.awssdk.regions;
  requires software.amazon.awssdk.utils;
  requires software.amazon.awssdk.services.dynamodb;
}
