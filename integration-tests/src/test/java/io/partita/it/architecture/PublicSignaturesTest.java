package io.partita.it.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.partita.architecture.SourceFile;
import io.partita.architecture.SourceTree;
import io.partita.it.community.MembershipByGroup;
import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.ComponentValues;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What users call on generated code and on the API mentions no type of the internals. */
class PublicSignaturesTest {

  private static final String INTERNAL = "io.partita.runtime.internal";
  private static final Set<String> API =
      Set.of("io.partita.runtime", "io.partita.runtime.query", "io.partita.runtime.write");

  @Test
  void ofGeneratedCode() {
    SourceTree generated =
        new SourceTree(Path.of("target", "generated-test-sources").toAbsolutePath());
    assertEquals(
        List.of(),
        classes(generated.files().stream()).flatMap(type -> internals(methods(type))).toList());
  }

  @Test
  void ofTheApi() {
    Stream<SourceFile> files =
        SourceTree.ofModule("runtime").files().stream()
            .filter(file -> API.contains(file.packageName()));
    assertEquals(List.of(), classes(files).flatMap(type -> internals(all(type))).toList());
  }

  @Test
  void whatIsInternalIsFound() throws ReflectiveOperationException {
    Method method =
        ComponentValues.class.getMethod("get", Class.forName(INTERNAL + ".entity.Component"));
    assertEquals(1, internals(Stream.of(method)).count());
    assertFalse(methods(MembershipByGroup.class).toList().isEmpty());
    assertEquals(0, internals(all(Page.class)).count());
  }

  private static Stream<Class<?>> classes(Stream<SourceFile> files) {
    return files
        .filter(file -> !file.path().endsWith("package-info.java"))
        .map(PublicSignaturesTest::load)
        .flatMap(type -> Stream.concat(Stream.of(type), Stream.of(type.getDeclaredClasses())))
        .filter(type -> Modifier.isPublic(type.getModifiers()));
  }

  private static Class<?> load(SourceFile file) {
    String name = Path.of(file.path()).getFileName().toString().replace(".java", "");
    try {
      return Class.forName(
          file.packageName() + "." + name, false, PublicSignaturesTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<Executable> methods(Class<?> type) {
    return Stream.<Executable>of(type.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic());
  }

  private static Stream<Executable> all(Class<?> type) {
    return Stream.concat(
            Stream.<Executable>of(type.getDeclaredMethods()),
            Stream.of(type.getDeclaredConstructors()))
        .filter(
            member ->
                (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                    && !member.isSynthetic());
  }

  private static Stream<String> internals(Stream<? extends Executable> members) {
    return members.filter(PublicSignaturesTest::mentionsInternals).map(Object::toString);
  }

  private static boolean mentionsInternals(Executable member) {
    List<Type> types = new ArrayList<>(List.of(member.getGenericParameterTypes()));
    if (member instanceof Method method) {
      types.add(method.getGenericReturnType());
    }
    return types.stream().anyMatch(PublicSignaturesTest::isInternal);
  }

  private static boolean isInternal(Type type) {
    if (type instanceof ParameterizedType generic) {
      return isInternal(generic.getRawType())
          || Stream.of(generic.getActualTypeArguments()).anyMatch(PublicSignaturesTest::isInternal);
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(wildcard.getUpperBounds()).anyMatch(PublicSignaturesTest::isInternal);
    }
    return type.getTypeName().startsWith(INTERNAL);
  }
}
