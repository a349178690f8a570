package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Gradle builds incrementally only if every file names exactly one type that it comes from. */
final class IsolatingTest {

  @Test
  void everyFileComesFromTheTableAlone() {
    RecordingProcessor processor = new RecordingProcessor();
    Compilations.Result result =
        Compilations.javac()
            .withProcessors(processor)
            .withOptions("-Apartita.docs=all")
            .compile(
                """
                package com.shop;
                import io.partita.annotations.*;
                @Table(entities = {Order.class, User.class}) interface Shop {}
                @Entity(pk = "ORDER#{id}", sk = "INFO") record Order(String id, Address address) {}
                @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
                record Address(String city) {}
                """);
    assertEquals(List.of(), result.errors());
    long resources =
        result.classes().keySet().stream().filter(file -> file.startsWith("META-INF/")).count();
    assertTrue(resources > 1, () -> result.classes().keySet().toString());
    assertEquals(result.generatedFiles().size() + resources, processor.origins.size());
    assertEquals(Set.of(List.of("com.shop.Shop")), Set.copyOf(processor.origins));
  }

  /** Runs Partita with a filer that notes the originating elements of each file. */
  private static final class RecordingProcessor extends AbstractProcessor {

    private final PartitaProcessor partita = new PartitaProcessor();
    private final List<List<String>> origins = new ArrayList<>();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      partita.init(
          new RecordingEnvironment(
              environment, new RecordingFiler(environment.getFiler(), origins)));
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return partita.getSupportedAnnotationTypes();
    }

    @Override
    public Set<String> getSupportedOptions() {
      return partita.getSupportedOptions();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return partita.getSupportedSourceVersion();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return partita.process(annotations, round);
    }
  }

  private record RecordingFiler(Filer filer, List<List<String>> origins) implements Filer {

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... originatingElements)
        throws IOException {
      note(originatingElements);
      return filer.createSourceFile(name, originatingElements);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... originatingElements)
        throws IOException {
      note(originatingElements);
      return filer.createClassFile(name, originatingElements);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence module,
        CharSequence name,
        Element... originatingElements)
        throws IOException {
      note(originatingElements);
      return filer.createResource(location, module, name, originatingElements);
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence module, CharSequence name) {
      throw new AssertionError("Isolating processors read no resources.");
    }

    private void note(Element... elements) {
      origins.add(
          Arrays.stream(elements)
              .map(element -> ((TypeElement) element).getQualifiedName().toString())
              .toList());
    }
  }

  private record RecordingEnvironment(ProcessingEnvironment environment, Filer filer)
      implements ProcessingEnvironment {

    @Override
    public Filer getFiler() {
      return filer;
    }

    @Override
    public Map<String, String> getOptions() {
      return environment.getOptions();
    }

    @Override
    public Messager getMessager() {
      return environment.getMessager();
    }

    @Override
    public Elements getElementUtils() {
      return environment.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return environment.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return environment.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return environment.getLocale();
    }
  }
}
