package roundtrip;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;

@Table(entities = {Club.Team.class, Club.Player.class})
public interface Club {

  @Entity(pk = "TEAM#{id}", sk = "INFO")
  record Team(String id, @Count(Player.class) int players) {}

  @Entity(sk = "PLAYER#{number}")
  @ChildOf(Team.class)
  record Player(String teamId, int number) {}
}
