package community;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.RecordCodec;
import io.partita.runtime.generated.value.SetKind;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The codecs of the types that entities of {@link Community} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class CommunityCodecs {
  static final RecordCodec<User.Address> USER_ADDRESS = new User_AddressCodec();
  static final Codec<User.Status> USER_STATUS = Codecs.enumOf(User.Status.values());
  static final Codec<Set<String>> STRING_SET = Codecs.set(SetKind.TEXT, Codecs.STRING);
  static final Codec<Optional<String>> OPTIONAL_STRING = Codecs.optional(Codecs.STRING);
  static final Codec<Membership.Role> MEMBERSHIP_ROLE = Codecs.enumOf(Membership.Role.values());

  private CommunityCodecs() {}

  /** Reads and writes {@link User.Address} as a map. */
  private static final class User_AddressCodec extends RecordCodec<User.Address> {
    private static final AttributeNames NAMES = AttributeNames.of("street", "city");

    @Override
    protected User.Address readAttributes(ItemReader reader) {
      String street = null;
      String city = null;
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> street = reader.string();
          case 1 -> city = reader.string();
        }
      }
      return new User.Address(street, city);
    }

    @Override
    protected void writeAttributes(User.Address address, ItemWriter writer) {
      writer.string("street", address.street());
      writer.string("city", address.city());
    }
  }
}
