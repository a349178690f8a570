package io.partita.runtime.generated.operation;

import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on clubs, their members and matches, over a script. */
final class Clubs {

  static final Options OPTIONS =
      Options.builder()
          .clock(Clock.fixed(Instant.ofEpochSecond(1000), ZoneOffset.UTC))
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .writeAttempts(4)
          .build();

  final ScriptedClient client = new ScriptedClient();
  final TableContext context = TableContext.of(client, "clubs", OPTIONS);
  final EntityOperations<Club, Club.Key> clubs = new EntityOperations<>(context, Club.TYPE);
  final EntityOperations<Club, Club.Key> plainClubs = new EntityOperations<>(context, Club.PLAIN);
  final EntityOperations<Member, Member.Key> members = new EntityOperations<>(context, Member.TYPE);
  final EntityOperations<Match, Match.Key> matches = new EntityOperations<>(context, Match.TYPE);

  ClubTransaction transact() {
    return new ClubTransaction(context);
  }

  /** A stored item with another attribute. */
  static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String attribute, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    changed.put(attribute, value);
    return changed;
  }

  /** A stored club that is being deleted. */
  static Map<String, AttributeValue> marked(Club club) {
    return with(club.item(), "_deleting", AttributeValue.fromN("1"));
  }

  static AttributeValue number(long number) {
    return AttributeValue.fromN(Long.toString(number));
  }
}
