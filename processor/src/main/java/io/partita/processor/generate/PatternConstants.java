package io.partita.processor.generate;

import com.squareup.javapoet.NameAllocator;
import io.partita.processor.model.AccessPatternPlan;

/** The names of a DAO's constants that other DAOs refer to as well: those of access patterns. */
final class PatternConstants {

  private final NameAllocator names = new NameAllocator();

  PatternConstants(EntityCode code) {
    names.newName("TYPE");
    names.newName("DEPENDENTS");
    names.newName("COPIES");
    code.plan()
        .accessPatterns()
        .forEach(pattern -> names.newName(Names.constant(pattern.method()), pattern));
  }

  String get(AccessPatternPlan pattern) {
    return names.get(pattern);
  }
}
