/** The annotations users write on their records and interfaces. */
module io.partita.annotations {
  exports io.partita.annotations;
}
