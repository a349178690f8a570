package io.partita.processor.generate;

import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.EntityPlan.Capability;

/** Writes what a DAO has for many items at once. */
final class DaoBatches {

  private final EntityCode code;
  private final BatchText text;

  DaoBatches(EntityCode code, BatchText text) {
    this.code = code;
    this.text = text;
  }

  void addMethods(DaoMethods methods) {
    if (can(Capability.CREATE_ALL)) {
      addCreateAll(methods);
    }
    if (can(Capability.PUT_ALL)) {
      methods.addOfMany("putAll", TypeName.VOID, text.putAll(), code.type(), "records");
    }
    if (can(Capability.DELETE_ALL)) {
      methods.addOfMany("deleteAll", TypeName.VOID, text.deleteAll(), code.key(), "keys");
    }
    if (can(Capability.DELETE_ALL_IN_TRANSACTIONS)) {
      addDeleteAll(methods);
    }
  }

  private boolean can(Capability capability) {
    return code.plan().can(capability);
  }

  private void addCreateAll(DaoMethods methods) {
    TypeName result = ParameterizedTypeName.get(RuntimeTypes.CREATED_ALL, code.key());
    ParameterSpec records = DaoMethods.collection(code.type(), "records");
    methods.add(
        DaoMethods.method("createAll", result, text.createAll())
            .addParameter(records)
            .addStatement("return operations.createAll(records, null)")
            .build());
    methods.add(
        DaoMethods.reporting("createAll", result, records)
            .addStatement("return operations.createAll(records, progress)")
            .build());
  }

  private void addDeleteAll(DaoMethods methods) {
    TypeName result = ParameterizedTypeName.get(RuntimeTypes.DELETED_ALL, code.key());
    ParameterSpec keys = DaoMethods.collection(code.key(), "keys");
    methods.add(
        DaoMethods.method("deleteAll", result, text.deleteAllInTransactions())
            .addParameter(keys)
            .addStatement("return operations.deleteAllInTransactions(keys, null)")
            .build());
    methods.add(
        DaoMethods.reporting("deleteAll", result, keys)
            .addStatement("return operations.deleteAllInTransactions(keys, progress)")
            .build());
  }
}
