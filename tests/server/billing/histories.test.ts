import { expect, test } from 'vitest'
import { runPaymentHistories } from '../../../scripts/chaos/payment-histories.ts'
import { createTestDatabase } from '../../support/database.ts'

/** `npm run chaos -- payments` runs a thousand. */
const COUNT = 100

test('shuffled, repeated and late events leave the same state as those that come in order', {
  timeout: 240_000,
}, async () => {
  const database = await createTestDatabase()
  try {
    const histories = await runPaymentHistories({ databases: [database], count: COUNT, seed: 1 })
    expect(histories.filter(({ ok }) => !ok)).toEqual([])
    expect(histories).toHaveLength(COUNT)
  } finally {
    await database.close()
  }
})
