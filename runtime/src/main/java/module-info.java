/**
 * What Partita's users hold, and what generated code calls.
 *
 * <p>Users import {@link io.partita.runtime} and its packages {@code condition}, {@code query} and
 * {@code write}. The packages below {@code io.partita.runtime.generated} are called by generated
 * code and stable within a minor version; they are not for you.
 */
module io.partita.runtime {
  requires transitive io.partita.annotations;
  requires transitive org.jspecify;
  requires transitive software.amazon.awssdk.services.dynamodb;
  requires org.reactivestreams;
  requires software.amazon.awssdk.awscore;
  requires software.amazon.awssdk.core;
  requires software.amazon.awssdk.http;
  requires software.amazon.awssdk.metrics;
  requires software.amazon.awssdk.retries.api;
  requires software.amazon.awssdk.utils;

  exports io.partita.runtime;
  exports io.partita.runtime.condition;
  exports io.partita.runtime.query;
  exports io.partita.runtime.write;
  exports io.partita.runtime.generated.value;
  exports io.partita.runtime.generated.schema;
  exports io.partita.runtime.generated.operation;
  // Made by the AWS SDK on the class path, and by users on the module path.
  exports partita.interceptor;
}
