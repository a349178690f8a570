package com.example.ledger;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.math.BigDecimal;

@Table(entities = {Account.class, Entry.class})
public interface Ledger {}

@Entity(pk = "ACCOUNT#{accountId}", sk = "ACCOUNT")
record Account(String accountId, Currency currency) {}

@Entity(sk = "ENTRY#{number}")
@ChildOf(Account.class)
record Entry(String accountId, long number, BigDecimal amount) {}

enum Currency {
  CHF,
  EUR
}
