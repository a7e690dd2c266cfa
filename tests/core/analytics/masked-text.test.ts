import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedText } from '#core/analytics/masked-text.ts'

const around = (secret: fc.Arbitrary<string>) =>
  fc.tuple(
    fc.constantFrom('', 'Reset for ', 'Send to\n', '"', '(', 'id='),
    secret,
    fc.constantFrom('', ' now', '"', ')'),
  )

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const email = fc
  .tuple(
    word,
    fc.constantFrom('', '.', '+', '_'),
    word,
    fc.constantFrom('@', '%40'),
    word,
    fc.constantFrom('com', 'co.uk', 'dev'),
  )
  .map(([first, between, last, at, host, ending]) => `${first}${between}${last}${at}${host}.${ending}`)
const bytes = fc.uint8Array({ minLength: 24, maxLength: 48 }).filter((values) => new Set(values).size > 16)
const token = fc
  .tuple(bytes, fc.constantFrom('hex', 'base64url'))
  .map(([values, encoding]) => Buffer.from(values).toString(encoding as 'hex'))
const grouped = (sizes: readonly number[]) =>
  fc
    .tuple(
      fc.tuple(...sizes.map((size) => fc.stringMatching(new RegExp(`^\\d{${size}}$`)))),
      fc.constantFrom('', ' ', '-', '.'),
    )
    .map(([groups, between]) => groups.join(between))
const card = grouped([4, 4, 4, 4])
const phone = grouped([2, 3, 3, 4]).map((digits) => `+${digits}`)

describe('recorded text', () => {
  it.each([
    ['an email address', email],
    ['a token', token],
    ['the number of a card', card],
    ['the number of a phone', phone],
  ] as const)('never holds %s', (_name, secret) => {
    fc.assert(
      fc.property(around(secret), ([before, text, after]) => {
        const masked = maskedText(`${before}${text}${after}`)
        expect(masked).toMatch(/\[(email|token|number)\]/)
        expect(masked).not.toContain(text)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'Bearer [token]'],
    ['0195f0aa-0000-7000-8000-000000000001', '[token]'],
    ['sk_live_abc123DEF456ghi', '[token]'],
    ['Call +1 (555) 010-9999 today', 'Call [number] today'],
    ['4242 4242 4242 4242', '[number]'],
  ])('masks %j', (text, masked) => {
    expect(maskedText(text)).toBe(masked)
  })

  it.each([
    'Compare ChatGPT and Claude',
    'spring-sale-2026-newsletter',
    'gpt4o-vs-claude3-for-researchers',
    'internationalization',
    'Tools under $1,200 in 2026',
  ])('keeps %j', (text) => {
    expect(maskedText(text)).toBe(text)
  })

  it('is one line of at most 50 characters', () => {
    expect(maskedText('  Find\n\ta   tool ')).toBe('Find a tool')
    expect(maskedText('word '.repeat(40))).toHaveLength(50)
  })

  it('masks a partial email where a very long text is truncated', () => {
    expect(maskedText(`${'\n'.repeat(990)}somebody@example.com`)).toBe('')
  })
})
