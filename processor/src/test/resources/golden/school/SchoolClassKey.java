package school;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The primary key of {@link SchoolClass}: {@code PK = "CLASS#{classId}"}, {@code SK = "INFO"}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassKey extends GeneratedKey<SchoolClass> {
  public final String classId;

  SchoolClassKey(ComponentValues<SchoolClass> values) {
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

  /** The component {@code classId}. */
  public String classId() {
    return classId;
  }
}
