package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.IndexScanPlan;
import javax.lang.model.element.Modifier;

/** Writes the scans of a DAO: one of the table, and one of each index the entity is on. */
final class DaoScans {

  private final EntityCode code;
  private final ReadText text;
  private final NameAllocator methods = new NameAllocator();

  DaoScans(EntityCode code, ReadText text) {
    this.code = code;
    this.text = text;
    // Names depend on neither the entity nor the order of annotations: all DAOs share them.
    code.table().table().indexes().stream()
        .map(IndexModel::name)
        .sorted()
        .forEach(index -> methods.newName("scan" + Names.pascalCase(index), index));
  }

  void addMethods(TypeSpec.Builder dao) {
    dao.addMethod(
        method("scan", RuntimeTypes.SCAN, text.scan())
            .addStatement("return operations.scan()")
            .build());
    code.plan().indexScans().forEach(scan -> dao.addMethod(ofIndex(scan)));
  }

  private MethodSpec ofIndex(IndexScanPlan scan) {
    KeyAttributeCode keys = KeyAttributeCode.outsideOfSchema(code);
    ClassName type = scan.consistent() ? RuntimeTypes.SCAN : RuntimeTypes.INDEX_SCAN;
    return method(methods.get(scan.index()), type, text.scan(scan))
        .addStatement(
            "return operations.$L($Z$S,$W$L,$W$L)",
            scan.consistent() ? "scanLocalIndex" : "scanGlobalIndex",
            scan.index(),
            keys.partition(scan.partitionKey()),
            scan.sortKey().map(keys::sort).orElse(CodeBlock.of("null")))
        .build();
  }

  private MethodSpec.Builder method(String name, ClassName type, Javadoc javadoc) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(type, code.type()))
        .addJavadoc(javadoc.build());
  }
}
