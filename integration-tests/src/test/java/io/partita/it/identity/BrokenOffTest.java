package io.partita.it.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.identity.Parcels.Comment;
import io.partita.it.identity.Parcels.Member;
import io.partita.it.identity.Parcels.Visit;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemProblem.Kind;
import io.partita.runtime.VerificationIncompleteException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Verifications and batches that break off in the middle. */
@DynamoDbTest
class BrokenOffTest {

  private final FaultyHttpClient http = new FaultyHttpClient();
  private final RawItems raw;
  private final ParcelsTable parcels;

  BrokenOffTest(DynamoDbClient plain, @TableName String table) {
    this.raw = new RawItems(plain, table);
    this.parcels = ParcelsTable.of(http.clientLike(plain, 1), table);
    parcels.createTableIfMissing();
  }

  @Test
  void aPageThatWasNotDoneIsReportedOnceWhenItIsReadAgain() {
    Map<String, AttributeValue> item =
        new HashMap<>(MemberMapper.INSTANCE.toItem(new Member("1", "2", "captain")));
    item.put("clubId", RawItems.text("7"));
    raw.put(item);
    List<Kind> told = new ArrayList<>();
    http.script(Fault.NONE, Fault.ERROR_BEFORE);
    VerificationIncompleteException incomplete =
        assertThrows(
            VerificationIncompleteException.class,
            () -> parcels.verifyItems().onProblem(problem -> told.add(problem.kind())).run());
    assertEquals(List.of(), told);
    assertEquals(Map.of(), incomplete.report().problems());
    http.script();
    assertEquals(
        Map.of(Kind.KEY_DISAGREES, 1L, Kind.DANGLING, 2L),
        parcels.verifyItems().resume(incomplete.token()).run().problems());
    raw.delete("CLUB#1", "PERSON#2");
  }

  @Test
  void aBatchNamesTheRecordsThatWereToBePutAlone() {
    Visit whole = new Visit("1", "1", "7", Instant.EPOCH, "Ada", 5);
    Visit first = new Visit("1", "2", "7", null, "Bob", 4);
    Visit second = new Visit("1", "3", "7", Instant.EPOCH, null, 3);
    http.script(Fault.NONE, Fault.ERROR_BEFORE);
    IncompleteBatchException incomplete =
        assertThrows(
            IncompleteBatchException.class,
            () -> parcels.visit().putAll(List.of(first, whole, second)));
    assertEquals(List.of(first, second), incomplete.remaining());
    http.script();
    assertEquals(List.of(whole), parcels.visit().byPlaceId("1").list());
    parcels.visit().putAll(List.of(first, second));
    assertEquals(List.of(whole, first, second), parcels.visit().byPlaceId("1").list());
  }

  @Test
  void ofBatchesOverSeveralEntitiesTheRestIsKept() {
    Comment comment = new Comment("mixed", Instant.EPOCH, "text");
    Visit first = new Visit("mixed", "2", "7", null, "Bob", 4);
    Visit second = new Visit("mixed", "3", "7", Instant.EPOCH, null, 3);
    ParcelsBatch batch = parcels.batch().put(first).put(comment).put(second);
    http.script(Fault.NONE, Fault.ERROR_BEFORE);
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, batch::execute);
    assertEquals(List.of(first, second), incomplete.remaining());
    http.script();
    assertEquals(Optional.of(comment), parcels.comment().find("mixed", Instant.EPOCH));
    batch.execute();
    assertEquals(List.of(first, second), parcels.visit().byPlaceId("mixed").list());
  }
}
