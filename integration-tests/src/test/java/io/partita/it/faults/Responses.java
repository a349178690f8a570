package io.partita.it.faults;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Responses that DynamoDB Local never gives, as DynamoDB writes them. */
final class Responses {

  private static final String TYPE = "com.amazonaws.dynamodb.v20120810#";

  private Responses() {}

  static HttpExecuteResponse internalServerError() {
    return error(500, "InternalServerError", Map.of());
  }

  static HttpExecuteResponse throttled() {
    return error(400, "ThrottlingException", Map.of());
  }

  static HttpExecuteResponse throughputExceeded() {
    return error(400, "ProvisionedThroughputExceededException", Map.of());
  }

  static HttpExecuteResponse conflict() {
    return error(400, "TransactionConflictException", Map.of());
  }

  /** A cancelled transaction; the codes are those of its actions, in order. */
  static HttpExecuteResponse cancelled(List<String> codes) {
    List<Map<String, String>> reasons = codes.stream().map(code -> Map.of("Code", code)).toList();
    return error(400, "TransactionCanceledException", Map.of("CancellationReasons", reasons));
  }

  /** The reason for the first of some actions, and none for the others. */
  static List<String> firstOf(int actions, String code) {
    List<String> codes = new ArrayList<>(Collections.nCopies(actions, "None"));
    codes.set(0, code);
    return codes;
  }

  static HttpExecuteResponse ok(Map<String, ?> body) {
    return response(200, body);
  }

  private static HttpExecuteResponse error(int status, String code, Map<String, ?> details) {
    Map<String, Object> body = new LinkedHashMap<>(details);
    body.put("__type", TYPE + code);
    body.put("message", "Injected " + code);
    return response(status, body);
  }

  private static HttpExecuteResponse response(int status, Map<String, ?> body) {
    byte[] bytes = Json.write(body);
    return HttpExecuteResponse.builder()
        .response(
            SdkHttpResponse.builder()
                .statusCode(status)
                .putHeader("Content-Type", "application/x-amz-json-1.0")
                .putHeader("Content-Length", Integer.toString(bytes.length))
                .build())
        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(bytes)))
        .build();
  }
}
