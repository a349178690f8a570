package hostile;
import io.partita.annotations.*;
/** An edge whose components are called like what leads to its ends. */
@Entity(pk = "OF#{ofKey}", sk = "WRITER#{writerOperations}#{withWriter}#{writerKey}")
@ManyToMany(left = Of.class, right = Writer.class, leftKey = "ofKey", rightKey = "writerOperations", inverse = "linked", requireEnds = true)
@Index(name = "linked", sk = "{withWriter}#{edge}#{ofKey}")
public record Linked(String ofKey, String writerOperations, String withWriter, String writerKey, String edge, String ofOperations) {}
