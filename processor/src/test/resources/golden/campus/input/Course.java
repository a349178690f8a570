package campus;

import io.partita.annotations.Entity;

/** Identified by an int, which is plain in its partition key and so in the keys of its edges. */
@Entity(pk = "COURSE#{courseId}", sk = "INFO")
public record Course(int courseId, String title) {}
