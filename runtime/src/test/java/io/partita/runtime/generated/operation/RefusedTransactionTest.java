package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.CountMismatchException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;

class RefusedTransactionTest {

  private static final Member ADA = new Member("a", "ada");
  private static final Member BOB = new Member("a", "bob");

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  private List<Failure> failures(ClubTransaction transaction) {
    TransactionFailedException failed =
        assertThrows(TransactionFailedException.class, transaction::execute);
    assertTrue(client.isDone());
    assertFalse(failed.getMessage().contains("ada"), "values are not shown");
    return failed.failures();
  }

  private static void assertFailure(int action, String entity, Reason reason, Failure failure) {
    assertEquals(action, failure.action());
    assertEquals(entity, failure.entity());
    assertEquals(reason, failure.reason());
  }

  @Test
  void everyRefusalIsMappedToTheActionThatNeedsIt() {
    client.thenRefuse(Club.of("x").item(), ADA.item(), Map.of(), null, Map.of());
    List<Failure> failures =
        failures(
            table
                .transact()
                .create(Club.of("x"))
                .create(ADA)
                .create(BOB)
                .check(Club.Key.of("q"), null));

    assertEquals(4, failures.size());
    assertFailure(0, "Club", Reason.ALREADY_EXISTS, failures.get(0));
    assertFailure(1, "Member", Reason.ALREADY_EXISTS, failures.get(1));
    assertFailure(2, "Club", Reason.END_MISSING, failures.get(2));
    assertFailure(3, "Club", Reason.NOT_FOUND, failures.get(3));
    assertEquals("ConditionalCheckFailed", failures.get(0).code());
    assertEquals(Optional.of(ADA), failures.get(1).stored());
    assertEquals(Optional.empty(), failures.get(2).stored());
  }

  @Test
  void anOwnerThatIsBeingDeletedIsNotMissing() {
    client.thenRefuse(null, Clubs.marked(Club.of("a")));
    ItemBeingDeletedException refused =
        assertThrows(ItemBeingDeletedException.class, () -> table.members.create(ADA));
    assertEquals("Club", refused.entity());
    assertTrue(refused.getMessage().contains("'club'"), refused.getMessage());

    client.thenRefuse(null, Clubs.marked(Club.of("a")));
    assertFailure(0, "Club", Reason.BEING_DELETED, failures(table.transact().create(ADA)).get(0));
  }

  @Test
  void anItemOfAnotherTypeIsNoOwner() {
    client.thenRefuse(null, ADA.item());
    assertThrows(ItemNotFoundException.class, () -> table.members.create(ADA));
  }

  @Test
  void anItemThatIsBeingDeletedCannotBeCreated() {
    client.thenRefuse(Clubs.marked(Club.of("a")));
    assertThrows(ItemBeingDeletedException.class, () -> table.clubs.create(Club.of("a")));
  }

  @Test
  void aDeletionThatCountsBelowZeroNamesTheCount() {
    client.thenRefuse(null, Club.of("a").item());
    CountMismatchException mismatch =
        assertThrows(CountMismatchException.class, () -> table.members.delete(ADA.key()));
    assertEquals("members", mismatch.component());
    assertEquals("Club", mismatch.entity());
  }

  @Test
  void whatIsNotThereIsSaidBeforeItsCount() {
    client.thenRefuse(Map.of(), Club.of("a").item());
    assertThrows(ItemNotFoundException.class, () -> table.members.delete(ADA.key()));
    client.thenRefuse(Map.of(), Map.of());
    assertFalse(table.members.deleteIfExists(ADA.key()));
    client.thenCommit();
    assertTrue(table.members.deleteIfExists(ADA.key()));
  }

  @Test
  void anItemThatCountsIsNotDeleted() {
    Club counting = new Club("a", null, null, 2, 0);
    client.thenFind(counting.item()).thenRefuse(counting.item());
    assertThrows(HasRelatedItemsException.class, () -> table.clubs.delete(Club.Key.of("a")));
  }

  @Test
  void ifNothingElseIsFalseItIsTheCallersCondition() {
    client.thenRefuse(Club.of("a").item());
    Failure failure =
        failures(
                table
                    .transact()
                    .check(Club.Key.of("a"), new TextField<Club>(Path.of("town")).exists()))
            .get(0);
    assertFailure(0, "Club", Reason.CONDITION_FALSE, failure);
    assertEquals(Optional.of(Club.of("a")), failure.stored());
  }

  @Test
  void conditionsComeBeforeConflicts() {
    client.thenCancelEach("TransactionConflict", "ConditionalCheckFailed");
    assertThrows(ItemNotFoundException.class, () -> table.members.create(ADA));
    client.thenCancelEach("TransactionConflict", "ConditionalCheckFailed");
    List<Failure> failures = failures(table.transact().create(ADA));
    assertEquals(List.of(Reason.END_MISSING), failures.stream().map(Failure::reason).toList());
  }

  @Test
  void otherReasonsAndFailuresPass() {
    client.thenCancelEach("None", "ItemCollectionSizeLimitExceeded");
    Failure failure = failures(table.transact().create(ADA)).get(0);
    assertFailure(0, "Club", Reason.OTHER, failure);
    assertEquals("ItemCollectionSizeLimitExceeded", failure.code());

    SdkException broken = InternalServerErrorException.builder().message("broken").build();
    client.thenFail(broken);
    assertSame(
        broken, assertThrows(SdkException.class, () -> table.transact().create(ADA).execute()));
  }

  @Test
  void anIdempotencyKeyOfAnotherTransactionIsSaidToBeUsed() {
    SdkException mismatch = IdempotentParameterMismatchException.builder().message("used").build();
    client.thenFail(mismatch);
    Failure failure = failures(table.transact().create(ADA).idempotencyKey("k")).get(0);
    assertFailure(0, "Member", Reason.IDEMPOTENCY_KEY_USED, failure);
  }

  @Test
  void whatWasReadMayTellEnough() {
    client.thenFind(Map.of());
    assertThrows(
        ItemNotFoundException.class, () -> new Club.Update(table.clubs, "a").email("x").execute());
    assertEquals(1, client.requests().size());
  }

  @Test
  void anItemThatExistsIsSaidToExistWhateverElseIsMissing() {
    client.thenRefuse(ADA.item(), Map.of());
    assertThrows(ItemAlreadyExistsException.class, () -> table.members.create(ADA));
  }
}
