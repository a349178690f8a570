package io.partita.it.shards;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import org.jspecify.annotations.Nullable;

/**
 * Games that so many play at once that one partition of an index could not take their scores. Each
 * score is also on an index that is not spread, so that the orders can be compared.
 */
@Table(
    entities = {
      Arena.Player.class,
      Arena.Game.class,
      Arena.Score.class,
      Arena.Fan.class,
      Arena.Referee.class
    },
    projections = {Arena.ScoreLine.class, Arena.RefereeLeague.class},
    indexes = @IndexDefinition(name = "ByPoints", partitionKey = "Board", sortKey = "points"))
interface Arena {

  /** Someone who plays. */
  @Entity(pk = "PLAYER#{playerId}", sk = "PROFILE")
  record Player(String playerId, String name) {}

  /** What is played. */
  @Entity(pk = "GAME#{gameId}", sk = "INFO")
  record Game(String gameId, String title) {}

  /**
   * What a player reached in a game, if it is over, on boards that are spread and one that is not.
   */
  @Entity(pk = "PLAYER#{playerId}", sk = "SCORE#{gameId}#{round}")
  @Index(name = "GSI1", pk = "SCORES#{gameId}", sk = "{nick}#{round}", shards = 7)
  @Index(name = "GSI2", pk = "SCORES#{gameId}", sk = "{nick}#{round}", as = "inOnePartition")
  @Index(name = "ByPoints", pk = "{$shard}#BOARD#{gameId}", shards = 3, as = "board")
  record Score(
      String playerId, String gameId, int round, String nick, @Nullable Long points, String team) {}

  /** Who follows a game: the inverse is spread, with the keys that derive from both ends. */
  @Entity
  @ManyToMany(left = Player.class, right = Game.class, inverse = "GSI3")
  @Index(name = "GSI3", shards = 5)
  record Fan(String playerId, String gameId, String since) {}

  /** A referee of a league, on the same index as scores; the league lives in its keys alone. */
  @Entity(pk = "REFEREE#{refereeId}", sk = "REFEREE")
  @Index(name = "GSI1", pk = "LEAGUE#{league}", sk = "REFEREE#{refereeId}", shards = 4)
  record Referee(String refereeId, @KeyOnly String league) {}

  /** A line of a board. */
  @ProjectionOf(Score.class)
  record ScoreLine(String nick, @Nullable Long points) {}

  /** Where a referee is at home. */
  @ProjectionOf(Referee.class)
  record RefereeLeague(String league, String refereeId) {}
}
