package io.partita.it.outcomes;

import io.partita.it.RawItems;
import io.partita.it.outcomes.Contest.Account;
import io.partita.it.outcomes.Contest.Club;
import io.partita.it.outcomes.Contest.Holding;
import io.partita.it.outcomes.Contest.Lease;
import io.partita.it.outcomes.Contest.Membership;
import io.partita.it.outcomes.Contest.Note;
import io.partita.it.outcomes.Contest.Parcel;
import io.partita.it.outcomes.Contest.Person;
import io.partita.it.outcomes.Contest.Player;
import io.partita.it.outcomes.Contest.Session;
import io.partita.it.outcomes.Contest.Stored;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes and reads what is stored of contests, over a connection without faults. */
final class Storage {

  private final DynamoDbClient client;
  private final String name;
  private final ContestTable table;

  Storage(DynamoDbClient client, String name) {
    this.client = client;
    this.name = name;
    this.table = ContestTable.of(client, name);
  }

  ContestTable table() {
    return table;
  }

  /** Stores many worlds that have nothing in common. */
  void fill(Collection<World> worlds) {
    List<Stored> all = worlds.stream().flatMap(world -> world.items().values().stream()).toList();
    table.person().createAll(of(Person.class, all).toList());
    new RawItems(client, name)
        .putAll(
            all.stream().filter(record -> !(record instanceof Person)).map(Storage::item).toList());
  }

  /** Makes one world of another, as another program would. */
  void change(World from, World to) {
    List<WriteRequest> writes = new ArrayList<>();
    for (Stored record : to.items().values()) {
      Stored before = from.items().get(record.identity());
      if (record instanceof Person person) {
        change((Person) before, person);
      } else if (!record.equals(before)) {
        writes.add(WriteRequest.builder().putRequest(put -> put.item(item(record))).build());
      }
    }
    for (Stored record : from.items().values()) {
      if (!to.items().containsKey(record.identity())) {
        if (record instanceof Person person) {
          table.person().delete(PersonKey.of(person));
        } else {
          writes.add(WriteRequest.builder().deleteRequest(gone -> gone.key(key(record))).build());
        }
      }
    }
    if (!writes.isEmpty()) {
      client.batchWriteItem(batch -> batch.requestItems(Map.of(name, writes)));
    }
  }

  /** Values that nobody shares are kept by more than the item itself. */
  private void change(Person from, Person to) {
    if (from == null) {
      table.person().create(to);
    } else if (!from.equals(to)) {
      table.person().replace(to);
    }
  }

  /** What is stored under the keys of some records, each by its identity. */
  Map<String, Stored> read(Collection<Stored> records) {
    Map<String, Stored> found = new HashMap<>();
    Stream.of(
            table.note().findAll(keys(Note.class, records, NoteKey::of)).values(),
            table.lease().findAll(keys(Lease.class, records, LeaseKey::of)).values(),
            table.session().findAll(keys(Session.class, records, SessionKey::of)).values(),
            table.parcel().findAll(keys(Parcel.class, records, ParcelKey::of)).values(),
            table.person().findAll(keys(Person.class, records, PersonKey::of)).values(),
            table.player().findAll(keys(Player.class, records, PlayerKey::of)).values(),
            table.club().findAll(keys(Club.class, records, ClubKey::of)).values(),
            table.membership().findAll(keys(Membership.class, records, MembershipKey::of)).values(),
            table.account().findAll(keys(Account.class, records, AccountKey::of)).values(),
            table.holding().findAll(keys(Holding.class, records, HoldingKey::of)).values())
        .flatMap(Collection::stream)
        .forEach(record -> found.put(record.identity(), record));
    return found;
  }

  private static <T extends Stored, K> Set<K> keys(
      Class<T> type, Collection<Stored> records, Function<T, K> key) {
    return of(type, records).map(key).collect(Collectors.toCollection(HashSet::new));
  }

  private static <T> Stream<T> of(Class<T> type, Collection<Stored> records) {
    return records.stream().filter(type::isInstance).map(type::cast);
  }

  private static Map<String, AttributeValue> key(Stored record) {
    Map<String, AttributeValue> item = item(record);
    return Map.of("PK", item.get("PK"), "SK", item.get("SK"));
  }

  private static Map<String, AttributeValue> item(Stored record) {
    if (record instanceof Note note) {
      return NoteMapper.INSTANCE.toItem(note);
    } else if (record instanceof Lease lease) {
      return LeaseMapper.INSTANCE.toItem(lease);
    } else if (record instanceof Session session) {
      return SessionMapper.INSTANCE.toItem(session);
    } else if (record instanceof Parcel parcel) {
      return ParcelMapper.INSTANCE.toItem(parcel);
    } else if (record instanceof Player player) {
      return PlayerMapper.INSTANCE.toItem(player);
    } else if (record instanceof Club club) {
      return ClubMapper.INSTANCE.toItem(club);
    } else if (record instanceof Membership membership) {
      return MembershipMapper.INSTANCE.toItem(membership);
    } else if (record instanceof Account account) {
      return AccountMapper.INSTANCE.toItem(account);
    } else if (record instanceof Holding holding) {
      return HoldingMapper.INSTANCE.toItem(holding);
    }
    throw new IllegalArgumentException("Nothing is known of " + record.identity());
  }
}
