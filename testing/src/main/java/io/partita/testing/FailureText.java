package io.partita.testing;

import java.util.List;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkPojo;

/** Describes a failed call by what DynamoDB said, without the SDK's request id and status. */
final class FailureText {

  private FailureText() {}

  static String of(Throwable failure) {
    return failure.getClass().getSimpleName() + ": " + message(failure);
  }

  private static String message(Throwable failure) {
    if (failure instanceof AwsServiceException service && service.awsErrorDetails() != null) {
      return service.awsErrorDetails().errorMessage();
    }
    return String.valueOf(failure.getMessage());
  }

  /** The reasons of a cancelled transaction, the item that failed a condition. */
  static List<TextNode> details(Throwable failure) {
    return failure instanceof SdkPojo message ? MessageTree.of(message) : List.of();
  }
}
