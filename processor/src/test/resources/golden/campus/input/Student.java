package campus;

import io.partita.annotations.Entity;

@Entity(pk = "STUDENT#{studentId}", sk = "INFO")
public record Student(String studentId, String name) {}
