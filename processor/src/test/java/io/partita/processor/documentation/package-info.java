/** What the README and the guide say is compiled, and where they point is looked up. */
@NullMarked
package io.partita.processor.documentation;

import org.jspecify.annotations.NullMarked;
