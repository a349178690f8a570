package io.partita.testing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Turns a request or response of any operation into labelled texts.
 *
 * <p>It walks the fields that the SDK itself marshals, so an operation or field that DynamoDB adds
 * later is shown without a change here.
 */
final class MessageTree {

  /** Shown in the heading, put in place of placeholders, or noise: a token the SDK makes up. */
  private static final Set<String> NOT_LISTED =
      Set.of(
          "TableName",
          "IndexName",
          "ExpressionAttributeNames",
          "ExpressionAttributeValues",
          "ClientRequestToken");

  private final ExpressionText expressions;

  private MessageTree(SdkPojo message) {
    this.expressions =
        new ExpressionText(
            strings(field(message, "ExpressionAttributeNames")),
            attributes(field(message, "ExpressionAttributeValues")));
  }

  static List<TextNode> of(SdkPojo message) {
    MessageTree tree = new MessageTree(message);
    List<TextNode> nodes = new ArrayList<>();
    for (SdkField<?> field : keyFirst(message.sdkFields())) {
      Object value =
          NOT_LISTED.contains(field.memberName()) ? null : field.getValueOrDefault(message);
      if (value != null && !isEmpty(value)) {
        nodes.add(tree.node(label(field.memberName()), value));
      }
    }
    return nodes;
  }

  /** The SDK's own order, but which item or items are meant comes before what to do with them. */
  private static List<SdkField<?>> keyFirst(List<SdkField<?>> fields) {
    return fields.stream()
        .sorted(Comparator.comparing(field -> !field.memberName().startsWith("Key")))
        .toList();
  }

  private TextNode node(String label, Object value) {
    if (value instanceof TableDescription table) {
      // All of it would hide the calls around it, and only the status ever changes.
      return TextNode.leaf(label, table.tableStatusAsString());
    }
    if (value instanceof AttributeValue attribute) {
      return TextNode.leaf(label, ItemText.value(attribute));
    }
    if (value instanceof SdkPojo message) {
      return nested(label, message);
    }
    if (value instanceof Map<?, ?> map) {
      return isItem(map) ? ItemText.node(label, attributes(map)) : entries(label, map);
    }
    if (value instanceof Collection<?> collection) {
      return elements(label, collection);
    }
    return TextNode.leaf(label, expressions.of(value.toString()));
  }

  /** A message inside a message: on its parent's line if it says one thing, or only short ones. */
  private static TextNode nested(String label, SdkPojo message) {
    List<TextNode> children = of(message);
    if (field(message, "TableName") instanceof String table) {
      return new TextNode(label, table, children);
    }
    if (field(message, "IndexName") instanceof String index) {
      return new TextNode(label, index, children);
    }
    if (children.size() == 1) {
      return children.get(0).below(label);
    }
    if (children.stream().allMatch(child -> child.children().isEmpty())) {
      return TextNode.leaf(
          label,
          children.stream()
              .map(child -> child.label() + " " + child.text())
              .collect(Collectors.joining(", ")));
    }
    return TextNode.branch(label, children);
  }

  private TextNode entries(String label, Map<?, ?> map) {
    return TextNode.branch(
        label,
        map.entrySet().stream()
            .map(entry -> node(entry.getKey().toString(), entry.getValue()))
            .toList());
  }

  private TextNode elements(String label, Collection<?> collection) {
    if (collection.stream().allMatch(String.class::isInstance)) {
      return TextNode.leaf(
          label, collection.stream().map(String.class::cast).collect(Collectors.joining(", ")));
    }
    List<TextNode> numbered = new ArrayList<>();
    for (Object element : collection) {
      numbered.add(node(Integer.toString(numbered.size() + 1), element));
    }
    return TextNode.branch(label, numbered);
  }

  /** {@code KeyConditionExpression} is a {@code key condition}. */
  private static String label(String memberName) {
    return memberName
        // The longest of all names would push every other text far to the right.
        .replace("ReturnValuesOnConditionCheckFailure", "ReturnOnFailure")
        .replaceFirst("Expression$", "")
        .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
        .toLowerCase(Locale.ROOT);
  }

  private static @Nullable Object field(SdkPojo message, String memberName) {
    return message.sdkFields().stream()
        .filter(field -> field.memberName().equals(memberName))
        .findFirst()
        .map(field -> field.getValueOrDefault(message))
        .orElse(null);
  }

  private static boolean isEmpty(Object value) {
    return (value instanceof Map<?, ?> map && map.isEmpty())
        || (value instanceof Collection<?> collection && collection.isEmpty());
  }

  private static boolean isItem(Map<?, ?> map) {
    return map.values().stream().allMatch(AttributeValue.class::isInstance);
  }

  private static Map<String, AttributeValue> attributes(@Nullable Object value) {
    return typed(value, AttributeValue.class);
  }

  private static Map<String, String> strings(@Nullable Object value) {
    return typed(value, String.class);
  }

  private static <T> Map<String, T> typed(@Nullable Object value, Class<T> type) {
    Map<String, T> typed = new LinkedHashMap<>();
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, element) -> typed.put(key.toString(), type.cast(element)));
    }
    return typed;
  }
}
