import { describe, expect, it } from 'vitest'
import { safePath } from '#core/safe-path.ts'

describe('the redirect after signing in', () => {
  it.each(['/', '/favorites', '/ai-tools?search=a%20b&page=2', '/tool/chatgpt#pricing', '/authors', '/?next=/auth'])(
    '%s is a place of ours',
    (wish) => expect(safePath(wish)).toBe(wish),
  )

  it.each([
    null,
    undefined,
    '',
    'favorites',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\n',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?mode=signin',
    '/auth/callback',
    '/x/../auth',
    `/${'a'.repeat(512)}`,
  ])('%j leads to the dashboard instead', (wish) => expect(safePath(wish)).toBe('/dashboard'))
})
