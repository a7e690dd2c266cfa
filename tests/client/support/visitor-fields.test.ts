import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFields, type FieldName } from '#client/features/support/contributions/visitor-fields.ts'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'
import { visitorEmail, visitorLine, visitorNote } from '#server/areas/support/visitor-text.ts'

const refused = (field: FieldName, value: string) => checkFields({ [field]: value })[field] !== undefined

const serverRefuses = (rule: () => unknown): boolean => {
  try {
    rule()
    return false
  } catch {
    return true
  }
}

describe('the forms of visitors', () => {
  it('require a name and a website', () => {
    expect(checkFields({ name: '  ', websiteUrl: '', note: '', email: '' })).toEqual({
      name: "Please enter the tool's name.",
      websiteUrl: "Please enter the tool's web address.",
    })
  })

  it.each<[FieldName, string]>([
    ['name', '—!?'],
    ['name', 'Two\nlines'],
    ['name', 'x'.repeat(81)],
    ['websiteUrl', 'not an address'],
    ['websiteUrl', 'javascript:alert(1)'],
    ['websiteUrl', `https://example.com/${'x'.repeat(500)}`],
    ['note', 'x'.repeat(1001)],
    ['note', 'a\u0000b'],
    ['email', 'somebody'],
    ['email', 'a@b.c d'],
  ])('reject a %s such as %j', (field, value) => {
    expect(refused(field, value)).toBe(true)
  })

  it.each<[FieldName, string]>([
    ['name', 'Łódź AI'],
    ['name', '🦜'.repeat(40).concat('A')],
    ['websiteUrl', 'example.com'],
    ['websiteUrl', ' https://example.com/a?b=c '],
    ['note', 'two\nlines\tand a tab'],
    ['note', ''],
    ['email', 'a.b+c@example.co.uk'],
    ['email', ''],
  ])('accept a %s such as %j', (field, value) => {
    expect(refused(field, value)).toBe(false)
  })

  it('show the same note error as the server', () => {
    const text = fc.string({ unit: 'binary', maxLength: VISITOR_LIMITS.note + 20 })
    fc.assert(
      fc.property(text, (note) => refused('note', note) === serverRefuses(() => visitorNote(note.trim(), 'note'))),
      { numRuns: 50 },
    )
  })

  it('never reject an email that the server accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.emailAddress(), fc.string()),
        (email) => serverRefuses(() => visitorEmail(email.trim(), 'email')) || !refused('email', email),
      ),
      { numRuns: 50 },
    )
  })

  it('never reject the length of a line that the server accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), (line) => {
        const name = `A${line}`
        const taken = !serverRefuses(() => visitorLine(name, 'name', VISITOR_LIMITS.name))
        return !taken || !refused('name', name)
      }),
      { numRuns: 50 },
    )
  })
})
