package hostile;

import io.partita.annotations.*;
import java.util.*;

@Table(entities = {Record.class, Writer.class, Default.class, Of.class, Component.class, Selected.class, Linked.class, Hostile.Inner.class, SKU.class,
  Transaction.class, Progress.class, Relation.class, Transact.class, Reads.class})
public interface Hostile {
  @Entity(pk = "INNER#{values}#{key}", sk = "{attributes}#{of}")
  record Inner(String values, String key, String attributes, String of, String get, String equal, String equals,
      String build, String empty, String draft, String inner, byte[] bytes, @CreatedAt java.time.Instant create, Optional<String> optional) {}
}
