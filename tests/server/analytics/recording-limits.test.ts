import { expect, test } from 'vitest'
import { RateLimitedError } from '#core/errors.ts'
import { createRecordingService } from '#server/areas/analytics/recording/recording.service.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { silentLog } from '#server/platform/log.ts'
import { createRateLimiter } from '#server/platform/rate-limiter.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'

const { database, members } = createAccountsApp()

/** Whether a page view was recorded; null when it was refused. */
const view = (address: string, unrecorded = false): boolean | null => {
  const caller = { userId: null, userAgent: 'Mozilla/5.0', unrecorded, address }
  try {
    return members.services.analytics.recording.pageView({ visitId: address, sequence: 1, page: '/' }, caller)
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error
    return null
  }
}

test('records of one address that are refused use up nothing that all addresses share', () => {
  // More than all addresses together can send in a minute.
  let refused = 0
  for (let call = 0; call < 61_000; call += 1) if (view('203.0.113.201') === null) refused += 1
  expect(refused).toBe(61_000 - 120)
  expect(view('203.0.113.202')).toBe(true)
})

test('calls under Global Privacy Control count against the limit of their address too', () => {
  for (let call = 0; call < 120; call += 1) expect(view('203.0.113.203', true)).toBe(false)
  expect(view('203.0.113.203', true)).toBeNull()
})

test('the limits of all addresses are those of the configuration', () => {
  let now = new Date('2026-11-30T12:00:00Z')
  const clock = { now: () => now }
  const service = createRecordingService({
    database,
    clock,
    log: silentLog,
    limiter: createRateLimiter({ clock, factor: 1 }),
    hash: createKeyedHash('secret'),
    publicUrl: 'https://site.example',
    slugOf: async () => null,
    recordingLimits: { perMinute: 2, perDay: 3 },
  })
  const record = (sequence: number) =>
    service.pageView(
      { visitId: 'visit', sequence, page: '/' },
      { userId: null, userAgent: 'Mozilla/5.0', unrecorded: false, address: `203.0.113.${sequence}` },
    )
  expect([record(1), record(2)]).toEqual([true, true])
  expect(() => record(3)).toThrow('Please try again in 60 seconds')
  now = new Date('2026-11-30T12:01:00Z')
  expect(record(4)).toBe(true)
  expect(() => record(5)).toThrow('Please try again in 24 hours')
})
