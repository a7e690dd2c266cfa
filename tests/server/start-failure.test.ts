import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainStartFailure } from '#server/start-failure.ts'

const listening = (host: string): Promise<unknown> =>
  new Promise((resolve) => createServer().once('error', resolve).listen({ host, port: 0 }))

test('a host of another machine is reported with its variable', async () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND a.invalid'), { syscall: 'getaddrinfo' })
  for (const failure of [await listening('192.0.2.1'), unknown]) {
    expect(explainStartFailure(failure)).toMatch(/^[^\n]*Set HOST to an address of this machine\.$/)
  }
})

test('an impossible folder is reported with its variable', async () => {
  const failure: unknown = await mkdir('/dev/null/data', { recursive: true }).catch((error: unknown) => error)
  expect(explainStartFailure(failure)).toMatch(/^[^\n]*Set DATA_DIR to a folder that can be created and written to\.$/)
})

test.each([
  ['EADDRINUSE', /Another program uses this port; set PORT to choose another\.$/],
  ['EACCES', /Set PORT to one you are allowed to listen on\.$/],
])('a port refused with %s names its variable', (code, text) => {
  const failure = Object.assign(new Error(`listen ${code}: 0.0.0.0:80`), { code, syscall: 'listen' })
  expect(explainStartFailure(failure)).toMatch(text)
})

test('an unexpected error keeps its stack', () => {
  expect(explainStartFailure(new Error('odd'))).toContain('start-failure.test.ts')
  expect(explainStartFailure('odd')).toBe('odd')
})
