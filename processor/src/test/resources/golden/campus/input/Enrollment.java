package campus;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Ttl;
import io.partita.annotations.Version;
import java.time.Instant;
import java.time.YearMonth;

/** An edge with a component inside its sort keys, and a query beside those of its ends. */
@Entity(sk = "COURSE#{semester}#{courseId:plain}")
@ManyToMany(left = Student.class, right = Course.class)
@Index(name = "GSI1", sk = "ENROLLMENT#{semester}#{studentId}")
@Index(name = "GSI2", pk = "GRADE#{grade}", sk = "{semester}", as = "graded")
public record Enrollment(
    @KeyOnly String studentId,
    YearMonth semester,
    int courseId,
    String grade,
    @Version long version,
    @Ttl Instant expires) {}
