package io.partita.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The forked JVM that runs DynamoDB Local, and the last lines it printed. */
final class LocalProcess implements AutoCloseable {

  private static final String MAIN_CLASS =
      "software.amazon.dynamodb.services.local.main.ServerRunner";
  private static final int KEPT_LINES = 40;

  private final Process process;
  private final Deque<String> lastLines = new ArrayDeque<>();
  private final Thread reader;
  private final Thread shutdownHook;

  private LocalProcess(Process process) {
    this.process = process;
    this.reader = new Thread(this::readOutput, "dynamodb-local-output");
    this.shutdownHook = new Thread(process::destroyForcibly, "dynamodb-local-shutdown");
  }

  static LocalProcess fork(String classPath, int port) {
    ProcessBuilder builder = new ProcessBuilder(command(port)).redirectErrorStream(true);
    // Not as an argument: with its hundred jars it can exceed what Windows allows in one command.
    builder.environment().put("CLASSPATH", classPath);
    try {
      LocalProcess forked = new LocalProcess(builder.start());
      Runtime.getRuntime().addShutdownHook(forked.shutdownHook);
      forked.reader.setDaemon(true);
      forked.reader.start();
      return forked;
    } catch (IOException e) {
      throw new UncheckedIOException("Could not start a Java process for DynamoDB Local", e);
    }
  }

  private static List<String> command(int port) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Short runs of a small server: little memory, no second compiler, a fast start.
    command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    if (Runtime.version().feature() >= 22) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.add(MAIN_CLASS);
    command.addAll(List.of("-inMemory", "-sharedDb", "-disableTelemetry"));
    command.addAll(List.of("-port", Integer.toString(port)));
    return command;
  }

  private void readOutput() {
    try (BufferedReader output = process.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        keep(line);
      }
    } catch (IOException e) {
      keep("(its output could not be read any further: " + e.getMessage() + ")");
    }
  }

  private void keep(String line) {
    synchronized (lastLines) {
      if (lastLines.size() == KEPT_LINES) {
        lastLines.removeFirst();
      }
      lastLines.addLast(line);
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** What the process printed last; complete if it has ended. */
  String lastOutput() {
    if (!process.isAlive()) {
      awaitEndOfOutput();
    }
    synchronized (lastLines) {
      return lastLines.isEmpty() ? "(nothing)" : String.join(System.lineSeparator(), lastLines);
    }
  }

  private void awaitEndOfOutput() {
    try {
      reader.join(TimeUnit.SECONDS.toMillis(1));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.waitFor(5, TimeUnit.SECONDS);
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IllegalStateException e) {
      // The JVM is shutting down already, and the hook has done or will do the same.
      return;
    }
  }
}
