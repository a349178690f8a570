package hostile;
import io.partita.annotations.*;
/** An edge of an entity to itself, counted on one side, whose components are optional. */
@Entity(pk = "TRANSACT#{left}", sk = "{right}")
@ManyToMany(left = Reads.class, right = Reads.class, leftKey = "left", rightKey = "right", inverse = "mirror")
@Index(name = "mirror", pk = "MIRROR#{right}", sk = "{left}")
public record Transact(String left, String right) {}
