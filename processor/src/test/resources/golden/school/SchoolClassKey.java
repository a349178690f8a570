package school;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link SchoolClass}. Equal keys are the same item.
 *
 * <p>{@code PK = "CLASS#{classId}"}, {@code SK = "INFO"}
 *
 * <p>A component that cannot be part of a key, as it is null, empty or too long, is refused with
 * an {@link io.partita.runtime.InvalidKeyException}.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassKey extends GeneratedKey<SchoolClass> {
  public final String classId;

  private SchoolClassKey(ComponentValues<SchoolClass> values) {
    super(SchoolClassSchema.KEY, values);
    this.classId = get(SchoolClassSchema.CLASS_ID);
  }

  /** The key of its components. */
  public static SchoolClassKey of(String classId) {
    return new SchoolClassKey(ComponentValues.of(SchoolClassSchema.CLASS_ID, classId));
  }

  /** The key of a record. */
  public static SchoolClassKey of(SchoolClass schoolClass) {
    return new SchoolClassKey(
        ComponentValues.of(SchoolClassSchema.CLASS_ID, SchoolClassSchema.CLASS_ID.get(schoolClass)));
  }

  static SchoolClassKey from(ComponentValues<SchoolClass> values) {
    return new SchoolClassKey(values);
  }

  /** The component {@code classId}. */
  public String classId() {
    return classId;
  }
}
