import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FUNCTIONS_PREFIX } from '#server/http/functions/functions.ts'
import { MCP_PATH } from '#server/http/mcp/addresses.ts'

const [ENCRYPTED = '', UNENCRYPTED = ''] = readFileSync('ops/Caddyfile', 'utf8').split('\nhttp://{$DOMAIN:localhost} {')

test('only TLS 1.2 and 1.3 are spoken, with the ciphers of the proxy', () => {
  expect(ENCRYPTED).toContain('protocols tls1.2 tls1.3\n')
  expect(ENCRYPTED).not.toMatch(/ciphers|curves|insecure/)
})

test.each(['/graphql', `${FUNCTIONS_PREFIX}/auth`, MCP_PATH, '/webhooks/stripe'])(
  'a program that calls %s without TLS is refused, not redirected',
  (path) => {
    const [, patterns = ''] = /@programs path (.+)/.exec(UNENCRYPTED) ?? []
    const matches = patterns
      .split(' ')
      .filter((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
    expect(matches).toHaveLength(1)
    expect(UNENCRYPTED).toMatch(/handle @programs \{\s+respond "Use https\." 403/)
  },
)

test('everything else is redirected to https', () => {
  expect(UNENCRYPTED).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} 308/)
})
