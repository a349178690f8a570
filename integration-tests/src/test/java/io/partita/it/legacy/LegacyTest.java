package io.partita.it.legacy;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.legacy.Accounts.Booking;
import io.partita.it.legacy.Devices.Device;
import io.partita.it.legacy.Movies.Movie;
import io.partita.it.legacy.Movies.Role;
import io.partita.it.legacy.Threads.Message;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.InvalidKeyException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tables that another program made and filled: read, changed, and still as that program knows them.
 */
@DynamoDbTest
class LegacyTest {

  @Test
  void nativeKeysAreStoredOnceInTheirOwnType(
      DynamoDbClient client, @TableName("accounts") String name) {
    AccountsTable accounts = AccountsTable.of(client, name);
    accounts.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    Map<String, AttributeValue> item =
        Map.of(
            "AccountID",
            text("acc #1"),
            "BookedAt",
            number(1700000000),
            "Payee",
            text("Bakery"),
            "Amount",
            number(3));
    raw.put(item);
    Booking booking = accounts.booking().get("acc #1", 1700000000);
    assertEquals(new Booking("acc #1", 1700000000, "Bakery", new BigDecimal(3), null), booking);
    accounts.booking().update("acc #1", 1700000000).note("bread").execute();
    accounts
        .booking()
        .replace(new Booking("acc #1", 1700000000, "Baker", new BigDecimal(4), "rolls"));
    assertEquals(
        Map.of(
            "AccountID", text("acc #1"),
            "BookedAt", number(1700000000),
            "Payee", text("Baker"),
            "Amount", number(4),
            "note", text("rolls")),
        raw.get(Map.of("AccountID", text("acc #1"), "BookedAt", number(1700000000))));
    assertThrows(
        ConditionFailedException.class,
        () -> accounts.booking().delete("acc #1", 1700000000, BookingFields.BOOKED_AT.lt(5L)));
    assertEquals(
        "bread",
        accounts
            .booking()
            .update("acc #1", 1700000000)
            .note("bread")
            .when(BookingFields.ACCOUNT_ID.beginsWith("acc").and(BookingFields.BOOKED_AT.gt(5L)))
            .executeAndGet()
            .note());
    assertEquals(1, accounts.booking().scan().filter(BookingFields.BOOKED_AT.gt(5L)).list().size());
    assertEquals(1, accounts.booking().scan().list().size());
    assertTrue(accounts.verifyTable().isOk(), () -> accounts.verifyTable().toString());
    assertThrows(InvalidKeyException.class, () -> accounts.booking().find("", 1));
    Booking withoutPayee = new Booking("acc #1", 1, "", new BigDecimal(4), null);
    assertThrows(InvalidKeyException.class, () -> accounts.booking().create(withoutPayee));
    assertThrows(InvalidKeyException.class, () -> accounts.booking().putAll(List.of(withoutPayee)));
    BookingUpdate noPayee = accounts.booking().update("acc #1", 1700000000).payee("");
    assertThrows(InvalidKeyException.class, noPayee::execute);
  }

  @Test
  void rawKeysAreTakenAsTheyAre(DynamoDbClient client, @TableName("movies") String name) {
    MoviesTable movies = MoviesTable.of(client, name);
    movies.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    raw.put(
        Map.of(
            "PK",
            text("MOVIE#Toy Story"),
            "SK",
            text("MOVIE#Toy Story"),
            "entity",
            text("film"),
            "title",
            text("Toy Story"),
            "year",
            number(1995)));
    Movie movie = new Movie("Toy Story", 1995, null);
    assertEquals(Optional.of(movie), movies.movie().find("Toy Story"));
    assertEquals(List.of(movie), movies.movie().scan().list());
    movies.movie().update("Toy Story").director("John Lasseter").execute();
    movies.role().create(new Role("Toy Story", "Tom Hanks", "Woody"));
    assertEquals(
        Map.of(
            "PK",
            text("MOVIE#Toy Story"),
            "SK",
            text("ACTOR#Tom Hanks"),
            "entity",
            text("role"),
            "title",
            text("Toy Story"),
            "actor",
            text("Tom Hanks"),
            "character",
            text("Woody")),
        raw.get("MOVIE#Toy Story", "ACTOR#Tom Hanks"));
    assertThrows(InvalidKeyException.class, () -> movies.movie().find("Face#Off"));
    movies.movie().replace(new Movie("Toy Story", 1995, "Lasseter"));
    assertEquals(text("movie"), raw.get("MOVIE#Toy Story", "MOVIE#Toy Story").get("entity"));
    assertTrue(movies.verifyTable().isOk(), () -> movies.verifyTable().toString());
  }

  @Test
  void aTableWithoutASortKeyAndWithBinaryKeysWorks(
      DynamoDbClient client, @TableName("devices") String name) {
    DevicesTable devices = DevicesTable.of(client, name);
    devices.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    byte[] serial = {0, (byte) 0xFF, 0x23};
    AttributeValue key = AttributeValue.fromB(SdkBytes.fromByteArray(serial));
    raw.put(Map.of("serial", key, "fw", text("1.0"), "other", text("kept")));
    Device device = devices.device().get(serial);
    assertArrayEquals(serial, device.serial());
    assertEquals("1.0", device.firmware());
    devices.device().put(new Device(serial, null));
    assertEquals(Map.of("serial", key, "other", text("kept")), raw.get(Map.of("serial", key)));
    devices.device().update(serial).firmware("2.0").execute();
    assertEquals("2.0", devices.device().get(serial).firmware());
    assertEquals(1, devices.device().scan().count());
    devices.device().delete(serial);
    assertTrue(devices.device().find(serial).isEmpty());
  }

  @Test
  void withoutATypeAttributeItemsAreRecognisedByTheirKeys(
      DynamoDbClient client, @TableName("threads") String name) {
    ThreadsTable threads = ThreadsTable.of(client, name);
    threads.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    Threads.Thread thread = new Threads.Thread("t1", "Welcome");
    Message first = new Message("t1", "m1", "Hello");
    Message bare = new Message("t1", "m2", null);
    threads.thread().create(thread);
    threads.message().create(first);
    threads.message().put(bare);
    assertEquals(Set.of("PK", "SK"), raw.get("THREAD#t1", "m2").keySet());
    assertEquals(bare, threads.message().get("t1", "m2"));
    raw.put(Map.of("PK", text("OTHER#1"), "SK", text("x")));
    assertEquals(List.of(thread), threads.thread().scan().list());
    assertEquals(Set.of(first, bare), Set.copyOf(threads.message().scan().list()));
    assertEquals(2, threads.message().scan().count());
    assertThrows(InvalidKeyException.class, () -> threads.message().find("t1", "META"));
    assertEquals(Optional.of(thread), threads.read(raw.get("THREAD#t1", "META")));
    assertEquals(Optional.of(first), threads.read(raw.get("THREAD#t1", "m1")));
    assertEquals(Optional.empty(), threads.read(raw.get("OTHER#1", "x")));
  }
}
