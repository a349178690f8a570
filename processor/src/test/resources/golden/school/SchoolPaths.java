package school;

import io.partita.runtime.condition.ListField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.RecordField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The paths into records that entities of {@link School} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolPaths {
  private SchoolPaths() {}

  /**
   * A {@link SchoolClass.Summary} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class SchoolClass_SummaryPath<E> extends RecordField<E, SchoolClass.Summary> {
    SchoolClass_SummaryPath(Path path) {
      super(path, SchoolCodecs.SCHOOL_CLASS_SUMMARY);
    }

    /** The component {@code studentId}. */
    public TextField<E> studentId() {
      return new TextField<>(path().attribute("studentId"));
    }

    /** The component {@code name}. */
    public TextField<E> name() {
      return new TextField<>(path().attribute("name"));
    }

    /** The component {@code year}. */
    public OrderedField<E, Integer> year() {
      return new OrderedField<>(path().attribute("year"), Codecs.INTEGER);
    }
  }

  /**
   * A {@link SchoolClass.Team} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class SchoolClass_TeamPath<E> extends RecordField<E, SchoolClass.Team> {
    SchoolClass_TeamPath(Path path) {
      super(path, SchoolCodecs.SCHOOL_CLASS_TEAM);
    }

    /** The component {@code captain}. */
    public SchoolClass_SummaryPath<E> captain() {
      return new SchoolClass_SummaryPath<>(path().attribute("captain"));
    }

    /** The component {@code members}. */
    public ListField<E, SchoolClass.Summary, SchoolClass_SummaryPath<E>> members() {
      return new ListField<>(
          path().attribute("members"),
          SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST,
          SchoolCodecs.SCHOOL_CLASS_SUMMARY,
          path -> new SchoolClass_SummaryPath<>(path));
    }
  }
}
