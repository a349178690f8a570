package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A record component and how it is stored.
 *
 * @param name its name; with the path to it if it is in an embedded record: {@code address.city}
 * @param count what it counts, if it is a count
 * @param unique whether no two items of the entity have the same value of it
 * @param max the most elements it may have; 0 for any number
 * @param copy what it is a copy of, if it is one
 * @param rest whether it holds the attributes that no component names
 * @param embedded the record that is stored in its place, if that is stored as attributes of the
 *     item
 * @param generatedId how it is made up, if it is a generated id
 * @param allowed codes of findings that are meant
 */
public record ComponentModel(
    String name,
    TypeModel type,
    String attribute,
    List<String> aliases,
    Set<Managed> managed,
    boolean keyOnly,
    Optional<CountModel> count,
    boolean unique,
    int max,
    Optional<CopyModel> copy,
    boolean rest,
    Optional<EmbeddedModel> embedded,
    Optional<GeneratedIdModel> generatedId,
    Set<String> allowed,
    Origin origin) {

  /** This or, of an embedded record, what is stored of it. */
  public Stream<ComponentModel> stored() {
    return embedded
        .map(record -> record.components().stream().flatMap(ComponentModel::stored))
        .orElseGet(() -> Stream.of(this));
  }

  /** This as a component of an embedded record. */
  public ComponentModel within(String record, String prefix) {
    return new ComponentModel(
        record + "." + name,
        type,
        prefix + attribute,
        aliases.stream().map(alias -> prefix + alias).toList(),
        managed,
        keyOnly,
        count,
        unique,
        max,
        copy,
        rest,
        embedded.map(
            inner ->
                new EmbeddedModel(
                    inner.type(),
                    inner.components().stream()
                        .map(component -> component.within(record, prefix))
                        .toList())),
        generatedId,
        allowed,
        origin);
  }

  /** Whether it is a part of an embedded record. */
  public boolean isEmbedded() {
    return name.indexOf('.') >= 0;
  }

  /** Its name in its own record: {@code city} for {@code address.city}. */
  public String ownName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** A Java name for its value: {@code addressCity} for {@code address.city}. */
  public String javaName() {
    return JavaNames.joined(name);
  }
}
