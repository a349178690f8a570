package projections;

import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The codecs of the types that entities of {@link Depots} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class DepotsCodecs {
  static final Codec<Optional<String>> OPTIONAL_STRING = Codecs.optional(Codecs.STRING);

  private DepotsCodecs() {}
}
