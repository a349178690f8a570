package io.partita.processor.generate;

import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import io.partita.processor.model.UniquePlan;
import java.util.List;

/** Writes the reads of a DAO by unique components. */
final class DaoUniques {

  private final EntityCode code;
  private final ReadText text;
  private final NameAllocator variables = Names.allocator(List.of("operations"));

  DaoUniques(EntityCode code, ReadText text) {
    this.code = code;
    this.text = text;
  }

  void addMethods(DaoMethods methods) {
    code.plan().uniques().forEach(unique -> addFindBy(methods, unique));
  }

  private void addFindBy(DaoMethods methods, UniquePlan unique) {
    String variable = variables.newName(unique.component().javaName());
    methods.add(
        DaoMethods.method(
                "findBy" + Names.capitalized(unique.component().javaName()),
                ParameterizedTypeName.get(ClassNames.OPTIONAL, code.type()),
                text.findBy(unique.component()).build())
            .addParameter(EntityCode.valueType(unique.value()), variable)
            .addStatement(
                "return operations.findByUnique($L, $L)", code.reference(unique.value()), variable)
            .build());
  }
}
