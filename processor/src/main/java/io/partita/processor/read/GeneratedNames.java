package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** What the names of generated types begin with. */
final class GeneratedNames {

  private final ClassName table;
  private final Set<String> taken = new HashSet<>();

  GeneratedNames(TypeElement table) {
    this.table = ClassName.get(table);
  }

  /** {@code Shop_Order} for {@code Shop.Order}; without the prefix when nested in its own table. */
  String of(TypeElement type) {
    ClassName name = ClassName.get(type);
    List<String> simpleNames = name.simpleNames();
    List<String> around = table.simpleNames();
    boolean inTable =
        name.packageName().equals(table.packageName())
            && simpleNames.size() > around.size()
            && simpleNames.subList(0, around.size()).equals(around);
    return String.join(
        "_", inTable ? simpleNames.subList(around.size(), simpleNames.size()) : simpleNames);
  }

  /** The same, with the package in front where another type has that name already. */
  String unique(TypeElement type) {
    String name = of(type);
    if (!taken.add(name)) {
      name = ClassName.get(type).packageName().replace('.', '_') + "_" + name;
      taken.add(name);
    }
    return name;
  }
}
