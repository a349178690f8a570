package io.partita.runtime.internal.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/** Answers the requests that create and describe tables as the test says, and keeps their names. */
final class FakeDatabase implements DynamoDbClient {

  final List<String> requests = new ArrayList<>();

  /** What DescribeTable finds, one after the other; the last one stays. */
  final Deque<Supplier<TableDescription>> tables = new ArrayDeque<>();

  Supplier<CreateTableResponse> creation = () -> CreateTableResponse.builder().build();
  Supplier<UpdateTimeToLiveResponse> timeToLiveUpdate =
      () -> UpdateTimeToLiveResponse.builder().build();
  TimeToLiveDescription timeToLive = TimeToLiveDescription.builder().build();

  static TableDescription missing() {
    throw ResourceNotFoundException.builder().message("missing").build();
  }

  @Override
  public DescribeTableResponse describeTable(DescribeTableRequest request) {
    requests.add("DescribeTable " + request.tableName());
    Supplier<TableDescription> table = tables.size() > 1 ? tables.remove() : tables.element();
    return DescribeTableResponse.builder().table(table.get()).build();
  }

  @Override
  public CreateTableResponse createTable(CreateTableRequest request) {
    requests.add("CreateTable " + request.tableName());
    return creation.get();
  }

  @Override
  public UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
    requests.add("UpdateTimeToLive " + request.timeToLiveSpecification().attributeName());
    return timeToLiveUpdate.get();
  }

  @Override
  public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
    requests.add("DescribeTimeToLive " + request.tableName());
    return DescribeTimeToLiveResponse.builder().timeToLiveDescription(timeToLive).build();
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {
    // Holds nothing.
  }
}
