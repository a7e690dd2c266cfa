import { expect, test } from 'vitest'
import { killDuringPayments } from '#lab/chaos/payments/payment-kill.ts'

test('kill -9 between receiving an event and storing its effect loses none and repeats none', {
  timeout: 600_000,
}, async () => {
  const rounds = await killDuringPayments({ cycles: 1, seed: 20_261_122, members: 2 })
  expect(rounds).toMatchObject([{ ok: true }])
  expect(rounds[0]?.kills).toBeGreaterThan(0)
})
