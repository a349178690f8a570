package io.partita.processor.lock;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of attributes that stored items do not survive. */
final class LockedAttributesTest {

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> changedAttributes() {
    return new LockPrograms(folder)
        .change(
            "renaming an attribute needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String mail) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            [LOCK_ATTRIBUTE_RENAMED] User has 'email' where stored items have 'mail': their values are not read. If it is the same under a new name, put @Aliases("mail") or @Attribute("mail") on the component; if it is another, accept the new lock.
              at record User(String id, String email) {}\
            """)
        .change(
            "renaming an attribute of a nested record needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<Address> homes) {}
            record Address(String town) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Aliases("homes") List<Address> addresses) {}
            record Address(String city) {}
            """,
            """
            [LOCK_ATTRIBUTE_RENAMED] User has 'addresses[].city' where stored items have 'homes[].town': their values are not read. If it is the same under a new name, put @Aliases("town") or @Attribute("town") on the component; if it is another, accept the new lock.
              at record User(String id, @Aliases("homes") List<Address> addresses) {}\
            """)
        .change(
            "a converter of the table is a converter of its components",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<Instant> logins, @Convert(EpochSeconds.class) Instant born) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<Instant> logins, @Convert(EpochSeconds.class) Instant born) {}
            @Table(entities = User.class, converters = EpochMillis.class)
            interface Shop {}
            """,
            """
            [LOCK_CONVERTER] 'logins[]' of User was stored without a converter as S:instant and would be read by io.partita.annotations.EpochMillis as N:long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, List<Instant> logins, @Convert(EpochSeconds.class) Instant born) {}\
            """)
        .change(
            "a converter of the keys of a map is one of the map",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<Long, String> notes) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochMillis.class) Map<Instant, String> notes) {}
            """,
            """
            [LOCK_CONVERTER] 'notes' of User was stored without a converter as M:map-by-long and would be read by io.partita.annotations.EpochMillis as M:map-by-long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, @Convert(EpochMillis.class) Map<Instant, String> notes) {}\
            """)
        .change(
            "an attribute of an embedded record is one of the item",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Embedded(prefix = "home_") Address home) {}
            record Address(String city, Long zip) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Embedded(prefix = "home_") Address home) {}
            record Address(@Attribute("town") String city, String zip) {}
            """,
            """
            [LOCK_ATTRIBUTE_RENAMED] User has 'home_town' where stored items have 'home_city': their values are not read. If it is the same under a new name, put @Aliases or @Attribute on the component, to whose names the prefix of @Embedded is added, or keep that prefix; if it is another, accept the new lock.
              at record Address(@Attribute("town") String city, String zip) {}
            [LOCK_ATTRIBUTE_TYPE] 'home_zip' of User changes from N:long to S, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record Address(@Attribute("town") String city, String zip) {}\
            """)
        .change(
            "an alias of an attribute is not dropped",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Aliases("mail") String email) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            [LOCK_ALIAS] 'email' of User is no longer read from 'mail', under which items may have it. Keep @Aliases("mail"), or write every User again before you accept the new lock.
              at record User(String id, String email) {}\
            """)
        .change(
            "text is not read as a number",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String age) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Integer age) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'age' of User changes from S to N:integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, Integer age) {}\
            """)
        .change(
            "a larger number is not read as a smaller one",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<String, Long> scores) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<String, Integer> scores) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'scores{}' of User changes from N:long to N:integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, Map<String, Integer> scores) {}\
            """)
        .change(
            "a set is not read as a list",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Set<String> tags) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<String> tags) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'tags' of User changes from SS to L, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, List<String> tags) {}\
            """)
        .change(
            "a record that becomes text is one problem",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Address address) {}
            record Address(String street, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String address) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'address' of User changes from M:record to S, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, String address) {}\
            """)
        .change(
            "another converter may store otherwise",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochSeconds.class) Instant joined) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochMillis.class) Instant joined) {}
            """,
            """
            [LOCK_CONVERTER] 'joined' of User was stored by io.partita.annotations.EpochSeconds as N:long and would be read by io.partita.annotations.EpochMillis as N:long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, @Convert(EpochMillis.class) Instant joined) {}\
            """)
        .change(
            "constants of an enum are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Status status) {}
            enum Status { NEW, ACTIVE, GONE }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Status status) {}
            enum Status { ACTIVE, GONE }
            """,
            """
            [LOCK_CONSTANT] The enum of 'status' of User no longer has NEW: items with it cannot be read. Keep the constant, or change those items before you accept the new lock.
              at record User(String id, Status status) {}\
            """)
        .change(
            "constants of an enum that a map has as keys are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<Status, Instant> since) {}
            enum Status { NEW, ACTIVE, GONE }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<Status, Instant> since) {}
            enum Status { ACTIVE, GONE }
            """,
            """
            [LOCK_CONSTANT] The enum of 'since' of User no longer has NEW: items with it cannot be read. Keep the constant, or change those items before you accept the new lock.
              at record User(String id, Map<Status, Instant> since) {}\
            """)
        .change(
            "any key of a map is not read as a number",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<String, String> notes) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<Integer, String> notes) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'notes' of User changes from M:map to M:map-by-integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, Map<Integer, String> notes) {}\
            """)
        .change(
            "a time in a zone is not read as one with an offset",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, java.time.ZonedDateTime born) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, java.time.OffsetDateTime born) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'born' of User changes from S:zoned-date-time to S:offset-date-time, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, java.time.OffsetDateTime born) {}\
            """)
        .change(
            "variants of a sealed interface are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Payment payment) {}
            sealed interface Payment permits Card, Cash {}
            record Card(String number) implements Payment {}
            record Cash() implements Payment {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Payment payment) {}
            sealed interface Payment permits Cash {}
            record Cash() implements Payment {}
            """,
            """
            [LOCK_VARIANT] 'payment' of User can no longer be a Card: items that have one cannot be read. Keep a record of that name among the permitted ones, or change those items before you accept the new lock.
              at record User(String id, Payment payment) {}\
            """)
        .change(
            "a new attribute may not be a primitive",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, int age) {}
            """,
            """
            [LOCK_REQUIRED] 'age' of User is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every User before you accept the new lock.
              at record User(String id, int age) {}\
            """)
        .change(
            "an attribute does not become a primitive",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Integer age) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, int age) {}
            """,
            """
            [LOCK_REQUIRED] 'age' of User is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every User before you accept the new lock.
              at record User(String id, int age) {}\
            """)
        .change(
            "text is not read as another text",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Instant born) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, LocalDate born) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'born' of User changes from S:instant to S:local-date, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, LocalDate born) {}\
            """)
        .change(
            "elements of a list are not read as others",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Attribute(max = 9) List<String> scores) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Attribute(max = 9) List<Integer> scores) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'scores[]' of User changes from S to N:integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, @Attribute(max = 9) List<Integer> scores) {}\
            """)
        .change(
            "what is in the key of an index alone is not read from an attribute",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "CITY#{city}", sk = "{id}")
            record User(String id, @KeyOnly String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "CITY#{city}", sk = "{id}")
            record User(String id, String city) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'city' of User changes from the key of an index alone to S, as which stored values cannot be read. Keep @KeyOnly, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, String city) {}\
            """)
        .change(
            "constants of an enum that is in the key alone are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "{kind}")
            record User(String id, @KeyOnly Kind kind) {}
            enum Kind { A, B, C }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "{kind}")
            record User(String id, @KeyOnly Kind kind) {}
            enum Kind { B }
            """,
            """
            [LOCK_CONSTANT] The enum of 'kind' of User no longer has A, C: items with one of them cannot be read. Keep the constants, or change those items before you accept the new lock.
              at record User(String id, @KeyOnly Kind kind) {}\
            """)
        .change(
            "a converter that is left out is another",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochSeconds.class) Instant joined) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Long joined) {}
            """,
            """
            [LOCK_CONVERTER] 'joined' of User was stored by io.partita.annotations.EpochSeconds as N:long and would be read without a converter as N:long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, Long joined) {}\
            """)
        .change(
            "a new version is in no stored item",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Version long version) {}
            """,
            """
            [LOCK_REQUIRED] 'version' of User is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every User before you accept the new lock.
              at record User(String id, @Version long version) {}\
            """)
        .errors();
  }
}
