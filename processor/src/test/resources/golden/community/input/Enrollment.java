package community;

import io.partita.annotations.Entity;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Ttl;
import io.partita.annotations.Version;
import java.time.Instant;

@Entity(pk = "STUDENT#{studentId}", sk = "COURSE#{semester}#{courseId}")
public record Enrollment(
    @KeyOnly String studentId,
    int semester,
    String courseId,
    String grade,
    @Version long version,
    @Ttl Instant expires) {}
