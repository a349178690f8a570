package roundtrip;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

@Entity(pk = "COURSE#{year}", sk = "{topic}#{section}#{day:day}")
@Index(name = "GSI1", pk = "HALL#{hall}", sk = "{year}")
public record Course(
    int year,
    String topic,
    String section,
    @KeyOnly String hall,
    Instant day,
    List<Room> rooms,
    Set<Integer> sizes,
    Map<String, List<String>> notes) {

  public record Room(String name, @Attribute("level") int floor) {}
}
