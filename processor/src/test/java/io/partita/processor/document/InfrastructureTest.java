package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tools that create tables accept what is written for them. */
class InfrastructureTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"community", "existing", "projections", "workspace"})
  void cloudFormationTemplatesPassTheirLinter(String example)
      throws IOException, InterruptedException {
    Tool linter = Tool.assumeInstalled("cfn-lint");
    Tool.Result result =
        linter.run(folder, List.of(write(example, "cloudformation.json").toString()));
    assertEquals(new Tool.Result(0, ""), result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"community", "existing", "projections", "workspace"})
  void terraformAcceptsItsConfiguration(String example) throws IOException, InterruptedException {
    Tool terraform = Tool.assumeInstalled("terraform");
    write(example, "terraform.tf.json");
    Tool.Result prepared =
        terraform.run(folder, List.of("init", "-backend=false", "-input=false", "-no-color"));
    assumeTrue(
        prepared.exitCode() == 0,
        () -> "Terraform has no AWS provider, so the configuration is not checked: " + prepared);
    Tool.Result result = terraform.run(folder, List.of("validate", "-no-color"));
    assertEquals(0, result.exitCode(), result::output);
  }

  private Path write(String example, String file) throws IOException {
    return Files.writeString(folder.resolve(file), WrittenDocuments.of(example).get(file));
  }
}
