/**
 * What generated schemas are made of: components, key templates, entity types; and the base classes
 * of generated keys and updates. Public only because generated code calls it; not an API.
 */
@NullMarked
package io.partita.runtime.internal.entity;

import org.jspecify.annotations.NullMarked;
