package io.partita.processor.read;

import com.squareup.javapoet.TypeName;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.model.ConverterModel;
import io.partita.processor.read.ConverterReader.Conversion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;

/**
 * The converters that a {@code @Table} lists.
 *
 * @param models for the rules, as they are listed
 * @param conversions what they do
 */
record TableConverters(List<ConverterModel> models, Conversions conversions) {

  static TableConverters read(DeclaredAnnotation table, Reading reading) {
    ConverterReader reader = new ConverterReader(reading);
    List<ConverterModel> models = new ArrayList<>();
    List<Conversion> conversions = new ArrayList<>();
    for (AnnotationValue value : table.values("converters")) {
      SourceOrigin origin = table.origin(value);
      reader
          .readOfTable(value, origin)
          .ifPresent(
              conversion -> {
                conversions.add(conversion);
                models.add(
                    new ConverterModel(
                        conversion.converter(), TypeName.get(conversion.from()), origin));
              });
    }
    return new TableConverters(
        List.copyOf(models), new Conversions(Optional.empty(), List.copyOf(conversions)));
  }
}
