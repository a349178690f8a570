package hostile;
import io.partita.annotations.*;
@Entity(sk = "{progress}#P#{key}#{get}")
@ChildOf(Progress.class)
public record Relation(String transact, String progress, String key, String get) {}
