package io.partita.runtime.internal.operation;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tells in words, before anything is done, that the AWS SDK of the application is too old. */
final class SdkVersion {

  private static final String LOWEST = "2.47.3";
  private static final String VERSION_FILE =
      "/META-INF/maven/software.amazon.awssdk/dynamodb/pom.properties";

  private static final boolean SUFFICES = suffices();

  private SdkVersion() {}

  /**
   * @throws IllegalStateException if the SDK is older than what Partita needs
   */
  static void check() {
    if (!SUFFICES) {
      throw tooOld(found());
    }
  }

  /** Whether the SDK has what it got last of all that is used here. */
  private static boolean suffices() {
    try {
      return AttributeValue.createS("").s() != null;
    } catch (LinkageError older) {
      return false;
    }
  }

  static IllegalStateException tooOld(String found) {
    return new IllegalStateException(
        "[SDK_VERSION] Partita needs version "
            + LOWEST
            + " or newer of the AWS SDK for Java, but the class path has "
            + found
            + ". Raise the version of software.amazon.awssdk:bom in your build, or of whatever sets"
            + " it for you.");
  }

  /** The version as its jar tells it, which jars that hold several others do not. */
  private static String found() {
    Properties properties = new Properties();
    try (InputStream file = DynamoDbClient.class.getResourceAsStream(VERSION_FILE)) {
      if (file != null) {
        properties.load(file);
      }
    } catch (IOException unreadable) {
      // Then the version stays unknown.
    }
    return properties.getProperty("version", "an older one");
  }
}
