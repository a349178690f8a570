package io.partita.runtime.generated.operation;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.operation.TableContext;
import org.jspecify.annotations.Nullable;

/** A transaction as it is generated. */
final class ClubTransaction extends TransactionBuilder<ClubTransaction> {

  ClubTransaction(TableContext context) {
    super(new PhysicalTable(context));
  }

  ClubTransaction create(Club club) {
    return addCreate(Club.TYPE, club);
  }

  ClubTransaction create(Member member) {
    return addCreate(Member.TYPE, member);
  }

  ClubTransaction create(Match match) {
    return addCreate(Match.TYPE, match);
  }

  ClubTransaction put(Song song) {
    return addPut(Song.TYPED, song, null);
  }

  ClubTransaction putPlain(Club club) {
    return addPut(Club.PLAIN, club, null);
  }

  ClubTransaction replace(Club club) {
    return addReplace(Club.TYPE, club, null);
  }

  ClubTransaction update(Club.Update update) {
    return addUpdate(update);
  }

  ClubTransaction delete(Club.Key key) {
    return addDelete(Club.TYPE, key, null);
  }

  ClubTransaction delete(Member.Key key) {
    return addDelete(Member.TYPE, key, null);
  }

  ClubTransaction check(Club.Key key, @Nullable Condition<Club> condition) {
    return addCheck(Club.TYPE, key, condition);
  }
}
