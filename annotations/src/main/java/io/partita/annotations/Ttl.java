package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * When an item expires: an {@link java.time.Instant} or {@code long} stored as epoch seconds. An
 * expired item is absent for every read and write, even while DynamoDB has not removed it yet. All
 * entities of a table use one attribute.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Ttl {}
