package hostile;
import io.partita.annotations.*;
@Entity(pk = "COMPONENT", sk = "A")
public record Component() {}
