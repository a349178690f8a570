package io.partita.examples.school;

import static io.partita.examples.school.SchoolWalk.MAX_MATH;
import static io.partita.examples.school.SchoolWalk.ZOE;
import static io.partita.examples.school.SchoolWalk.ZOE_AGAIN;
import static io.partita.examples.school.SchoolWalk.ZOE_ART;
import static io.partita.examples.school.SchoolWalk.ZOE_FAILED;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.school.School.Enrollment;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SchoolTest {

  @Test
  void enrollmentsAreReadBySemesterFromBothSides(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new SchoolWalk(), client, table);
    assertEquals(
        List.of(ZOE_AGAIN, ZOE_ART, ZOE_FAILED),
        told.answer("A student's courses, newest semester first"));
    assertEquals(List.of(ZOE_ART, ZOE_AGAIN), told.answer("Those of one semester"));
    assertEquals(
        List.of(MAX_MATH, ZOE_AGAIN),
        told.answer("The roster of one semester, without its block course"));
    assertEquals(4L, told.answer("Everybody of the year"));
    Enrollment graded = new Enrollment("zoe", "math", "2024-2", "A");
    assertEquals(graded, told.answer("Record a grade: keys of three parts are built part by part"));
    assertEquals(
        List.of(new Linked<>(graded, Optional.of(ZOE))), told.answer("Who passed, by name"));
  }
}
