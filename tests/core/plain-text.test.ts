import { describe, expect, test } from 'vitest'
import { newProfileSchema, profileChangeSchema } from '#core/accounts/profile.ts'
import { readCell } from '#core/catalogue/fields/field-cells.ts'
import { collectionNameProblem, collectionNoteProblem } from '#core/collections.ts'
import { contactErrors } from '#core/contact-message.ts'
import { isPlainLine, isPlainText, withoutDirectionControls } from '#core/plain-text.ts'

const OVERRIDE = '\u202e'

describe('a single line', () => {
  test.each(['\u202a', '\u202b', '\u202c', '\u202d', OVERRIDE, '\u2066', '\u2067', '\u2068', '\u2069', '\n', '\u2028'])(
    'cannot contain %j',
    (sign) => {
      expect(isPlainLine(`Ada ${sign}gpj.exe`)).toBe(false)
      expect(withoutDirectionControls(`a${OVERRIDE}b`)).toBe('ab')
    },
  )

  test.each(['Ada Byron', 'שרה כהן', 'محمد (Mo)\u200e', 'نیم\u200cفاصله', '👩\u200d💻'])('can be %j', (text) => {
    expect(isPlainLine(text)).toBe(true)
    expect(isPlainText(`${text}\n\t${text}`)).toBe(true)
  })
})

test('several lines can isolate a quotation, but cannot reverse letters', () => {
  expect(isPlainText('He wrote \u2067שלום\u2069.')).toBe(true)
  expect(isPlainText(`Pay ${OVERRIDE}001`)).toBe(false)
})

describe('a change of direction is refused', () => {
  const name = `Ada${OVERRIDE}`
  const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
    result.error?.issues.map(({ message }) => message)

  test('in the names of a profile', () => {
    for (const field of ['fullName', 'company', 'jobTitle'] as const) {
      expect(profileChangeSchema.safeParse({ [field]: name }).success).toBe(false)
    }
    expect(messagesOf(newProfileSchema.safeParse({ fullName: name }))).toEqual([
      'Full name must not contain control characters',
    ])
  })

  test('in the names and notes of collections', () => {
    expect(collectionNameProblem(name)).toBe('The name must be a single line of text.')
    expect(collectionNoteProblem(name)).toBe('The note must be plain text.')
  })

  test('in messages', () => {
    const values = { name, email: `ada${OVERRIDE}@example.com`, subject: `Hello ${name}`, message: `Hello to ${name}!` }
    expect(Object.keys(contactErrors(values))).toEqual(['name', 'email', 'subject', 'message'])
  })

  test('in the values of a tool, also as an escape sequence in JSON', () => {
    const problem = { problem: 'has control characters' }
    expect(readCell('name', name)).toEqual(problem)
    expect(readCell('features', JSON.stringify([name]).replace(OVERRIDE, '\\u202e'))).toEqual(problem)
    expect(readCell('aliases', '["a\\u0000b"]')).toEqual(problem)
  })
})
