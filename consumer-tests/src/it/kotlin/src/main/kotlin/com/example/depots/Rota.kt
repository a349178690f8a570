package com.example.depots

import io.partita.runtime.Page
import kotlin.jvm.optionals.getOrNull
import software.amazon.awssdk.services.dynamodb.DynamoDbClient

/** What an application in Kotlin does with the generated code: no `!!`, and no type that may or may not be null. */
class Rota(client: DynamoDbClient, tableName: String) {

  private val depots: DepotsTable = DepotsTable.of(client, tableName)

  fun createTable() = depots.createTableIfMissing()

  fun hire(driverId: String, name: String, nickname: String?): Depots.Driver =
    depots.driver().create(DriverDraft.empty().driverId(driverId).name(name).nickname(nickname).build())

  fun driver(driverId: String): Depots.Driver = depots.driver().get(driverId)

  fun driverOrNull(driverId: String): Depots.Driver? = depots.driver().find(driverId).getOrNull()

  fun rename(driverId: String, name: String, nickname: String?): Depots.Driver {
    val update = depots.driver().update(driverId).name(name)
    val complete = if (nickname == null) update.clearNickname() else update.nickname(nickname)
    return complete.executeAndGet()
  }

  fun plan(driverId: String, day: String, hours: Int, note: String?) {
    depots.shift().create(Depots.Shift(driverId, day, hours, note, "north"))
  }

  /** What the index carries of a day's shifts: a note or null. */
  fun notes(day: String): List<String?> = depots.shift().byDay(day).list().map { it.note() }

  fun page(day: String, cursor: String?): Page<ShiftByDayItem> = depots.shift().byDay(day).limit(1).page(cursor)
}
