package io.partita.runtime.internal.operation;

import java.util.List;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Makes the steps of an operation tell a measurement what happens. */
final class MeasuredSteps {

  private final Measurement measurement;
  private final List<MetricPublisher> publishers;

  MeasuredSteps(Measurement measurement, List<MetricPublisher> publishers) {
    this.measurement = measurement;
    this.publishers = publishers;
  }

  <R> Step<R> measured(Step<R> step) {
    if (step instanceof Step.Send<?, R> send) {
      return measured(send);
    } else if (step instanceof Step.Pause<R> pause) {
      return Step.pause(
          pause.duration(),
          () -> {
            measurement.retry();
            return measured(pause.next().get());
          });
    } else {
      return step;
    }
  }

  private <S extends DynamoDbResponse, R> Step<R> measured(Step.Send<S, R> send) {
    SdkRetries retries = new SdkRetries();
    Call<?, S> call = send.call().publishing(retries.beside(publishers));
    return Step.send(
        call,
        answer -> {
          measurement.response(call.usage(answer.response()), retries.count());
          return measured(send.onResponse().apply(answer));
        },
        failure -> {
          measurement.failure(failure, retries.count(failure));
          return measured(send.onFailure().apply(failure));
        });
  }
}
