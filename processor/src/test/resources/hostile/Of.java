package hostile;
import io.partita.annotations.*;
@Entity(pk = "OF#{id}", sk = "A")
public record Of(@Attribute("$L */ @see") String id, @Attribute("a{b") String b) {}
