package io.partita.processor.lock;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of the table's keys that stored items do not survive. */
final class LockedKeysTest {

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> changedKeysOfTheTable() {
    return new LockPrograms(folder)
        .change(
            "renaming a prefix loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "MEMBER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            [LOCK_KEY_TEXT] PK of User changes from "USER#{id}" to "MEMBER#{id}": the values are the same, but the text around them is not. Stored items are not found any more, and no item can change its key: keep the key, or write every User again under its new one before you accept the new lock.
              at @Entity(pk = "MEMBER#{id}", sk = "INFO")\
            """)
        .change(
            "reordering the values of a key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}#{year}")
            record Order(String id, String year, String number) {}
            """,
            """
            [LOCK_KEY_ORDER] SK of Order changes from "ORDER#{year}#{number}" to "ORDER#{number}#{year}": the values are the same, but in another order. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number}#{year}")\
            """)
        .change(
            "taking a component out of a key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            [LOCK_KEY_VALUE_REMOVED] SK of Order changes from "ORDER#{year}#{number}" to "ORDER#{number}": it loses 'year'. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number}")\
            """)
        .change(
            "putting a component into a key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            [LOCK_KEY_VALUE_ADDED] SK of Order changes from "ORDER#{number}" to "ORDER#{year}#{number}": it gets 'year'. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")\
            """)
        .change(
            "writing a value otherwise loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, int number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number:6}")
            record Order(String id, int number) {}
            """,
            """
            [LOCK_KEY_FORMAT] SK of Order has 'number' written as padded-integer and would have it as width-6. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number:6}")\
            """)
        .change(
            "a wider number in a sort key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, int number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, long number) {}
            """,
            """
            [LOCK_KEY_FORMAT] SK of Order has 'number' written as padded-integer and would have it as padded-long. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number}")\
            """)
        .change(
            "a component that is in the key alone may have any name",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(@KeyOnly String id, int number) {}
            """,
            """
            @Entity(pk = "USER#{userId}", sk = "ORDER#{number}")
            record Order(@KeyOnly String userId, int number) {}
            """)
        .change(
            "a component of the key may be renamed with an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{userId}", sk = "INFO")
            record User(@Aliases("id") String userId) {}
            """)
        .change(
            "a key of another component loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            @Entity(pk = "USER#{email}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            [LOCK_KEY_VALUE_REMOVED] PK of User changes from "USER#{id}" to "USER#{email}": it loses 'id'. Stored items are not found any more, and no item can change its key: keep the key, or write every User again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{email}", sk = "INFO")\
            """)
        .change(
            "a prefix of a parent is a prefix of its children",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """,
            """
            @Entity(pk = "TEAM#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """,
            """
            [LOCK_KEY_TEXT] PK of Group changes from "GROUP#{groupId}" to "TEAM#{groupId}": the values are the same, but the text around them is not. Stored items are not found any more, and no item can change its key: keep the key, or write every Group again under its new one before you accept the new lock.
              at @Entity(pk = "TEAM#{groupId}", sk = "INFO")\
            """,
            """
            [LOCK_KEY_TEXT] PK of Post changes from "GROUP#{groupId}" to "TEAM#{groupId}": the values are the same, but the text around them is not. Stored items are not found any more, and no item can change its key: keep the key, or write every Post again under its new one before you accept the new lock.
              at @ChildOf(Group.class)\
            """)
        .change(
            "an id in a key may become text",
            """
            @Entity(pk = "USER#{id}", sk = "{status}")
            record User(UUID id, Status status) {}
            enum Status { NEW }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "{status}")
            record User(String id, String status) {}
            """)
        .change(
            "a number in the text of the table's key may be wider",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(int id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(long id) {}
            """)
        .errors();
  }
}
