package poll;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Vote}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class VoteSchema {
  static final Component<Vote, String> VOTER_ID =
      Component.of("voterId", Vote::voterId, Codecs.STRING);
  static final Component<Vote, String> POLL_ID =
      Component.of("pollId", Vote::pollId, Codecs.STRING);
  static final Component<Vote, String> ANSWER = Component.of("answer", Vote::answer);

  /** {@code PK = "VOTER#{voterId}"}. */
  static final KeyTemplate<Vote> PARTITION_KEY =
      KeyTemplate.<Vote>literal("VOTER#").then(VOTER_ID, KeyFormats.TEXT);

  /** {@code SK = "POLL#{pollId}"}. */
  static final KeyTemplate<Vote> SORT_KEY =
      KeyTemplate.<Vote>literal("POLL#").then(POLL_ID, KeyFormats.TEXT);

  /** {@code GSI1SK = "VOTER#{voterId}"}. */
  static final KeyTemplate<Vote> GSI1_SK =
      KeyTemplate.<Vote>literal("VOTER#").then(VOTER_ID, KeyFormats.TEXT).truncating();

  /** {@code GSI2SK = "POLL#{pollId}"}. */
  static final KeyTemplate<Vote> GSI2_SK =
      KeyTemplate.<Vote>literal("POLL#").then(POLL_ID, KeyFormats.TEXT).truncating();
  static final PrimaryKey<Vote> KEY =
      PrimaryKey.of("Vote", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  /** {@code GSI1PK = "POLL#{pollId}#SHARD#{$shard}"}. */
  static final KeyTemplate<Vote> GSI1_PK =
      KeyTemplate.<Vote>literal("POLL#").then(POLL_ID, KeyFormats.TEXT).thenLiteral("#SHARD#")
          .thenShard(KEY, 8).truncating();

  /** {@code GSI2PK = "{$shard}#{answer}"}. */
  static final KeyTemplate<Vote> GSI2_PK =
      KeyTemplate.<Vote>empty().thenShard(KEY, 3).thenLiteral("#").then(ANSWER, KeyFormats.TEXT)
          .truncating();

  static final IndexKey<Vote> GSI1 =
      IndexKey.of("Vote", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  static final IndexKey<Vote> GSI2 =
      IndexKey.of("Vote", "GSI2", KeyAttribute.partition("GSI2PK", GSI2_PK),
          KeyAttribute.sort("GSI2SK", GSI2_SK));

  private VoteSchema() {}
}
