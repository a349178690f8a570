package io.partita.runtime.generated.schema;

import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;

/** Provisioned read and write units; 0 stands for "on demand". */
public record Capacity(long read, long write) {

  static final Capacity ON_DEMAND = new Capacity(0, 0);

  public boolean isProvisioned() {
    return read > 0 || write > 0;
  }

  /** Where only one of the two is given, the other one is 1, the least that DynamoDB accepts. */
  public ProvisionedThroughput throughput() {
    return ProvisionedThroughput.builder()
        .readCapacityUnits(Math.max(1, read))
        .writeCapacityUnits(Math.max(1, write))
        .build();
  }
}
