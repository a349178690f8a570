package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Step;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sends a planned update of one item. */
interface UpdateSender {

  /**
   * Sends a plan.
   *
   * @param onStored is given the item as it is stored afterwards, or nothing if nobody asked for it
   * @param onRejected is told that the condition was not true
   */
  <R> Step<R> send(
      Map<String, AttributeValue> key,
      Plan plan,
      Function<Map<String, AttributeValue>, Step<R>> onStored,
      Function<Rejection, Step<R>> onRejected);
}
