package hostile;
import io.partita.annotations.*;
@Entity(pk = "WRITER#{writer}", sk = "A")
public record Writer(String writer, String components, String context, String operations) {}
