package io.partita.processor.lock;

import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPart.ShardPart;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.StoredKey;
import java.util.List;
import java.util.Locale;

/** Names how values become key text: equal names give equal text of equal values. */
final class LockFormats {

  /** The format of a key attribute that is a component's own. */
  private static final String NATIVE = "native";

  private LockFormats() {}

  /** The pieces of a key attribute; text that follows text is one of them. */
  static List<LockPart> parts(KeyAttributePlan key) {
    if (key.isNative() && !key.isFormatted()) {
      ComponentPart component = (ComponentPart) key.parts().get(0);
      return List.of(new LockPart.Value(path(component), NATIVE));
    }
    return StoredKey.merged(key.parts()).stream().map(LockFormats::part).toList();
  }

  static LockPart part(KeyPart part) {
    if (part instanceof LiteralPart literal) {
      return new LockPart.Literal(literal.text());
    }
    if (part instanceof ShardPart shard) {
      return new LockPart.Shard(shard.count());
    }
    ComponentPart component = (ComponentPart) part;
    return new LockPart.Value(path(component), name(component.format()));
  }

  private static LockPath path(ComponentPart component) {
    LockPath path = LockPath.of(component.root().attribute());
    for (int i = 1; i < component.path().size(); i++) {
      path = path.attribute(component.path().get(i).attribute());
    }
    return path;
  }

  /** What tells a format from all that write other text. */
  static String name(KeyFormat format) {
    String type = type(format.type());
    return switch (format.style()) {
      case TEXT, RAW_TEXT, UPPER, RAW_UPPER, LOWER, RAW_LOWER, PLAIN, EPOCH_SECONDS, EPOCH_MILLIS ->
          lower(format.style());
      case PADDED -> "padded-" + type;
      case WIDTH -> "width-" + format.width();
      case ISO -> type + "-" + lower(format.precision());
      case CANONICAL -> type;
    };
  }

  private static String type(TypeModel type) {
    return KeyFormatChooser.innermost(type) instanceof ScalarType scalar
        ? lower(scalar.scalar())
        : "enum";
  }

  /** A scalar as a lock names it. */
  static String name(Scalar scalar) {
    return lower(scalar);
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
