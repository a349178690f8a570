package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** All that creating an item writes and checks fits into one transaction. */
final class CreationsFitATransaction implements Rule {

  private static final int LIMIT = 100;

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table.entities().stream()
        .map(entity -> new Creation(entity.model(), owners(entity), uniques(entity.model())))
        .filter(creation -> creation.actions() > LIMIT)
        .map(CreationsFitATransaction::problem);
  }

  private static long owners(ResolvedEntity entity) {
    return entity.ownersAndCounters().stream()
        .filter(owner -> owner.required() || owner.counter().isPresent())
        .count();
  }

  private static long uniques(EntityModel entity) {
    return entity.components().stream().filter(ComponentModel::unique).count();
  }

  private static Diagnostic problem(Creation creation) {
    return new Diagnostic(
        Code.TOO_MANY_ACTIONS,
        "Creating one %s takes a transaction of %d actions (the item itself, %d that it belongs to, %d unique values), and DynamoDB allows %d. Remove @Unique or @Count where they are not needed."
            .formatted(
                creation.entity.name(),
                creation.actions(),
                creation.owners,
                creation.uniques,
                LIMIT),
        creation.entity.origin());
  }

  /** What creating an item of an entity takes. */
  private record Creation(EntityModel entity, long owners, long uniques) {
    long actions() {
      return 1 + owners + uniques;
    }
  }
}
