import { describe, expect, test } from 'vitest'
import { firstNameOf, outcomeTextError } from '#core/outcomes/outcome-texts.ts'

describe('a text about an outcome', () => {
  test.each([
    ['sentence', ''],
    ['sentence', 'Otter.ai writes my minutes, and Node.js scripts send them in 2026.'],
    ['name', 'Zoë'],
    ['role', 'Head of R&D, 12 people'],
  ] as const)('%s can be %j', (field, text) => {
    expect(outcomeTextError(field, text)).toBeNull()
  })

  test.each([
    ['sentence', 'x'.repeat(281), 'Your sentence can have at most 280 characters'],
    ['sentence', 'One.\nTwo.', 'Your sentence must be one line of plain text'],
    ['sentence', 'It \u202etpircs', 'Your sentence must be one line of plain text'],
    ['sentence', '12 345', 'Your sentence must contain letters'],
    ['sentence', 'See https://x.example', 'Your sentence must not contain links, addresses or phone numbers'],
    ['sentence', 'See x.example/y', 'Your sentence must not contain links, addresses or phone numbers'],
    ['sentence', 'Call +49 (0) 170 1234567', 'Your sentence must not contain links, addresses or phone numbers'],
    ['name', ' ', 'Your first name is required'],
    ['name', 'x'.repeat(41), 'Your first name can have at most 40 characters'],
    ['role', 'ada@x.example', 'Your role must not contain links, addresses or phone numbers'],
  ] as const)('%s cannot be %j', (field, text, error) => {
    expect(outcomeTextError(field, text)).toBe(error)
  })

  test('begins with the first name of the account', () => {
    expect([' Ada Byron', 'Ada', ''].map(firstNameOf)).toEqual(['Ada', 'Ada', ''])
  })
})
