package io.partita.processor.validate;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import java.util.List;
import java.util.Optional;

/** A placeholder's format is one that its component's type has at that place. */
final class FormatsFit implements PlaceholderRule {

  @Override
  public Code code() {
    return Code.UNKNOWN_FORMAT;
  }

  @Override
  public Optional<String> problem(TableModel table, ResolvedKey key, ResolvedPlaceholder resolved) {
    Placeholder placeholder = resolved.placeholder();
    return resolved
        .leaf()
        .filter(leaf -> resolved.format().isEmpty() && !placeholder.format().isEmpty())
        .filter(Types::isSupported)
        .map(ComponentModel::type)
        .flatMap(
            type ->
                KeyFormatChooser.formats(type, key.place())
                    .map(allowed -> message(key, placeholder, type, allowed)))
        .map(message -> message + stored(table, key, placeholder));
  }

  /** Keys that are stored already do not change with their format. */
  private static String stored(TableModel table, ResolvedKey key, Placeholder placeholder) {
    boolean isLossy = isCaseFormat(placeholder.format()) && !key.place().isIndex();
    return table.encoding() == KeyEncoding.RAW && !isLossy
        ? " If keys are stored in another form already, @Convert '%s' to a String of that form, and give it no format."
            .formatted(placeholder.name())
        : "";
  }

  private static String message(
      ResolvedKey key, Placeholder placeholder, TypeModel type, List<String> allowed) {
    String format = placeholder.format();
    if (isCaseFormat(format) && isText(type)) {
      return "%s changes the case of '%s', so that different values would share one key. Remove ':%s'; only index keys may have it."
          .formatted(key.description(), placeholder.name(), format);
    }
    return "%s gives '%s' the format '%s', which %s does not have here. %s"
        .formatted(
            key.description(),
            placeholder.name(),
            format,
            Types.withArticle(KeyFormatChooser.innermost(type).javaType()),
            remedy(format, allowed));
  }

  private static String remedy(String format, List<String> allowed) {
    if (allowed.isEmpty()) {
      return "Remove ':" + format + "'.";
    }
    List<String> names =
        allowed.stream()
            .map(name -> name.equals("<width>") ? "a width from 1 to 19" : name)
            .toList();
    return Suggestion.closest(format, allowed)
        .map(closest -> "Did you mean '" + closest + "'?")
        .orElseGet(() -> "Use one of " + String.join(", ", names) + ", or none.");
  }

  private static boolean isCaseFormat(String format) {
    return format.equals("upper") || format.equals("lower");
  }

  private static boolean isText(TypeModel type) {
    return KeyFormatChooser.formats(type, KeyPlace.INDEX_SORT)
        .filter(formats -> formats.contains("upper"))
        .isPresent();
  }
}
