package io.partita.it.faults;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
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

  /** DynamoDB also says which limit of what was exceeded. */
  static HttpExecuteResponse throughputExceeded() {
    Map<String, String> reason =
        Map.of(
            "reason",
            "TableWriteKeyRangeThroughputExceeded",
            "resource",
            "arn:aws:dynamodb:us-east-1:123456789012:table/ledger");
    return error(
        400,
        "ProvisionedThroughputExceededException",
        Map.of("ThrottlingReasons", List.of(reason)));
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

  /** A response of which the connection gives no more than the first half. */
  static HttpExecuteResponse cutOff(HttpExecuteResponse response) throws IOException {
    byte[] body = Exchange.read(response);
    InputStream half =
        new SequenceInputStream(
            new ByteArrayInputStream(body, 0, body.length / 2), new BrokenStream());
    return HttpExecuteResponse.builder()
        .response(response.httpResponse())
        .responseBody(AbortableInputStream.create(half))
        .build();
  }

  /** A response whose body is not the one that its checksum tells of, although it is JSON. */
  static HttpExecuteResponse damaged(HttpExecuteResponse response) throws IOException {
    byte[] body = Exchange.read(response);
    CRC32 checksum = new CRC32();
    checksum.update(body);
    return HttpExecuteResponse.builder()
        .response(
            response.httpResponse().toBuilder()
                .putHeader("x-amz-crc32", Long.toString(checksum.getValue() ^ 1))
                .build())
        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
        .build();
  }

  /** The end of a connection that breaks. */
  private static final class BrokenStream extends InputStream {

    @Override
    public int read() throws IOException {
      throw new IOException("The connection broke in the middle of the body.");
    }
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
