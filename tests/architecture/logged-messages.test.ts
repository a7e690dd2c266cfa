import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedMessages } from './logged-messages.ts'

const ROOT = join(import.meta.dirname, '../..')
const rowOf = ({ level, message }: { level: string; message: string }) => `${level}: ${message}`

test('docs/logging.md lists every message of the log with its levels, and no other', () => {
  const files = globSync('server/**/*.ts', { cwd: ROOT })
  const logged = files.flatMap((file) => loggedMessages(readFileSync(join(ROOT, file), 'utf8')).map(rowOf))
  const page = readFileSync(join(ROOT, 'docs/logging.md'), 'utf8')
  const listed = [...page.matchAll(/^\| ([a-z, ]+) \| `(.+?)` \|/gm)].flatMap(([, levels = '', message = '']) =>
    levels.split(', ').map((level) => rowOf({ level, message })),
  )
  expect(logged.length).toBeGreaterThan(70)
  expect(listed.sort()).toEqual([...new Set(logged)].sort())
})

test.each([
  ["log.info({ a: f(1) }, 'done')", [{ level: 'info', message: 'done' }]],
  [
    "log?.warn(\n  { a },\n  full ? 'too full' : 'fine again',\n)",
    ['too full', 'fine again'].map((message) => ({ level: 'warn', message })),
  ],
  ["log.error(details, FAILED)\nconst FAILED = 'it failed'", [{ level: 'error', message: 'it failed' }]],
  ['log.error(details, other)', [{ level: 'error', message: 'unreadable: details, other' }]],
])('reads %j', (source, found) => {
  expect(loggedMessages(source)).toEqual(found)
})
