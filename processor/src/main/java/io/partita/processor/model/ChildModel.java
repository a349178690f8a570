package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndModel.GivenKey;
import java.util.List;

/**
 * What makes an entity a child.
 *
 * @param parent the entity in whose item collection it is stored
 * @param requireParent whether creating a child checks that its parent exists
 * @param keys which components of the child are the parent's key, in the order of the parent's
 *     templates; those that match nothing are left out, and a rule reports them
 */
public record ChildModel(
    ClassName parent, boolean requireParent, List<EndKey> keys, Origin origin) {

  /** This with the components that are the parent's key. */
  public ChildModel with(List<EndKey> keys) {
    return new ChildModel(parent, requireParent, keys, origin);
  }

  /** The parent as if the child were an edge to it: their keys are matched and renamed alike. */
  public EndModel asEnd() {
    return new EndModel(
        parent, EndNames.role(parent), keys, new GivenKey(List.of(), origin), origin);
  }
}
