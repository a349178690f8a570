package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Step;
import java.util.List;
import java.util.function.Function;

/** Sends the actions of a write as one request, and tells action by action why it failed. */
interface Dispatch {

  /** Whether the request has room for one action only, and leaves no token that tells it again. */
  boolean isSingle();

  /** The request, as explanations name it. */
  String request();

  /**
   * Sends actions.
   *
   * @param onFailure is given what DynamoDB answered of the actions; what is no answer about them
   *     is thrown
   */
  Step<Outcome> send(List<Action> actions, Function<FailedActions, Step<Outcome>> onFailure);

  /**
   * Whether a request for an earlier plan may have been applied, although what came after it was
   * refused.
   */
  boolean isOpen();
}
