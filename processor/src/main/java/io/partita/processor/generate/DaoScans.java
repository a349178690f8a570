package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;

/** Writes the scans of a DAO: one of the table, and one of each index the entity is on. */
final class DaoScans {

  private final EntityCode code;
  private final ReadText text;
  private final NameAllocator names = new NameAllocator();

  DaoScans(EntityCode code, ReadText text) {
    this.code = code;
    this.text = text;
    // Names depend on neither the entity nor the order of annotations: all DAOs share them.
    code.table().table().indexes().stream()
        .map(IndexModel::name)
        .sorted()
        .forEach(index -> names.newName("scan" + Names.pascalCase(index), index));
  }

  void addMethods(DaoMethods methods) {
    methods.add(Operation.SCAN, type(RuntimeTypes.SCAN), text::scan);
    code.plan().indexScans().forEach(scan -> methods.add(ofIndex(scan)));
  }

  private MethodSpec ofIndex(IndexScanPlan scan) {
    KeyAttributeCode keys = KeyAttributeCode.outsideOfSchema(code);
    TypeName type = type(scan.consistent() ? RuntimeTypes.SCAN : RuntimeTypes.INDEX_SCAN);
    return DaoMethods.method(names.get(scan.index()), type, text.scan(planned(scan)).build())
        .addStatement(
            "return operations.$L($Z$S,$W$L,$W$L)",
            scan.consistent() ? "scanLocalIndex" : "scanGlobalIndex",
            scan.index(),
            keys.partition(scan.partitionKey()),
            scan.sortKey().map(keys::sort).orElse(CodeBlock.of("null")))
        .build();
  }

  private OperationPlan planned(IndexScanPlan scan) {
    return code.table()
        .operations(code.entity())
        .filter(plan -> plan.operation() == Operation.SCAN_INDEX)
        .filter(plan -> plan.places().contains(scan.index()))
        .findFirst()
        .orElseThrow();
  }

  private TypeName type(ClassName generic) {
    return ParameterizedTypeName.get(generic, code.type(), code.key());
  }
}
