package everything;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Product} items of one {@code maker.address.city}: see
 * {@link ProductDao#byMakerAddressCity}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductByMakerAddressCity extends EntityQuery<Product, ProductKey, ProductByMakerAddressCity> {
  ProductByMakerAddressCity(QueryState<Product> state) {
    super(state, ProductByMakerAddressCity::new, ProductDao.TYPE);
  }

  /**
   * Keeps one {@code released}:
   * {@code GSI1PK = "CITY#{maker.address.city:upper}" AND begins_with(GSI1SK, "{released}#")}.
   */
  public AfterReleased released(Instant released) {
    return new AfterReleased(state().exact(ProductSchema.RELEASED, released));
  }

  /** Only the items whose {@code released} is {@code from} or greater. */
  public Selected releasedFrom(Instant from) {
    return new Selected(state().from(ProductSchema.RELEASED, from));
  }

  /** Only the items whose {@code released} is {@code to} or smaller. */
  public Selected releasedTo(Instant to) {
    return new Selected(state().to(ProductSchema.RELEASED, to));
  }

  /** Only the items whose {@code released} is {@code from}, {@code to} or between them. */
  public Selected releasedBetween(Instant from, Instant to) {
    return new Selected(state().between(ProductSchema.RELEASED, from, to));
  }

  /** Only the items whose {@code released} is greater than {@code after}. */
  public Selected releasedAfter(Instant after) {
    return new Selected(state().after(ProductSchema.RELEASED, after));
  }

  /** Only the items whose {@code released} is smaller than {@code before}. */
  public Selected releasedBefore(Instant before) {
    return new Selected(state().before(ProductSchema.RELEASED, before));
  }

  /** The query with its {@code released}; {@code code} may be next. */
  public static final class AfterReleased extends EntityQuery<Product, ProductKey, AfterReleased> {
    AfterReleased(QueryState<Product> state) {
      super(state, AfterReleased::new, ProductDao.TYPE);
    }

    /**
     * Keeps one {@code code}:
     * {@code GSI1PK = "CITY#{maker.address.city:upper}" AND GSI1SK = "{released:month}#{code}"}.
     */
    public Selected code(Integer code) {
      return new Selected(state().exact(ProductSchema.CODE, Optional.ofNullable(code)));
    }

    /** Only the items whose {@code code} is {@code from} or greater. */
    public Selected codeFrom(Integer from) {
      return new Selected(state().from(ProductSchema.CODE_VALUE, from));
    }

    /** Only the items whose {@code code} is {@code to} or smaller. */
    public Selected codeTo(Integer to) {
      return new Selected(state().to(ProductSchema.CODE_VALUE, to));
    }

    /** Only the items whose {@code code} is {@code from}, {@code to} or between them. */
    public Selected codeBetween(Integer from, Integer to) {
      return new Selected(state().between(ProductSchema.CODE_VALUE, from, to));
    }

    /** Only the items whose {@code code} is greater than {@code after}. */
    public Selected codeAfter(Integer after) {
      return new Selected(state().after(ProductSchema.CODE_VALUE, after));
    }

    /** Only the items whose {@code code} is smaller than {@code before}. */
    public Selected codeBefore(Integer before) {
      return new Selected(state().before(ProductSchema.CODE_VALUE, before));
    }
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Product, ProductKey, Selected> {
    Selected(QueryState<Product> state) {
      super(state, Selected::new, ProductDao.TYPE);
    }
  }
}
