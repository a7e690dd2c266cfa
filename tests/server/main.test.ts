import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { acquireDatabaseLock } from '#server/platform/database/lock.ts'
import { registerTemporaryFolder } from '../support/temporary-folder.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const dataDir = registerTemporaryFolder()

function run(env: Record<string, string>): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

test('an invalid configuration is reported in plain lines, without a stack', async () => {
  const { code, stdout, stderr } = await run({ PORT: 'abc', DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('PORT')
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a database in use is reported in one line with the process', async () => {
  const lock = await acquireDatabaseLock(join(dataDir, 'pglite.lock'), dataDir)
  try {
    const { code, stderr } = await run({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`process ${process.pid}`)])
    expect(await lock.isHeld()).toBe(true)
  } finally {
    await lock.release()
  }
})

test('a port in use is reported before anything is opened', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const folder = join(dataDir, 'untouched')
  try {
    const { code, stdout, stderr } = await run({ PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'silent' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^[^\n]*Another program uses this port; set PORT to choose another\.\n$/)
    expect(await readdir(dataDir)).not.toContain('untouched')
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
})

test('an impossible folder is reported at once', async () => {
  const { code, stderr } = await run({ PORT: '0', DATA_DIR: '/proc/toolfinch', LOG_LEVEL: 'silent' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^[^\n]*Set DATA_DIR to a folder that can be created and written to\.\n$/)
})

test('a signal during the start ends the process without an error', async () => {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: join(dataDir, 'new'), LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(server, 'exit')
  const complaint = text(server.stderr)
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('Loading the catalog')) server.kill('SIGTERM')
  }
  expect([await complaint, ...(await ended)]).toEqual(['', 0, null])
})

test.each([
  [
    '127.0.0.1:1',
    'connect ECONNREFUSED 127.0.0.1:1. Start the server, let this machine reach it, or correct the host and the port in DATABASE_URL.',
  ],
  ['nowhere.invalid', /^getaddrinfo \w+ nowhere\.invalid\. .*DATABASE_URL\.$/],
])('PostgreSQL that cannot be reached at %s is reported in one line with the variable', async (host, reason) => {
  const { code, stderr } = await run({
    PORT: '0',
    DATA_DIR: join(dataDir, 'unused'),
    DATABASE_URL: `postgresql://me:word@${host}/toolfinch?sslmode=disable`,
    AUTH_SECRET: 'eLp4mK2s9xQ7vB1nD6wZ8cR3tY5uH0jG',
    LOG_LEVEL: 'silent',
  })
  expect(code).toBe(1)
  const [line = '', ...others] = stderr.trim().split('\n')
  expect(others).toEqual([])
  const prefix = 'PostgreSQL could not be asked: '
  expect(line.startsWith(prefix)).toBe(true)
  expect(line.slice(prefix.length)).toMatch(reason)
})
