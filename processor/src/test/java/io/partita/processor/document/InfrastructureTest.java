package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tools that create tables accept what is written for them. */
class InfrastructureTest {

  private static final List<String> EXAMPLES =
      List.of("clubs", "community", "existing", "projections", "workspace");

  @TempDir private Path folder;

  @Test
  void cloudFormationTemplatesPassTheirLinter() throws IOException, InterruptedException {
    Tool linter = Tool.assumeInstalled("cfn-lint");
    List<String> templates = new ArrayList<>();
    for (String example : EXAMPLES) {
      templates.add(write(example, "cloudformation.json").toString());
    }
    assertEquals(new Tool.Result(0, ""), linter.run(folder, templates));
  }

  @Test
  void terraformAcceptsItsConfiguration() throws IOException, InterruptedException {
    Tool terraform = Tool.assumeInstalled("terraform");
    for (String example : EXAMPLES) {
      Path configuration = write(example, "terraform.tf.json").getParent();
      Tool.Result prepared =
          terraform.run(
              configuration, List.of("init", "-backend=false", "-input=false", "-no-color"));
      assumeTrue(
          prepared.exitCode() == 0,
          "Terraform cannot get its AWS provider, so configurations are not checked");
      Tool.Result result = terraform.run(configuration, List.of("validate", "-no-color"));
      assertEquals(0, result.exitCode(), result::output);
    }
  }

  private Path write(String example, String file) throws IOException {
    Path own = Files.createDirectories(folder.resolve(example));
    return Files.writeString(own.resolve(file), WrittenDocuments.of(example).get(file));
  }
}
