package hostile;
import io.partita.annotations.*;
import java.util.*;
@Entity(pk = "RECORD#{reader}", sk = "#{condition}")
@Index(name = "by-set.v1", pk = "X#{set}", sk = "Y#{key}")
@Index(name = "key", pk = "X#{set}", sk = "Z#{key}", as = "record_")
@Index(name = "1st", pk = "W#{set}", sk = "Z#{key}", as = "TYPE")
@Index(name = "By_Set-V1", pk = "V#{set}", sk = "Z#{key}", as = "scAN_BY_SET")
@Index(name = "...", pk = "U#{set}", sk = "Z#{key}", as = "dots")
@Index(name = "_-_", pk = "T#{set}", sk = "Z#{key}", as = "strokes")
public record Record(
    String reader, String condition, String writer, String record, String position, String components, String key, String set,
    String partitionKey, String sortKey, String partitionKeyValues, int i, String var, String yield, String sealed, String permits,
    String execute, String executeAndGet, String when, String orCreate, String exactlyOnce, String self, int add, String clear,
    List<String> x, List<String> appendToX, Set<String> tags, long addToTags, String clearTags, String version, @Version long number,
    String userId, String userID, String user_id, String NAMES, String INSTANCE, String $, String $x, String é, String of, String TYPE,
    Nested nested, Optional<Nested> maybe) {
  public record Nested(String eq, String path, String in, String exists, String reader, String nested, String writer, Map<String, List<String>> toMap) {
    public String eq(int x) { return eq + x; }
  }
  public String reader(String prefix) { return prefix + reader; }
}
