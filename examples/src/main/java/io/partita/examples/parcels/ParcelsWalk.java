package io.partita.examples.parcels;

import static io.partita.examples.parcels.Parcels.Status.DELIVERED;
import static io.partita.examples.parcels.Parcels.Status.PENDING;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.parcels.Parcels.Parcel;
import io.partita.examples.parcels.Parcels.Status;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Queries each index for what it carries, and reads the rest where it is needed. */
public final class ParcelsWalk implements Walk {

  static final Parcel LETTER = parcel("p1", PENDING, 50);
  static final Parcel CRATE = parcel("p2", PENDING, 9000);
  static final Parcel VASE = parcel("p3", DELIVERED, 1200);

  private static Parcel parcel(String id, Status status, int grams) {
    return new Parcel(
        "ada", id, status, LocalDate.of(2024, 5, 1), "Ghent", "bob", grams, "a long form");
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    ParcelsTable table = ParcelsTable.of(client, tableName);
    ParcelDao parcels = table.parcel();
    narrator.chapter("The table and its items");
    table.createTableIfMissing();
    parcels.putAll(List.of(LETTER, CRATE, VASE));

    narrator.chapter("KEYS_ONLY");
    narrator.ask("Keys of pending parcels", () -> parcels.byStatus(PENDING).list());
    narrator.ask(
        "The parcels themselves: a second request",
        () -> parcels.byStatus(PENDING).hydrate().list());

    narrator.chapter("INCLUDE");
    narrator.ask(
        "The weights in a depot, without the forms",
        () -> parcels.byDepot("Ghent").stream().map(item -> item.grams()).toList());
    narrator.ask(
        "The heavy ones in full: the filter is on what the index has",
        () -> parcels.byDepot("Ghent").filter(ParcelFields.GRAMS.gt(1000)).hydrate().list());

    narrator.chapter("ALL");
    narrator.ask("What a recipient gets", () -> parcels.byRecipient("bob").list());
  }
}
