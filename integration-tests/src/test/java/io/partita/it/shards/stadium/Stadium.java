package io.partita.it.shards.stadium;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Table;

/** Scores as the arena has them, spread over another number of shards. */
@Table(entities = Stadium.Score.class)
public interface Stadium {

  /** A score. */
  @Entity(pk = "PLAYER#{playerId}", sk = "SCORE#{gameId}#{round}")
  @Index(name = "GSI1", pk = "SCORES#{gameId}", sk = "{nick}#{round}", shards = 3)
  record Score(String playerId, String gameId, int round, String nick) {}
}
