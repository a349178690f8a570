package community;

import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Unique;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

@Entity(pk = "USER#{userId}", sk = "PROFILE")
@Index(name = "GSI1", pk = "STATUS#{status}", sk = "{createdAt:day}#{userId}")
public record User(
    String userId,
    String name,
    @Unique String email,
    Status status,
    int age,
    Set<String> tags,
    Address address,
    Optional<String> nickname,
    @CreatedAt Instant createdAt) {

  public enum Status {
    ACTIVE,
    GONE
  }

  public record Address(String street, String city) {}
}
