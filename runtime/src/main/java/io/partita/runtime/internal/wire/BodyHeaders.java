package io.partita.runtime.internal.wire;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * What the headers of a response say of its body.
 *
 * @param length its length; -1 if they do not say
 * @param checksum the CRC-32 of its bytes as they are sent; null if they do not say
 * @param compressed whether it is compressed
 */
record BodyHeaders(long length, @Nullable String checksum, boolean compressed) {

  static final String JSON = "application/x-amz-json-1.0";
  private static final String TYPE = "Content-Type";
  private static final String LENGTH = "Content-Length";
  private static final String ENCODING = "Content-Encoding";
  private static final String CHECKSUM = "x-amz-crc32";

  /** The headers of a successful response in JSON; null for another. */
  static @Nullable BodyHeaders of(SdkHttpResponse response) {
    if (!response.isSuccessful() || !JSON.equals(header(response, TYPE))) {
      return null;
    }
    return new BodyHeaders(
        length(header(response, LENGTH)),
        header(response, CHECKSUM),
        "gzip".equals(header(response, ENCODING)));
  }

  private static @Nullable String header(SdkHttpResponse response, String name) {
    return response.firstMatchingHeader(name).orElse(null);
  }

  private static long length(@Nullable String header) {
    try {
      return header == null ? -1 : Long.parseLong(header);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** A request with the length of a body that has been replaced. */
  static SdkHttpRequest addedTo(SdkHttpRequest request, long length) {
    return request.toBuilder().putHeader(LENGTH, Long.toString(length)).build();
  }

  /** The response for a body that has been replaced. */
  static SdkHttpResponse removedFrom(SdkHttpResponse response) {
    return response.toBuilder()
        .removeHeader(LENGTH)
        .removeHeader(ENCODING)
        .removeHeader(CHECKSUM)
        .build();
  }

  /** Whether a body is as it was sent. */
  boolean confirm(ResponseBody body) {
    return checksum == null || checksum.equals(Long.toString(body.crc32()));
  }

  /** A body without compression; null if it cannot be decompressed. */
  byte @Nullable [] json(ResponseBody body) {
    return compressed ? body.decompressed() : body.bytes();
  }
}
