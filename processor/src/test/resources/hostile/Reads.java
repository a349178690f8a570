package hostile;
import io.partita.annotations.*;
@Entity(pk = "READS#{reads}", sk = "A")
public record Reads(String reads, @Count(value = Transact.class, side = Side.RIGHT) long TYPE) {}
