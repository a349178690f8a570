package io.partita.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Recognises Partita's options in compilations that have none of its annotations, such as those of
 * tests: javac warns about options that no processor which ran has declared.
 */
@AutoService(Processor.class)
public final class OptionsProcessor extends AbstractProcessor {

  /** The processor as the compiler finds it. */
  public OptionsProcessor() {}

  @Override
  public Set<String> getSupportedOptions() {
    return PartitaProcessor.OPTIONS;
  }

  /** All there are: javac runs such a processor even where there is no annotation at all. */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /** Leaves all annotations to the processors that know them. */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return false;
  }
}
