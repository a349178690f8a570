module com.example.notes {
  requires static io.partita.annotations;
  requires io.partita.runtime;
  requires software.amazon.awssdk.services.dynamodb;
}
