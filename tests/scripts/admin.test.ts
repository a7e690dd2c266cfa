import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ADMIN = join(import.meta.dirname, '../../scripts/admin.ts')

const run = (words: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env } }
    execFile(process.execPath, [ADMIN, ...words], options, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })

test.each([
  [[]],
  [['grant']],
  [['grant', 'ada@people.example', '--role', 'owner']],
  [['promote', 'ada@people.example']],
  [['plan', 'ada@people.example', 'gold']],
])('%j prints the usage', async (words) => {
  const { code, stderr } = await run(words)
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(/^Usage: npm run admin -- grant EMAIL \[--role admin\|editor\], .+$/)
})

test('an unknown account is reported in one line', async () => {
  const folder = await temporaryFolder()
  for (const command of ['grant', 'revoke']) {
    const { code, stderr } = await run([command, 'nobody@people.example'], { DATA_DIR: folder })
    expect(code).toBe(1)
    expect(stderr).toBe('No account has this email address.\n')
  }
})

test('a database that cannot be reached is reported in one line', async () => {
  const { code, stderr } = await run(['grant', 'ada@people.example'], {
    DATABASE_URL: 'postgresql://me:word@127.0.0.1:1/toolfinch',
    AUTH_SECRET: 'eLp4mK2s9xQ7vB1nD6wZ8cR3tY5uH0jG',
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^PostgreSQL could not be asked: connect ECONNREFUSED 127\.0\.0\.1:1\. [^\n]+\n$/)
})
