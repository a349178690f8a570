package poll;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;

/** On two indexes that are spread: one with the usual place of the shard, one with another. */
@Entity(pk = "VOTER#{voterId}", sk = "POLL#{pollId}")
@Index(name = "GSI1", pk = "POLL#{pollId}", sk = "VOTER#{voterId}", shards = 8)
@Index(name = "GSI2", pk = "{$shard}#{answer}", sk = "POLL#{pollId}", shards = 3)
public record Vote(String voterId, String pollId, @KeyOnly String answer) {}
