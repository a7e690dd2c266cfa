import { expect, test } from 'vitest'
import { runPaymentHistories } from '#lab/chaos/payments/payment-histories.ts'
import { createTestDatabase } from '../../support/database.ts'

/** `npm run chaos -- payments` runs a thousand. */
const COUNT = 20

test('shuffled, repeated and late events give the same state as ordered ones', {
  timeout: 600_000,
}, async () => {
  const database = await createTestDatabase()
  // On PostgreSQL events reach two instances.
  const second = database.openAgain?.()
  try {
    const histories = await runPaymentHistories({
      databases: second === undefined ? [database] : [database, second],
      count: COUNT,
      seed: 1,
    })
    expect(histories.filter(({ ok }) => !ok)).toEqual([])
    expect(histories).toHaveLength(COUNT)
  } finally {
    await second?.close()
    await database.close()
  }
})
