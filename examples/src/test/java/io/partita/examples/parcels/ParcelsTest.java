package io.partita.examples.parcels;

import static io.partita.examples.parcels.ParcelsWalk.CRATE;
import static io.partita.examples.parcels.ParcelsWalk.LETTER;
import static io.partita.examples.parcels.ParcelsWalk.VASE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ParcelsTest {

  @Test
  void eachIndexGivesWhatItCarries(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new ParcelsWalk(), client, table);
    assertEquals(
        List.of(ParcelKey.of("ada", "p1"), ParcelKey.of("ada", "p2")),
        told.answer("Keys of pending parcels"));
    assertEquals(List.of(LETTER, CRATE), told.answer("The parcels themselves: a second request"));
    assertEquals(List.of(50, 9000, 1200), told.answer("The weights in a depot, without the forms"));
    assertEquals(
        List.of(CRATE, VASE),
        told.answer("The heavy ones in full: the filter is on what the index has"));
    assertEquals(List.of(LETTER, CRATE, VASE), told.answer("What a recipient gets"));
  }
}
