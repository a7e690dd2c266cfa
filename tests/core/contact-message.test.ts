import { describe, expect, test } from 'vitest'
import { CONTACT_LIMITS, type ContactValues, contactErrors, normalizeContact } from '#core/contact-message.ts'

const VALID: ContactValues = {
  name: 'Ada Byron',
  email: 'ada@people.example',
  subject: 'A question',
  message: 'How do I compare tools?\nThank you.',
}

describe('a contact message', () => {
  test('has no errors when valid', () => expect(contactErrors(VALID)).toEqual({}))

  test('is measured without surrounding spaces, in code points', () => {
    const shortest = { ...VALID, name: ' Ad ', subject: ' 12345 ', message: '\n1234567890\n' }
    expect(contactErrors(shortest)).toEqual({})
    expect(contactErrors({ ...VALID, name: '🙂'.repeat(CONTACT_LIMITS.name) })).toEqual({})
  })

  test('that is empty has an error per field, in form order', () => {
    expect(Object.entries(contactErrors({ name: ' ', email: '', subject: '\t', message: '\n' }))).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['subject', 'Subject is required'],
      ['message', 'Message is required'],
    ])
  })

  test.each<[keyof ContactValues, string, string]>([
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['subject', ' 1234 ', 'Subject must be at least 5 characters'],
    ['message', ' 123456789 ', 'Message must be at least 10 characters'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@people', 'Please enter a valid email address'],
    ['email', 'ada byron@people.example', 'Please enter a valid email address'],
    ['email', 'ada@people.example\r\nBcc: all@people.example', 'Please enter a valid email address'],
    ['email', 'ada@people.example\n', 'Please enter a valid email address'],
    ['name', 'Ada\r\nBcc: all@people.example', 'Name must be a single line'],
    ['name', 'Ada\u2028Byron', 'Name must be a single line'],
    ['subject', 'A question\nBcc: all@people.example', 'Subject must be a single line'],
    ['subject', 'A \u0007question', 'Subject must be a single line'],
    ['message', 'How do I \u0000compare?', 'Message must be plain text'],
    ['name', 'x'.repeat(101), 'Name can have at most 100 characters'],
    ['email', `${'x'.repeat(243)}@mail.example`, 'Email can have at most 254 characters'],
    ['subject', 'x'.repeat(201), 'Subject can have at most 200 characters'],
    ['message', 'x'.repeat(5001), 'Message can have at most 5000 characters'],
  ])('whose %s is %j is refused', (field, text, error) => {
    expect(contactErrors({ ...VALID, [field]: text })).toEqual({ [field]: error })
  })

  test('is normalized for storage', () => {
    const given = { ...VALID, name: ' Jose\u0301 ', message: 'One\r\nTwo\rThree ' }
    expect(normalizeContact(given)).toEqual({ ...VALID, name: 'José', message: 'One\nTwo\nThree' })
  })
})
