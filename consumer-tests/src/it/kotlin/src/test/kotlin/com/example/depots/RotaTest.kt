package com.example.depots

import io.partita.testing.DynamoDbTest
import io.partita.testing.TableName
import kotlin.jvm.optionals.getOrNull
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import software.amazon.awssdk.services.dynamodb.DynamoDbClient

@DynamoDbTest
class RotaTest(client: DynamoDbClient, @TableName tableName: String) {

  private val rota = Rota(client, tableName).apply { createTable() }

  @Test
  fun whatIsAbsentIsNull() {
    rota.hire("ada", "Ada", null)
    assertNull(rota.driver("ada").nickname())
    assertEquals("Countess", rota.rename("ada", "Ada", "Countess").nickname())
    assertNull(rota.driverOrNull("bob"))
  }

  @Test
  fun anIndexCarriesANoteOrNull() {
    rota.hire("cleo", "Cleo", "C")
    rota.hire("dan", "Dan", null)
    rota.plan("cleo", "2026-11-18", 8, "late")
    rota.plan("dan", "2026-11-18", 4, null)
    assertEquals(listOf("late", null), rota.notes("2026-11-18"))

    val first = rota.page("2026-11-18", null)
    val second = rota.page("2026-11-18", first.cursor().getOrNull())
    assertEquals(listOf("dan"), second.items().map { it.driverId() })
  }
}
