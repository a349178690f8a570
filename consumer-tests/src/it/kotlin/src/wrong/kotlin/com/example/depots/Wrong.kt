package com.example.depots

import kotlin.jvm.optionals.getOrNull

/** What Kotlin refuses: one error in each line with the mark, and no other; postbuild.groovy compares. */
class Wrong(private val depots: DepotsTable) {

  fun found(): Depots.Driver = depots.driver().find("ada").getOrNull() // refused

  fun keyOfNull(): DriverKey = DriverKey.of(null as String?) // refused

  fun getOfNull(driverId: String?): Depots.Driver = depots.driver().get(driverId) // refused

  fun updateToNull(): DriverUpdate = depots.driver().update("ada").nickname(null) // refused

  fun draftWithoutKey(): DriverDraft = DriverDraft.empty().driverId(null) // refused

  fun lengthOfNote(item: ShiftByDayItem): Int = item.note().length // refused

  fun whenNull(): DriverUpdate = depots.driver().update("ada").`when`(null) // refused

  fun shiftsOfNull(day: String?): ShiftByDay = depots.shift().byDay(day) // refused
}
