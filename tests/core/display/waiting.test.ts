import { expect, it } from 'vitest'
import { waitText } from '#core/display/waiting.ts'

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_540, '59 minutes'],
  [3_541, '1 hour'],
  [3_600, '1 hour'],
  [86_400, '24 hours'],
])('%i seconds read %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
