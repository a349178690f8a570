package io.partita.it.wire;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** What applications do to the items of requests and responses, by an interceptor or a wrapper. */
class ItemInterceptor implements ExecutionInterceptor {

  private final UnaryOperator<Map<String, AttributeValue>> sending;
  private final UnaryOperator<Map<String, AttributeValue>> receiving;

  ItemInterceptor(
      UnaryOperator<Map<String, AttributeValue>> sending,
      UnaryOperator<Map<String, AttributeValue>> receiving) {
    this.sending = sending;
    this.receiving = receiving;
  }

  /** Stores the text of articles so that nobody can read it, and refuses to read another. */
  static final class Encrypting extends ItemInterceptor {

    Encrypting() {
      super(item -> with(item, "encrypted " + reversed(text(item))), Decrypting::decrypted);
    }
  }

  /** Reads what somebody else has encrypted. */
  static final class Decrypting extends ItemInterceptor {

    Decrypting() {
      super(UnaryOperator.identity(), Decrypting::decrypted);
    }

    private static Map<String, AttributeValue> decrypted(Map<String, AttributeValue> item) {
      if (!text(item).startsWith("encrypted ")) {
        throw new IllegalStateException("Not encrypted");
      }
      return with(item, reversed(text(item).substring("encrypted ".length())));
    }
  }

  /** Adds a signature to items, and refuses those that have none. */
  static final class Signing extends ItemInterceptor {

    static final String SIGNATURE = "signature";

    Signing() {
      super(Signing::signed, Signing::verified);
    }

    private static Map<String, AttributeValue> signed(Map<String, AttributeValue> item) {
      Map<String, AttributeValue> signed = new HashMap<>(item);
      signed.put(SIGNATURE, AttributeValue.fromS("signed " + text(item)));
      return signed;
    }

    private static Map<String, AttributeValue> verified(Map<String, AttributeValue> item) {
      AttributeValue signature = item.get(SIGNATURE);
      if (signature == null || !signature.s().equals("signed " + text(item))) {
        throw new IllegalStateException("Wrong signature");
      }
      return item;
    }
  }

  /** Puts another text into items, on their way there and on their way back. */
  static final class Replacing extends ItemInterceptor {

    Replacing() {
      super(item -> with(item, "sent instead"), item -> with(item, "received instead"));
    }
  }

  /** Only looks at items. */
  static final class Logging extends ItemInterceptor {

    Logging(List<String> log) {
      super(
          item -> {
            log.add("sent " + text(item));
            return item;
          },
          item -> {
            log.add("received " + text(item));
            return item;
          });
    }
  }

  private static String text(Map<String, AttributeValue> item) {
    return item.containsKey("text") ? item.get("text").s() : "";
  }

  private static String reversed(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  private static Map<String, AttributeValue> with(Map<String, AttributeValue> item, String text) {
    Map<String, AttributeValue> other = new HashMap<>(item);
    other.put("text", AttributeValue.fromS(text));
    return other;
  }

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    return sent(context.request());
  }

  @Override
  public SdkResponse modifyResponse(
      Context.ModifyResponse context, ExecutionAttributes attributes) {
    return received(context.response());
  }

  SdkRequest sent(SdkRequest request) {
    if (request instanceof PutItemRequest put) {
      return put.toBuilder().item(sending.apply(put.item())).build();
    }
    if (request instanceof BatchWriteItemRequest batch) {
      Map<String, List<WriteRequest>> items = new HashMap<>();
      batch
          .requestItems()
          .forEach((table, writes) -> items.put(table, writes.stream().map(this::sent).toList()));
      return batch.toBuilder().requestItems(items).build();
    }
    return request;
  }

  private WriteRequest sent(WriteRequest write) {
    return WriteRequest.builder()
        .putRequest(put -> put.item(sending.apply(write.putRequest().item())))
        .build();
  }

  SdkResponse received(SdkResponse response) {
    if (response instanceof GetItemResponse get && get.hasItem()) {
      return get.toBuilder().item(receiving.apply(get.item())).build();
    }
    if (response instanceof ScanResponse scan) {
      return scan.toBuilder().items(received(scan.items())).build();
    }
    if (response instanceof QueryResponse query) {
      return query.toBuilder().items(received(query.items())).build();
    }
    if (response instanceof UpdateItemResponse update && update.hasAttributes()) {
      return update.toBuilder().attributes(receiving.apply(update.attributes())).build();
    }
    if (response instanceof TransactGetItemsResponse all) {
      return all.toBuilder()
          .responses(
              all.responses().stream()
                  .map(one -> one.toBuilder().item(receiving.apply(one.item())).build())
                  .toList())
          .build();
    }
    if (response instanceof BatchGetItemResponse batch) {
      Map<String, List<Map<String, AttributeValue>>> items = new HashMap<>();
      batch.responses().forEach((table, list) -> items.put(table, received(list)));
      return batch.toBuilder().responses(items).build();
    }
    return response;
  }

  private List<Map<String, AttributeValue>> received(List<Map<String, AttributeValue>> items) {
    return items.stream().map(receiving).toList();
  }
}
