package io.partita.runtime.internal.wire;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of a response, and the rest of it for the SDK.
 *
 * @param items the items in the order of the response
 * @param rest the body with an empty list or map in place of them
 */
record ResponseSplit(List<Map<String, AttributeValue>> items, byte[] rest) {

  private static final String ITEM = "Item";

  /** Splits a body; null if there are no items in it, or it is not what DynamoDB sends. */
  static @Nullable ResponseSplit of(byte[] body, Shape shape) {
    try {
      return split(new ItemScanner(body), shape);
    } catch (Malformed malformed) {
      return null;
    }
  }

  private static @Nullable ResponseSplit split(ItemScanner scanner, Shape shape) {
    List<Map<String, AttributeValue>> items = null;
    int from = 0;
    int end = 0;
    for (boolean more = scanner.enter('{', '}'); more; more = scanner.more('}')) {
      boolean isItems = scanner.json.is(scanner.string(), shape.member());
      scanner.expect(':');
      if (isItems && scanner.peek() == shape.begin()) {
        if (items != null) {
          throw Malformed.INSTANCE;
        }
        from = scanner.at;
        items = items(scanner, shape);
        end = scanner.at;
      } else {
        scanner.any();
      }
    }
    return items == null
        ? null
        : new ResponseSplit(items, rest(scanner.bytes, from, shape.substitute(), end));
  }

  private static List<Map<String, AttributeValue>> items(ItemScanner scanner, Shape shape) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    switch (shape) {
      case ITEMS -> list(scanner, items);
      case ITEM, ATTRIBUTES -> items.add(scanner.item());
      case TABLES -> {
        for (boolean more = scanner.enter('{', '}'); more; more = scanner.more('}')) {
          scanner.string();
          scanner.expect(':');
          list(scanner, items);
        }
      }
      case ANSWERS -> {
        for (boolean more = scanner.enter('[', ']'); more; more = scanner.more(']')) {
          items.add(answer(scanner));
        }
      }
    }
    return items;
  }

  private static void list(ItemScanner scanner, List<Map<String, AttributeValue>> items) {
    for (boolean more = scanner.enter('[', ']'); more; more = scanner.more(']')) {
      items.add(scanner.item());
    }
  }

  private static Map<String, AttributeValue> answer(ItemScanner scanner) {
    Map<String, AttributeValue> item = Map.of();
    for (boolean more = scanner.enter('{', '}'); more; more = scanner.more('}')) {
      if (!scanner.json.is(scanner.string(), ITEM)) {
        throw Malformed.INSTANCE;
      }
      scanner.expect(':');
      item = scanner.item();
    }
    return item;
  }

  private static byte[] rest(byte[] body, int from, String substitute, int end) {
    byte[] inserted = substitute.getBytes(StandardCharsets.ISO_8859_1);
    byte[] rest = new byte[from + inserted.length + body.length - end];
    System.arraycopy(body, 0, rest, 0, from);
    System.arraycopy(inserted, 0, rest, from, inserted.length);
    System.arraycopy(body, end, rest, from + inserted.length, body.length - end);
    return rest;
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "ResponseSplit[" + items.size() + " items]";
  }
}
