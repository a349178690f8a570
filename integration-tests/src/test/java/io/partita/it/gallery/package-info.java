@org.jspecify.annotations.NullMarked
package io.partita.it.gallery;
