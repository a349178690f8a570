package io.partita.it.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.partita.architecture.SourceFile;
import io.partita.architecture.SourceTree;
import io.partita.it.community.MembershipByGroup;
import io.partita.runtime.Page;
import io.partita.runtime.internal.item.StoredNumber;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import partita.interceptor.PartitaInterceptor;

/** What users call on generated code and on the API mentions no type of the internals. */
class PublicSignaturesTest {

  private static final String INTERNAL = "io.partita.runtime.internal";

  /** The packages that users import. */
  static final Set<String> API =
      Set.of(
          "io.partita.runtime",
          "io.partita.runtime.condition",
          "io.partita.runtime.query",
          "io.partita.runtime.write");

  @Test
  void ofGeneratedCode() {
    SourceTree generated =
        new SourceTree(Path.of("target", "generated-test-sources").toAbsolutePath());
    assertEquals(
        List.of(),
        classes(generated.files().stream()).flatMap(PublicSignaturesTest::internals).toList());
  }

  @Test
  void ofTheApi() {
    Stream<SourceFile> files =
        SourceTree.ofModule("runtime").files().stream()
            .filter(file -> API.contains(file.packageName()));
    assertEquals(List.of(), classes(files).flatMap(PublicSignaturesTest::internals).toList());
  }

  @Test
  void whatIsInternalIsFound() throws ReflectiveOperationException {
    assertEquals(1, internals(PartitaInterceptor.class).count());
    assertEquals(
        Set.of("field", "method", "parameter", "bound"),
        internals(Revealing.class)
            .map(member -> member.replaceAll(".*Revealing\\W*(\\w+).*", "$1"))
            .collect(Collectors.toSet()));
    assertFalse(MembershipByGroup.class.getDeclaredMethods().length == 0);
    assertEquals(0, internals(Page.class).count());
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

  /** The public and protected signatures of a type that mention internals. */
  private static Stream<String> internals(Class<?> type) {
    Stream<String> bases =
        Stream.concat(
                Stream.ofNullable(type.getGenericSuperclass()),
                Stream.of(type.getGenericInterfaces()))
            .filter(PublicSignaturesTest::isInternal)
            .map(base -> type + " is a " + base);
    Stream<String> fields =
        Stream.of(type.getDeclaredFields())
            .filter(field -> isVisible(field) && isInternal(field.getGenericType()))
            .map(Object::toString);
    Stream<String> members =
        Stream.<Executable>concat(
                Stream.of(type.getDeclaredMethods()), Stream.of(type.getDeclaredConstructors()))
            .filter(PublicSignaturesTest::isVisible)
            .filter(PublicSignaturesTest::mentionsInternals)
            .map(Object::toString);
    return Stream.of(bases, fields, members).flatMap(all -> all);
  }

  private static boolean isVisible(Member member) {
    return (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
        && !member.isSynthetic();
  }

  private static boolean mentionsInternals(Executable member) {
    List<Type> types = new ArrayList<>(List.of(member.getGenericParameterTypes()));
    Stream.of(member.getTypeParameters()).forEach(one -> types.addAll(List.of(one.getBounds())));
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
      return Stream.concat(
              Stream.of(wildcard.getUpperBounds()), Stream.of(wildcard.getLowerBounds()))
          .anyMatch(PublicSignaturesTest::isInternal);
    }
    if (type instanceof GenericArrayType array) {
      return isInternal(array.getGenericComponentType());
    }
    return type instanceof Class<?> raw && raw.isArray()
        ? isInternal(raw.getComponentType())
        : type.getTypeName().startsWith(INTERNAL);
  }

  /** Mentions internals in every way. */
  abstract static class Revealing {

    public StoredNumber[] field = {};

    protected abstract List<? super StoredNumber> method();

    public void parameter(StoredNumber number) {}

    public <T extends StoredNumber> void bound(T number) {}

    void hidden(StoredNumber number) {}
  }
}
