import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

/** `npm run xss` has 200, which take minutes. */
const PAYLOADS = 10

test('payloads in every text on a page stay text, for visitors, administrators and programs', async () => {
  const child = spawn(process.execPath, ['lab/xss/xss.ts', '--count', `${PAYLOADS}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(output).toContain(`${PAYLOADS} payloads`)
  expect(output).toContain(' 0 problems')
  expect(code, output).toBe(0)
})
