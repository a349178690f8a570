package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.CountModel;
import io.partita.processor.model.EntityModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The entities whose relations could not be read. That nothing is known to count them is only a
 * consequence.
 */
final class UnreadRelations {

  private UnreadRelations() {}

  /**
   * Keeps rules from reporting what counts such entities.
   *
   * @param declared the entities as they are written
   * @param complete the same with what could be read
   */
  static void silenceCounts(
      Reading reading, List<DeclaredEntity> declared, List<EntityModel> complete) {
    Set<ClassName> unread = new HashSet<>(reading.listed());
    complete.forEach(entity -> unread.remove(entity.type()));
    for (int i = 0; i < complete.size(); i++) {
      if (isUnread(declared.get(i), complete.get(i))) {
        unread.add(complete.get(i).type());
      }
    }
    complete.stream()
        .flatMap(entity -> entity.components().stream())
        .flatMap(component -> component.count().stream())
        .filter(count -> unread.contains(count.counted()))
        .map(CountModel::origin)
        .forEach(reading.diagnostics()::silence);
  }

  private static boolean isUnread(DeclaredEntity declared, EntityModel entity) {
    return (declared.manyToMany().isPresent() && entity.edge().isEmpty())
        || (declared.childOf().isPresent() && entity.child().isEmpty());
  }
}
