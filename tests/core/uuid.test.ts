import { expect, test } from 'vitest'
import { isUuid } from '#core/uuid.ts'

test.each([
  ['0195f0aa-0000-7000-8000-000000000001', true],
  ['0195F0AA-0000-7000-8000-00000000ABCD', true],
  ['', false],
  ['0195f0aa000070008000000000000001', false],
  ['------------------------------------', false],
  ['0195f0aa-0000-7000-8000-00000000000g', false],
  [' 0195f0aa-0000-7000-8000-000000000001', false],
  ['0195f0aa-0000-7000-8000-000000000001\n', false],
])('%j is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})
