package poll;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Vote} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteMapper extends EntityMapper<Vote> {
  /** The mapper; it has no state. */
  public static final VoteMapper INSTANCE = new VoteMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("voterId", "pollId", "GSI2PK", "PK", "SK");

  private VoteMapper() {
    super("Vote");
  }

  @Override
  protected Vote readAttributes(ItemReader reader) {
    String voterId = null;
    String pollId = null;
    String answer = null;
    String gsi2Pk = null;
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> voterId = reader.string();
        case 1 -> pollId = reader.string();
        case 2 -> gsi2Pk = reader.string();
        case 3 -> agrees &= VoteSchema.KEY.partition().isAt(reader, voterId);
        case 4 -> agrees &= VoteSchema.KEY.sort().isAt(reader, pollId);
      }
    }
    if (!agrees) {
      ComponentValues<Vote> tableKey = VoteSchema.KEY.decode(reader);
      voterId = tableKey.get(VoteSchema.VOTER_ID);
      pollId = tableKey.get(VoteSchema.POLL_ID);
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
