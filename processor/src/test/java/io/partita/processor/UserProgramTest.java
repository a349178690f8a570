package io.partita.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Programs of several files, seen from outside: what compiles, and which errors are where. */
final class UserProgramTest {

  private static final JavaFileObject COMMUNITY =
      JavaFileObjects.forSourceLines(
          "com.example.Community",
          "package com.example;",
          "import io.partita.annotations.Table;",
          "@Table(entities = {User.class, Group.class})",
          "public interface Community {}");

  private static final JavaFileObject USER =
      JavaFileObjects.forSourceLines(
          "com.example.User",
          "package com.example;",
          "import io.partita.annotations.*;",
          "@Entity(pk = \"USER#{userId}\", sk = \"PROFILE\")",
          "public record User(",
          "    String userId,",
          "    String name,",
          "    @Version long version) {}");

  private static final JavaFileObject GROUP =
      JavaFileObjects.forSourceLines(
          "com.example.Group",
          "package com.example;",
          "import io.partita.annotations.*;",
          "@Entity(pk = \"GROUP#{groupId}\", sk = \"INFO\")",
          "public record Group(String groupId, String name) {}");

  @Test
  void aProgramUsesWhatIsGeneratedForItInTheSameCompilation() {
    Compilation compilation =
        compile(
            COMMUNITY,
            USER,
            GROUP,
            JavaFileObjects.forSourceLines(
                "com.example.Rename",
                "package com.example;",
                "final class Rename {",
                "  static Group rename(CommunityTable community, String groupId, String name) {",
                "    community.user().find(UserKey.of(\"u\")).ifPresent(community.user()::delete);",
                "    return community.group().update(groupId).name(name).executeAndGet();",
                "  }",
                "}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void aProgramWritesManyItemsAtOnceAndRemovesWhatBelongsTogether() {
    Compilation compilation =
        compile(
            JavaFileObjects.forSourceLines(
                "com.example.Chat",
                "package com.example;",
                "import io.partita.annotations.*;",
                "@Table(entities = {Chat.User.class, Chat.Room.class, Chat.Visit.class})",
                "public interface Chat {",
                "  @Entity(pk = \"USER#{userId}\", sk = \"PROFILE\")",
                "  record User(String userId, @Unique String email) {}",
                "  @Entity(pk = \"ROOM#{roomId}\", sk = \"INFO\")",
                "  record Room(String roomId, @Count(Visit.class) int visits) {}",
                "  @Entity @ManyToMany(left = User.class, right = Room.class)",
                "  record Visit(String userId, String roomId) {}",
                "}"),
            JavaFileObjects.forSourceLines(
                "com.example.Porter",
                "package com.example;",
                "import java.util.*;",
                "final class Porter {",
                "  static long work(ChatTable chat, Chat.User user, List<Chat.Visit> visits) {",
                "    chat.transact()",
                "        .create(user)",
                "        .create(new Chat.Room(\"lobby\", 0))",
                "        .update(chat.user().update(\"u\").email(\"e\"))",
                "        .delete(VisitKey.of(\"u\", \"lobby\"))",
                "        .check(RoomKey.of(\"hall\"), RoomFields.VISITS.gt(1))",
                "        .idempotencyKey(\"once\")",
                "        .execute();",
                "    List<VisitKey> created = chat.visit().createAll(visits, done -> {}).created();",
                "    chat.visit().deleteAll(created);",
                "    Optional<Chat.User> found = chat.user().findByEmail(user.email());",
                "    Chat.Room room = chat.transactionalGet(RoomKey.of(\"hall\")).get(RoomKey.of(\"hall\"));",
                "    chat.room().verifyCounts().forEach(wrong -> chat.room().recount(wrong.key()));",
                "    return found.isPresent() ? chat.room().deleteCascade(room.roomId()) : 0;",
                "  }",
                "}"));
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void everyMistakeIsReportedOnceInItsFileAndOnItsLine() {
    JavaFileObject user =
        JavaFileObjects.forSourceLines(
            "com.example.User",
            "package com.example;",
            "import io.partita.annotations.*;",
            "@Entity(",
            "    pk = \"USER#{usrId}\",",
            "    sk = \"PROFILE\")",
            "public record User(",
            "    String userId,",
            "    java.util.Locale locale,",
            "    @Version String version) {}");
    JavaFileObject group =
        JavaFileObjects.forSourceLines(
            "com.example.Group",
            "package com.example;",
            "import io.partita.annotations.*;",
            "@Entity(pk = \"GROUP#{groupId}\")",
            "public record Group(String groupId) {}");
    Compilation compilation = compile(COMMUNITY, user, group);
    assertThat(compilation)
        .hadErrorContaining("[UNKNOWN_COMPONENT]")
        .inFile(user)
        .onLineContaining("USER#{usrId}");
    assertThat(compilation)
        .hadErrorContaining("[UNSUPPORTED_TYPE]")
        .inFile(user)
        .onLineContaining("java.util.Locale locale");
    assertThat(compilation)
        .hadErrorContaining("[VERSION_TYPE]")
        .inFile(user)
        .onLineContaining("@Version String version");
    assertThat(compilation)
        .hadErrorContaining("[MISSING_SORT_KEY]")
        .inFile(group)
        .onLineContaining("@Entity(pk = \"GROUP#{groupId}\")");
    assertThat(compilation).hadErrorCount(4);
  }

  private static Compilation compile(JavaFileObject... files) {
    return Compiler.javac()
        .withProcessors(new PartitaProcessor())
        .withOptions("-Xlint:all", "-Werror")
        .compile(files);
  }
}
