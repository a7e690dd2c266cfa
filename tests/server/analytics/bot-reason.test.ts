import { expect, test } from 'vitest'
import { createBotDetector } from '#server/areas/analytics/recording/bot-reason.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('pages of a visit are not counted together for longer because the clock was set back', () => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const reasonOf = createBotDetector({ clock: { now: () => new Date(now) } })
  const open = (pages: number) => Array.from({ length: pages }, () => reasonOf(BROWSER, 'visit', true)).at(-1)
  expect(open(20)).toBeNull()
  now -= 3_600_000
  expect(open(20)).toBeNull()
  expect(open(1)).toBe('Impossible rate')
})
