package hostile;
import io.partita.annotations.*;
/** Component names that queries and their parameters have, too. */
@Entity(pk = "SELECTED#{context}#{operations}#{state}", sk = "{limit}#{first}#{with}#{after}#{from}#{to}#{state_}#{afterFrom}")
public record Selected(
    String context, String operations, String state, String limit, String first, String with, String after, String from, String to,
    String state_, String afterFrom, String writerOperations) {}
