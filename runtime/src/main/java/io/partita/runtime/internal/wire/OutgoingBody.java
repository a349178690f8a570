package io.partita.runtime.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.sync.RequestBody;

/**
 * A part of a request's body that is written past the SDK. The SDK is given a request with an empty
 * list, item or key in its place, which DynamoDB refuses: without the interceptor nothing is
 * written by mistake.
 */
public final class OutgoingBody {

  private final Place place;
  private final Content content;

  private OutgoingBody(Place place, Content content) {
    this.place = place;
    this.content = content;
  }

  /** The elements of a BatchWriteItem on one table. */
  public static OutgoingBody ofBatch(List<WrittenRequest> elements) {
    return new OutgoingBody(Place.BATCH, new Elements(elements));
  }

  /** The item of a PutItem, and what is said of it. */
  public static OutgoingBody ofItem(RequestJson members) {
    return new OutgoingBody(Place.ITEM, members);
  }

  /** The key of an UpdateItem or DeleteItem, and what is said of the item. */
  public static OutgoingBody ofKey(RequestJson members) {
    return new OutgoingBody(Place.KEY, members);
  }

  /** The actions of a TransactWriteItems. */
  public static OutgoingBody ofActions(RequestJson elements) {
    return new OutgoingBody(Place.ACTIONS, elements);
  }

  /** The SDK's body with this part in it; null if there is no place for it. */
  @Nullable RequestBody in(RequestBody body) {
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

  /** Read from where the parts are, since this one may be large. */
  private RequestBody spliced(byte[] small, int begin, int end) {
    byte[] json = content.json();
    int rest = small.length - end;
    return RequestBody.fromContentProvider(
        () ->
            new SequenceInputStream(
                new ByteArrayInputStream(small, 0, begin),
                new SequenceInputStream(
                    new ByteArrayInputStream(json, 0, content.length()),
                    new ByteArrayInputStream(small, end, rest))),
        (long) begin + content.length() + rest,
        BodyHeaders.JSON);
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "OutgoingBody[" + place + "]";
  }

  /** What is written. */
  interface Content {

    /** How many bytes it has. */
    int length();

    /** The bytes, after which there may be others. */
    byte[] json();
  }

  /** The elements of a batch. */
  private record Elements(List<WrittenRequest> elements) implements Content {

    @Override
    public int length() {
      return Math.toIntExact(elements.stream().mapToLong(WrittenRequest::wireBytes).sum() - 1);
    }

    @Override
    public byte[] json() {
      JsonBuffer buffer = new JsonBuffer(length());
      for (int i = 0; i < elements.size(); i++) {
        buffer.ascii(i == 0 ? "" : ",");
        elements.get(i).appendTo(buffer);
      }
      return buffer.finish();
    }
  }

  /** Where it belongs in the SDK's body. */
  private enum Place {
    /** Inside the only empty list of a BatchWriteItem: names of tables have no brackets. */
    BATCH("[]", 1, 1),
    /**
     * Instead of the empty item of a PutItem: the name of the table, which alone comes before it,
     * has no quotes.
     */
    ITEM("\"Item\":{}", 0, 9),
    /** Instead of the empty key of an UpdateItem or DeleteItem, which has the same place. */
    KEY("\"Key\":{}", 0, 8),
    /** Inside the empty list that a TransactWriteItems begins with. */
    ACTIONS("\"TransactItems\":[]", 17, 17);

    private final byte[] text;
    private final int begin;
    private final int end;

    /**
     * @param text what the SDK writes there
     * @param begin where in that text this part begins
     * @param end where it goes on after it
     */
    Place(String text, int begin, int end) {
      this.text = text.getBytes(StandardCharsets.ISO_8859_1);
      this.begin = begin;
      this.end = end;
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
  }
}
