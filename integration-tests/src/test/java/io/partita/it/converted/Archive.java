package io.partita.it.converted;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.util.List;

/** Another table with the same nested record, which stores its money as text. */
@Table(
    entities = Archive.Invoice.class,
    converters = {SkuConverter.class, MoneyAsText.class})
public interface Archive {

  /** What a customer has paid. */
  @Entity(pk = "INVOICE#{number}", sk = "INVOICE")
  record Invoice(long number, @Attribute(max = 50) List<Line> lines) {}
}
