import { expect, test } from 'vitest'
import { lossesText } from '#core/analytics/recording-losses.ts'

const START = Date.parse('2026-11-03T10:00:00Z')
const gap = (seconds: number, days = 0) => {
  const from = new Date(START + days * 86_400_000)
  return { from, to: new Date(from.getTime() + seconds * 1_000) }
}

test.each([
  [59, 'less than a minute'],
  [60, '1 minute'],
  [240, '4 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [3 * 86_400, '3 days'],
])('a gap of %i seconds reads as %s', (seconds, duration) => {
  expect(lossesText({ gaps: [gap(seconds)], dropped: 0 }, 'today')).toBe(
    `Recording stopped for ${duration} on November 3, 2026. The figures may be too low.`,
  )
})

test('several gaps are one sentence with their total duration and the last day', () => {
  expect(lossesText({ gaps: [gap(120), gap(720, 2)], dropped: 0 }, 'today')).toBe(
    'Recording stopped 2 times, for 14 minutes in all, most recently on November 5, 2026. The figures may be too low.',
  )
})

test('dropped records are counted, alone and with a gap; no losses give no text', () => {
  expect(lossesText({ gaps: [], dropped: 1 }, 'today')).toBe('1 record was dropped today. The figures may be too low.')
  expect(lossesText({ gaps: [gap(240)], dropped: 1_204 }, 'in this period')).toBe(
    'Recording stopped for 4 minutes on November 3, 2026, and 1,204 records were dropped in this period. The figures may be too low.',
  )
  expect(lossesText({ gaps: [], dropped: 0 }, 'today')).toBeNull()
})
