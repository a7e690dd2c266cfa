import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { registerTemporaryFolder } from '../support/temporary-folder.ts'
import { problemsOf } from './config-problems.ts'

const folder = registerTemporaryFolder()

function fileWith(text: string): string {
  const file = join(folder, `variable-${Math.random()}`)
  writeFileSync(file, text)
  return file
}

test.each(['', '\n', '\r\n'])('a variable comes from a file that ends with %j', (end) => {
  const config = loadConfig({
    AUTH_SECRET_FILE: fileWith(`${'s'.repeat(31)} ${end}`),
    DATABASE_URL_FILE: fileWith(`postgresql://me:word@db.internal/toolfinch${end}`),
    PORT_FILE: fileWith(`8080${end}`),
  })
  expect(config).toMatchObject({
    authSecret: `${'s'.repeat(31)} `,
    databaseUrl: 'postgresql://me:word@db.internal/toolfinch',
    port: 8080,
  })
})

test('only one line break is removed', () => {
  expect(problemsOf({ PORT_FILE: fileWith('8080\n\n') })).toEqual(['PORT: must be a whole number from 0 to 65535'])
})

test('a blank name of a file counts as unset', () => {
  expect(loadConfig({ PORT: '8080', PORT_FILE: ' ' }).port).toBe(8080)
})

test('every file that cannot be used is reported once, without its name and content', () => {
  const secret = 'the-secret-itself'
  const problems = problemsOf({
    DATABASE_URL: 'postgresql://db.internal/toolfinch',
    AUTH_SECRET_FILE: join(folder, secret),
    SMTP_URL: 'smtps://mail.example',
    SMTP_URL_FILE: fileWith('smtps://other.example'),
    STRIPE_SECRET_KEY_FILE: fileWith('\n'),
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    LLM_API_KEY_FILE: folder,
    OWNER_EMAIL_FILE: fileWith(secret),
  })
  expect(problems).toEqual([
    'SMTP_URL: must not be set together with SMTP_URL_FILE',
    'LLM_API_KEY_FILE: names a file that cannot be read (EISDIR)',
    'STRIPE_SECRET_KEY_FILE: names an empty file',
    'AUTH_SECRET_FILE: names a file that cannot be read (ENOENT)',
    'OWNER_EMAIL: must be an email address',
  ])
})
