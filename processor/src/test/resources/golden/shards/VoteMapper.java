package poll;

import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns {@link Vote} records into items and back. It makes no calls.
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteMapper extends EntityMapper<Vote> {
  /**
   * The mapper; it has no state.
   */
  public static final VoteMapper INSTANCE = new VoteMapper();

  private static final AttributeNames NAMES = AttributeNames.of("voterId", "pollId", "PK", "SK",
      "GSI2PK");

  private VoteMapper() {
    super("Vote");
  }

  @Override
  protected Vote readAttributes(ItemReader reader) {
    String voterId = null;
    String pollId = null;
    String answer = null;
    String partitionKey = null;
    String sortKey = null;
    String gsi2Pk = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> voterId = reader.string();
        case 1 -> pollId = reader.string();
        case 2 -> partitionKey = voterId == null ? reader.string() : null;
        case 3 -> sortKey = pollId == null ? reader.string() : null;
        case 4 -> gsi2Pk = reader.string();
      }
    }
    if (partitionKey != null && voterId == null) {
      voterId = VoteSchema.KEY.partition().decode(AttributeValue.fromS(partitionKey))
          .get(VoteSchema.VOTER_ID);
    }
    if (sortKey != null && pollId == null) {
      pollId = VoteSchema.KEY.sort().decode(AttributeValue.fromS(sortKey)).get(VoteSchema.POLL_ID);
    }
    if (gsi2Pk != null) {
      answer = VoteSchema.GSI2.partition().decode(AttributeValue.fromS(gsi2Pk))
          .get(VoteSchema.ANSWER);
    }
    return new Vote(voterId, pollId, answer);
  }

  @Override
  protected void writeAttributes(Vote vote, ItemWriter writer) {
    ComponentSource<Vote> components = ComponentSource.of(vote);
    VoteSchema.KEY.write(components, writer);
    writer.string("Type", "Vote");
    VoteSchema.GSI1.write(components, writer);
    VoteSchema.GSI2.write(components, writer);
    writer.string("voterId", vote.voterId());
    writer.string("pollId", vote.pollId());
  }
}
