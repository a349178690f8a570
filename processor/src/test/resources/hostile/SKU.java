package hostile;

import io.partita.annotations.*;
import java.util.*;

@Entity(pk = "SKU#{sku}", sk = "X")
@Index(name = "GSI1", pk = "GEO#{geo.zip}", sk = "{sku}")
public record SKU(String sku, EAN ean, Set<EAN> eans, GEO geo) {
  public enum EAN {
    EAN8,
    EAN13
  }

  public enum UNIT {
    KG
  }

  public record GEO(String zip, UNIT unit) {}
}
