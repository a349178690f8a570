package hostile;
import io.partita.annotations.*;
@Entity(pk = "DEFAULT", sk = "*/@#{id}", as = "all", type = "*/ \\u002a/ \"quoted\" $T")
public record Default(String id) {}
