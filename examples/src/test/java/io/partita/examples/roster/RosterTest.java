package io.partita.examples.roster;

import static io.partita.examples.roster.RosterWalk.MAX;
import static io.partita.examples.roster.RosterWalk.ZOE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.roster.Roster.Course;
import io.partita.examples.roster.Roster.Summary;
import io.partita.runtime.CopyDifference;
import io.partita.runtime.TooManyElementsException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class RosterTest {

  @Test
  void summariesFollowTheirStudents(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new RosterWalk(), client, table);
    assertEquals(
        new Course("math", "Mathematics", List.of(MAX, ZOE)),
        told.answer("A class with the names of its students"));
    assertInstanceOf(TooManyElementsException.class, told.answer("More students than seats"));
    assertEquals(
        List.of(
            new CopyDifference("Course", CourseKey.of("art"), "students"),
            new CopyDifference("Course", CourseKey.of("math"), "students")),
        told.answer("Which copies differ"));
    assertEquals(2L, told.answer("Bring them up to date"));
    assertEquals(
        new Course("math", "Mathematics", List.of(MAX, new Summary("zoe", "Zoë"))),
        told.answer("The class now"));
  }
}
