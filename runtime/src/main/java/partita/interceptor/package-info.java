/**
 * What the AWS SDK finds by its name in a file on the class path. It is outside of {@code
 * io.partita} because tools that relocate that package do not change the file: a name that nothing
 * has any more would keep every DynamoDB client of the program from being built.
 */
@NullMarked
package partita.interceptor;

import org.jspecify.annotations.NullMarked;
