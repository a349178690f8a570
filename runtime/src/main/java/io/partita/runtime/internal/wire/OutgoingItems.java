package io.partita.runtime.internal.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.sync.RequestBody;

/**
 * Items to be put by BatchWriteItem. The SDK is given a request with an empty list in their place,
 * which DynamoDB refuses: without the interceptor nothing is written by mistake.
 */
public final class OutgoingItems {

  private static final String BEFORE = "{\"PutRequest\":{\"Item\":";
  private static final String AFTER = "}}";

  private final List<WrittenItem> items;

  public OutgoingItems(List<WrittenItem> items) {
    this.items = items;
  }

  /** About how many bytes an item takes. */
  public static long wireBytes(WrittenItem item) {
    return item.json().length + BEFORE.length() + AFTER.length() + 1L;
  }

  /** The SDK's body with the items in its list; null if there is no empty list in it. */
  byte @Nullable [] in(RequestBody body) {
    byte[] small;
    try (InputStream in = body.contentStreamProvider().newStream()) {
      small = in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
    int list = emptyList(small);
    return list < 0 ? null : spliced(small, list + 1);
  }

  /** The place of the only empty list; -1 if there is none. Names of tables have no brackets. */
  private static int emptyList(byte[] json) {
    for (int i = 0; i + 1 < json.length; i++) {
      if (json[i] == '[' && json[i + 1] == ']') {
        return i;
      }
    }
    return -1;
  }

  private byte[] spliced(byte[] small, int place) {
    JsonBuffer spliced = new JsonBuffer(small.length + length());
    spliced.bytes(small, 0, place);
    for (int i = 0; i < items.size(); i++) {
      spliced.ascii(i == 0 ? BEFORE : "," + BEFORE);
      byte[] item = items.get(i).json();
      spliced.bytes(item, 0, item.length);
      spliced.ascii(AFTER);
    }
    spliced.bytes(small, place, small.length - place);
    return spliced.copy();
  }

  private int length() {
    return Math.toIntExact(items.stream().mapToLong(OutgoingItems::wireBytes).sum());
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "OutgoingItems[" + items.size() + "]";
  }
}
