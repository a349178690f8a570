package school;

import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.RecordCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The codecs of the types that entities of {@link School} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class SchoolCodecs {
  static final RecordCodec<SchoolClass.Summary> SCHOOL_CLASS_SUMMARY = new SchoolClass_SummaryCodec();
  static final RecordCodec<SchoolClass.Team> SCHOOL_CLASS_TEAM = new SchoolClass_TeamCodec();
  static final Codec<List<SchoolClass.Summary>> SCHOOL_CLASS_SUMMARY_LIST = Codecs.list(SCHOOL_CLASS_SUMMARY);
  static final Codec<List<SchoolClass.Summary>> SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_5 = Codecs.atMost(5, SCHOOL_CLASS_SUMMARY_LIST);
  static final Codec<List<SchoolClass.Summary>> SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_40 = Codecs.atMost(40, SCHOOL_CLASS_SUMMARY_LIST);
  static final Codec<Map<Integer, SchoolClass.Team>> SCHOOL_CLASS_TEAM_BY_INTEGER =
      Codecs.map(MapKey.INTEGER, SCHOOL_CLASS_TEAM);
  static final Codec<Optional<Map<Integer, SchoolClass.Team>>> OPTIONAL_SCHOOL_CLASS_TEAM_BY_INTEGER = Codecs.optional(SCHOOL_CLASS_TEAM_BY_INTEGER);

  private SchoolCodecs() {}

  /** Reads and writes {@link SchoolClass.Summary} as a map. */
  private static final class SchoolClass_SummaryCodec extends RecordCodec<SchoolClass.Summary> {
    private static final AttributeNames NAMES = AttributeNames.of("studentId", "name", "year");

    @Override
    protected SchoolClass.Summary readAttributes(ItemReader reader) {
      String studentId = null;
      String name = null;
      int year = 0;
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> studentId = reader.string();
          case 1 -> name = reader.string();
          case 2 -> year = reader.intValue();
        }
      }
      reader.require(NAMES, 2);
      return new SchoolClass.Summary(studentId, name, year);
    }

    @Override
    protected void writeAttributes(SchoolClass.Summary summary, ItemWriter writer) {
      writer.string("studentId", summary.studentId());
      writer.string("name", summary.name());
      writer.number("year", summary.year());
    }
  }

  /** Reads and writes {@link SchoolClass.Team} as a map. */
  private static final class SchoolClass_TeamCodec extends RecordCodec<SchoolClass.Team> {
    private static final AttributeNames NAMES = AttributeNames.of("captain", "members");

    @Override
    protected SchoolClass.Team readAttributes(ItemReader reader) {
      SchoolClass.Summary captain = null;
      List<SchoolClass.Summary> members = List.of();
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> captain = SchoolCodecs.SCHOOL_CLASS_SUMMARY.read(reader);
          case 1 -> members = SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_5.read(reader);
        }
      }
      return new SchoolClass.Team(captain, members);
    }

    @Override
    protected void writeAttributes(SchoolClass.Team team, ItemWriter writer) {
      writer.attribute("captain", team.captain(), SchoolCodecs.SCHOOL_CLASS_SUMMARY);
      writer.attribute("members", team.members(), SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_5);
    }
  }
}
