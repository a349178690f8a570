package io.partita.runtime.internal.table;

import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** What a live table says about expiry. */
final class TimeToLive {

  private TimeToLive() {}

  static TimeToLiveDescription description(DescribeTimeToLiveResponse response) {
    TimeToLiveDescription description = response.timeToLiveDescription();
    return description == null ? TimeToLiveDescription.builder().build() : description;
  }

  static boolean isOn(TimeToLiveDescription description) {
    return description.timeToLiveStatus() == TimeToLiveStatus.ENABLED
        || description.timeToLiveStatus() == TimeToLiveStatus.ENABLING;
  }
}
