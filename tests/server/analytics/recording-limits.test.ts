import { expect, test } from 'vitest'
import { RateLimitedError } from '#core/errors.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'

const { members } = createAccountsApp()

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
