package com.example.app;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What a logger is told, at every level. */
final class LoggedLines extends Handler implements AutoCloseable {

  private final Logger logger;
  private final List<String> lines = new ArrayList<>();

  LoggedLines(String name) {
    logger = Logger.getLogger(name);
    logger.setLevel(Level.ALL);
    logger.addHandler(this);
  }

  List<String> lines() {
    return lines;
  }

  @Override
  public void publish(LogRecord logged) {
    lines.add(logged.getMessage());
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}
