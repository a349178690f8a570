package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated mappers and keys at work, without any call. */
class RoundTripTest {

  @Test
  void recordsComeBackFromTheirItemsAndKeys(@TempDir Path classes) throws Exception {
    Compilations.Result result = Compilations.javac().compile(Sources.in("roundtrip"));
    assertEquals(List.of(), result.errors());
    result.writeClasses(classes);
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      Supplier<?> check =
          loader
              .loadClass("roundtrip.Check")
              .asSubclass(Supplier.class)
              .getDeclaredConstructor()
              .newInstance();
      assertEquals("", check.get());
    }
  }
}
