import { describe, expect, test } from 'vitest'
import { planSourcesOf } from '#core/billing/plan-sources.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
type Row = Parameters<typeof planSourcesOf>[0][number]
const row = (source: Row['source'], from: number, to: number, changes: Partial<Row> = {}): Row => ({
  source,
  plan: 'pro',
  startsAt: at(from),
  endsAt: at(to),
  revokedAt: null,
  period: null,
  paymentMode: null,
  ...changes,
})
const sources = (rows: Row[], mode: 'local' | 'live' = 'live') =>
  planSourcesOf(rows, at(10), mode).map(({ kind, plan, from, until }) => [
    kind,
    plan,
    from.getUTCDate(),
    until.getUTCDate(),
  ])

describe('the sources of a plan', () => {
  test('name the source, and merge adjacent rows', () => {
    expect(
      sources([
        row('referral', 20, 25),
        row('administrator', 5, 12),
        row('shell', 11, 15),
        row('subscription', 1, 20, { period: 'month', paymentMode: 'live' }),
      ]),
    ).toEqual([
      ['subscription', 'pro', 1, 20],
      ['team', 'pro', 5, 15],
      ['referral', 'pro', 20, 25],
    ])
  })

  test('keep plans and separate periods apart', () => {
    expect(sources([row('shell', 1, 12), row('shell', 13, 20), row('shell', 1, 11, { plan: 'business' })])).toEqual([
      ['team', 'pro', 1, 12],
      ['team', 'business', 1, 11],
      ['team', 'pro', 13, 20],
    ])
  })

  test('omit grants that ended, were revoked or belong to another payment mode', () => {
    expect(
      sources([
        row('shell', 1, 10),
        row('seat', 1, 20, { revokedAt: at(9) }),
        row('referral', 15, 20, { revokedAt: at(12) }),
        row('subscription', 1, 20, { paymentMode: 'local' }),
      ]),
    ).toEqual([])
    expect(sources([row('subscription', 1, 20, { paymentMode: 'local' })], 'local')).toHaveLength(1)
  })
})
