package hostile;
import io.partita.annotations.*;
import java.util.*;
/** An owner whose components are called like what counts, finds and removes. */
@Entity(pk = "TRANSACTION#{transact}", sk = "{progress}")
public record Transaction(
    String transact, String progress, @Unique String operations, @Unique Optional<String> value, @Unique UUID findByValue,
    @Count(Progress.class) int owner, @Count(Relation.class) Long context) {}
