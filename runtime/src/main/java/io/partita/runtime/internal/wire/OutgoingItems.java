package io.partita.runtime.internal.wire;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.sync.RequestBody;

/**
 * Items to be put. The SDK is given a request with an empty list or item in their place, which
 * DynamoDB refuses: without the interceptor nothing is written by mistake.
 */
public final class OutgoingItems {

  private final Place place;
  private final List<WrittenItem> items;

  private OutgoingItems(Place place, List<WrittenItem> items) {
    this.place = place;
    this.items = items;
  }

  /** The items of a BatchWriteItem on one table. */
  public static OutgoingItems ofBatch(List<WrittenItem> items) {
    return new OutgoingItems(Place.LIST, items);
  }

  /** The item of a PutItem. */
  public static OutgoingItems ofPut(WrittenItem item) {
    return new OutgoingItems(Place.ITEM, List.of(item));
  }

  /** How many bytes an item takes in a batch, with the comma after it. */
  public static long wireBytes(WrittenItem item) {
    return Place.LIST.wireBytes(item);
  }

  /** The SDK's body with the items in it; null if there is no place for them. */
  byte @Nullable [] in(RequestBody body) {
    byte[] small;
    // Without the length, which the SDK knows, a stream is read through larger buffers.
    int length = body.optionalContentLength().map(Math::toIntExact).orElse(Integer.MAX_VALUE);
    try (InputStream in = body.contentStreamProvider().newStream()) {
      small = in.readNBytes(length);
    } catch (IOException e) {
      return null;
    }
    int found = place.in(small);
    return found < 0 ? null : spliced(small, found + place.begin, found + place.end);
  }

  private byte[] spliced(byte[] small, int begin, int end) {
    JsonBuffer spliced = new JsonBuffer(small.length - (end - begin) + length());
    spliced.bytes(small, 0, begin);
    for (int i = 0; i < items.size(); i++) {
      spliced.ascii(i == 0 ? "" : ",");
      spliced.ascii(place.before);
      byte[] item = items.get(i).json();
      spliced.bytes(item, 0, item.length);
      spliced.ascii(place.after);
    }
    spliced.bytes(small, end, small.length - end);
    return spliced.finish();
  }

  private int length() {
    return Math.toIntExact(items.stream().mapToLong(place::wireBytes).sum() - 1);
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "OutgoingItems[" + items.size() + "]";
  }

  /** Where items belong in the SDK's body. */
  private enum Place {
    /** Inside the only empty list of a BatchWriteItem: names of tables have no brackets. */
    LIST("[]", 1, 1, "{\"PutRequest\":{\"Item\":", "}}"),
    /**
     * Instead of the empty item of a PutItem: the name of the table, which alone comes before it,
     * has no quotes.
     */
    ITEM("\"Item\":{}", 7, 9, "", "");

    private final byte[] text;
    private final int begin;
    private final int end;
    private final String before;
    private final String after;

    /**
     * @param text what the SDK writes there
     * @param begin where in that text the items begin
     * @param end where it goes on after them
     * @param before what comes before each item
     * @param after what comes after each item
     */
    Place(String text, int begin, int end, String before, String after) {
      this.text = text.getBytes(StandardCharsets.ISO_8859_1);
      this.begin = begin;
      this.end = end;
      this.before = before;
      this.after = after;
    }

    /** Where the text is in a body for the first time; -1 if it is not there. */
    int in(byte[] json) {
      for (int i = 0; i + text.length <= json.length; i++) {
        if (json[i] == text[0] && Arrays.equals(json, i, i + text.length, text, 0, text.length)) {
          return i;
        }
      }
      return -1;
    }

    long wireBytes(WrittenItem item) {
      return before.length() + item.json().length + after.length() + 1L;
    }
  }
}
