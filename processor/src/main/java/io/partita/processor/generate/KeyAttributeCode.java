package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.LiteralPart;
import java.util.List;

/** Key attributes of an entity as expressions over the constants of its schema. */
final class KeyAttributeCode {

  private static final int PARTITION_KEY_BYTES = 2048;
  private static final int SORT_KEY_BYTES = 1024;

  private final EntityCode code;
  private final CodeBlock schema;

  private KeyAttributeCode(EntityCode code, CodeBlock schema) {
    this.code = code;
    this.schema = schema;
  }

  /** For use inside the schema. */
  static KeyAttributeCode inSchema(EntityCode code) {
    return new KeyAttributeCode(code, CodeBlock.of(""));
  }

  /** For use outside of the schema. */
  static KeyAttributeCode outsideOfSchema(EntityCode code) {
    return new KeyAttributeCode(code, CodeBlock.of("$T.", code.schema()));
  }

  /** An attribute as a partition key. */
  CodeBlock partition(KeyAttributePlan attribute) {
    CodeBlock key =
        attribute.isNative()
            ? nativeKey("nativePartition", attribute)
            : key("partition", attribute);
    return limited(key, attribute, PARTITION_KEY_BYTES);
  }

  /** An attribute as a sort key. */
  CodeBlock sort(KeyAttributePlan attribute) {
    CodeBlock key =
        attribute.isNative() ? nativeKey("nativeSort", attribute) : key("sort", attribute);
    return limited(key, attribute, SORT_KEY_BYTES);
  }

  private CodeBlock nativeKey(String method, KeyAttributePlan attribute) {
    CodeBlock key =
        CodeBlock.of(
            "$T.$L($L$L)",
            RuntimeTypes.KEY_ATTRIBUTE,
            method,
            schema,
            code.constant(EntityCode.component(attribute)));
    return attribute.reserved().isEmpty()
        ? key
        : CodeBlock.of("$L.except($L)", key, strings(attribute.reserved()));
  }

  private CodeBlock key(String method, KeyAttributePlan attribute) {
    return CodeBlock.of(
        "$T.$L($S, $L)",
        RuntimeTypes.KEY_ATTRIBUTE,
        method,
        attribute.attribute(),
        template(attribute));
  }

  /**
   * The schema has the templates of keys; of attributes that only an index takes for a key it has
   * none.
   */
  private CodeBlock template(KeyAttributePlan attribute) {
    return code.keyAttributes().anyMatch(attribute::equals)
        ? CodeBlock.of("$L$L", schema, code.constant(attribute))
        : CodeBlock.of(
            "$T.<$T>literal($S)",
            RuntimeTypes.KEY_TEMPLATE,
            code.type(),
            ((LiteralPart) attribute.parts().get(0)).text());
  }

  /** Texts as the arguments of a call. */
  static CodeBlock strings(List<String> texts) {
    return CodeBlock.join(texts.stream().map(text -> CodeBlock.of("$S", text)).toList(), ", ");
  }

  private static CodeBlock limited(CodeBlock key, KeyAttributePlan attribute, int usual) {
    return attribute.maxBytes() == usual
        ? key
        : CodeBlock.of("$L.maxBytes($L)", key, attribute.maxBytes());
  }
}
