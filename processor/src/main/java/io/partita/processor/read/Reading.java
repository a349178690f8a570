package io.partita.processor.read;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.diagnostic.SourceOrigin;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** What the readers of one table share. */
record Reading(Types types, SourceTypes sources, TypeElement table, Visibility visibility, Diagnostics diagnostics) {

  void report(Code code, String message, Origin origin) {
    diagnostics.add(new Diagnostic(code, message, origin));
  }

  void reportUnresolved(String what, Origin origin) {
    report(
        Code.UNRESOLVED_TYPE,
        what + " Check the spelling and the imports; if another annotation processor generates it, see why it did not.",
        origin);
  }

  /** Where problems of a type are shown, given what refers to it. */
  Place place(TypeElement type, SourceOrigin referrer) {
    return sources.contains(type)
        ? new Place.InSource(type)
        : new Place.InClassFile(referrer.onBehalfOf(type.getQualifiedName().toString()));
  }
}
