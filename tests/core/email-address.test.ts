import { describe, expect, test } from 'vitest'
import { inboxOf, normalizedEmail } from '#core/email-address.ts'

describe('an email address', () => {
  test.each([
    [' Ada@People.Example ', 'ada@people.example'],
    ['émile@example.com', 'émile@example.com'],
    // The same name with a combining accent.
    ['e\u0301mile@example.com', 'émile@example.com'],
    ['ÉMILE@example.com', 'émile@example.com'],
    ['user!x@example.com', 'user!x@example.com'],
    ["o'brien+news@example.co.uk", "o'brien+news@example.co.uk"],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
    ['kate@BÜCHER.example', 'kate@xn--bcher-kva.example'],
    ['kate@xn--bcher-kva.example', 'kate@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j is stored as %j', (text, stored) => {
    expect(normalizedEmail(text)).toBe(stored)
    expect(normalizedEmail(stored)).toBe(stored)
  })

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@-example.com',
    'ada@example..com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@example.com:25',
    'ada@example.com/x',
    'ada@exa%6dple.com',
    'a da@example.com',
    'ada\n@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'ada,bea@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    'ada@bea@example.com',
    // 65 bytes before the @, as ASCII and in two bytes a letter.
    `${'a'.repeat(65)}@example.com`,
    `${'é'.repeat(33)}@example.com`,
    `ada@${'a.'.repeat(125)}com`,
    // Invisible characters.
    'ada\u202e@example.com',
    'a\u200bda@example.com',
    // Letters that imitate those of another address: Kelvin sign, full-width a, Cyrillic a.
    '\u212aate@example.com',
    'ａda@example.com',
    'kate@\u212aate.example',
    'ad\u0430@example.com',
  ])('%j is refused', (text) => {
    expect(normalizedEmail(text)).toBeNull()
  })
})

test('an inbox that starts with a plus is not the inbox of everybody else who does', () => {
  expect(inboxOf('+a@example.com')).not.toBe(inboxOf('+b@example.com'))
})
