package com.example.community;

/** Has no annotation at all, so that no processor has anything to do. */
final class Names {

  private Names() {}

  static User named(String name) {
    return new User(name, name, null);
  }
}
