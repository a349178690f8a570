package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeVariableName;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the reads of a DAO by key that give some components. */
final class DaoProjections {

  private final EntityCode code;

  DaoProjections(EntityCode code) {
    this.code = code;
  }

  void addMethod(DaoMethods methods) {
    if (code.projections().isEmpty()) {
      return;
    }
    NameAllocator names = Names.allocatorBeside(Stream.of(code.type(), code.key()));
    TypeVariableName projected = TypeVariableName.get(names.newName("P"));
    methods.add(
        DaoMethods.method(
                "as",
                ParameterizedTypeName.get(RuntimeTypes.PROJECTION_READS, code.key(), projected),
                javadoc())
            .addTypeVariable(projected)
            .addParameter(
                ParameterizedTypeName.get(RuntimeTypes.RECORD_PROJECTION, code.type(), projected),
                "projection")
            .addStatement("return operations.as(projection)")
            .build());
  }

  private CodeBlock javadoc() {
    return Javadoc.of(
            "Reads by key, as {@code find}, {@code get} and {@code findAll} do, but only the"
                + " components of a projection: "
                + code.projections().stream()
                    .map(projection -> "{@link " + code.projection(projection).simpleName() + "}")
                    .collect(Collectors.joining(" or "))
                + ".")
        .paragraph(
            "Each GetItem or BatchGetItem has a ProjectionExpression. That saves bytes and decoding,"
                + " not capacity: DynamoDB charges for whole items.")
        .build();
  }
}
