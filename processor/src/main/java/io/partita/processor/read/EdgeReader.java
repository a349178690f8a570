package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndModel.GivenKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.read.RelatedTypes.Purpose;
import io.partita.processor.resolve.EdgeDeriver;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads {@code @ManyToMany}, which needs the other entities of the table. */
final class EdgeReader {

  private final Reading reading;
  private final EdgeDeriver deriver;
  private final EndMatcher matcher;
  private final RelatedTypes related;

  /**
   * A reader.
   *
   * @param table the table with its entities as they are by themselves
   */
  EdgeReader(Reading reading, TableModel table, List<DeclaredEntity> entities) {
    this.reading = reading;
    this.deriver = new EdgeDeriver(table);
    this.matcher =
        new EndMatcher(
            table,
            entities.stream()
                .filter(entity -> entity.manyToMany().isPresent())
                .map(entity -> entity.model().type())
                .collect(Collectors.toUnmodifiableSet()));
    this.related = new RelatedTypes(reading, table);
  }

  /** The entity, an edge with all its keys if it is one. */
  EntityModel read(DeclaredEntity entity) {
    if (entity.manyToMany().isEmpty()) {
      return entity.model();
    }
    Optional<EdgeModel> edge = edge(entity.model(), entity.manyToMany().get());
    if (edge.isEmpty()) {
      reading.diagnostics().silence(entity.model().origin());
    }
    return edge.map(found -> deriver.derive(entity.model(), found)).orElse(entity.model());
  }

  private Optional<EdgeModel> edge(EntityModel entity, DeclaredAnnotation annotation) {
    Optional<DeclaredEnd> left = end(entity, annotation, "left");
    Optional<DeclaredEnd> right = end(entity, annotation, "right");
    return left.flatMap(l -> right.map(r -> edge(entity, annotation, l, r)));
  }

  private EdgeModel edge(
      EntityModel entity, DeclaredAnnotation annotation, DeclaredEnd left, DeclaredEnd right) {
    List<EndKey> leftKeys = matcher.match(entity, left.type, right.type, left.given.components());
    List<EndKey> rightKeys = matcher.match(entity, right.type, left.type, right.given.components());
    boolean self = left.type.equals(right.type);
    return new EdgeModel(
        left.model(
            self ? EndNames.role(left.type, leftKeys, rightKeys) : EndNames.role(left.type),
            leftKeys),
        right.model(
            self ? EndNames.role(right.type, rightKeys, leftKeys) : EndNames.role(right.type),
            rightKeys),
        annotation.text("inverse"),
        annotation.flag("requireEnds"),
        annotation.origin());
  }

  private Optional<DeclaredEnd> end(EntityModel edge, DeclaredAnnotation annotation, String side) {
    Purpose purpose =
        new Purpose(
            "an end of " + edge.name(),
            Code.UNUSABLE_END,
            edge.name() + " cannot join what is not stored");
    GivenKey given = new GivenKey(annotation.texts(side + "Key"), annotation.origin(side + "Key"));
    return related
        .find(annotation, side, purpose)
        .map(end -> new DeclaredEnd(end, given, annotation.origin(side)));
  }

  /** An end as it is written. */
  private record DeclaredEnd(ClassName type, GivenKey given, Origin origin) {
    EndModel model(String role, List<EndKey> keys) {
      return new EndModel(type, role, keys, given, origin);
    }
  }
}
