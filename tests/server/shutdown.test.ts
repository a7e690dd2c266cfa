import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { problemsOf } from './config-problems.ts'

const SCRIPT = fileURLToPath(new URL('../support/draining-server.ts', import.meta.url))
let child: ChildProcess | undefined

afterEach(() => {
  child?.kill('SIGKILL')
})

/** Starts the server; `said` resolves when its output matches. */
async function start(noticeMs = 0) {
  const started = spawn(process.execPath, [SCRIPT, String(noticeMs)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  child = started
  let output = ''
  started.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    started.emit('said')
  })
  const said = async (words: RegExp): Promise<string> => {
    for (;;) {
      const match = words.exec(output)
      if (match) return match[1] ?? match[0]
      await once(started, 'said')
    }
  }
  const ended = once(started, 'exit') as Promise<[number | null, string | null]>
  const origin = `http://127.0.0.1:${await said(/port (\d+)\n/)}`
  return {
    origin,
    said,
    ended,
    output: () => output,
    tell: () => started.send('go on'),
    signal: (name: NodeJS.Signals) => started.kill(name),
  }
}

test('SIGTERM fails readiness, finishes requests in flight, closes everything and exits 0', async () => {
  const { origin, said, ended, output, tell, signal } = await start(2_000)
  const held = fetch(`${origin}/held`)
  await said(/held\n/)

  signal('SIGTERM')
  await said(/draining/)
  const ready = await fetch(`${origin}/health/ready`)
  expect(ready.status).toBe(503)
  expect(ready.headers.get('connection')).toBe('close')

  tell()
  const answer = await held
  expect(await answer.text()).toBe('finished')
  expect(await ended).toEqual([0, null])
  expect(output()).toMatch(/database closed\n.*"msg":"ended"/)
})

test('an idle process ends in order, without the exit code of the limit', async () => {
  const { ended, signal } = await start()
  signal('SIGINT')
  expect(await ended).toEqual([0, null])
})

test('a second signal exits at once', async () => {
  const { origin, said, ended, signal } = await start()
  const held = fetch(`${origin}/held`).catch(() => 'cut off')
  await said(/held\n/)

  signal('SIGTERM')
  await said(/draining/)
  signal('SIGTERM')

  expect(await ended).toEqual([1, null])
  expect(await held).toBe('cut off')
})

test('an unexpected error is logged with an identifier, then the process closes and exits', async () => {
  const { origin, ended, output } = await start()
  await fetch(`${origin}/reject`, { method: 'POST' }).catch(() => undefined)

  expect(await ended).toEqual([1, null])
  expect(output()).toMatch(/"level":"fatal".*nobody waits for this.*"errorId":"[0-9a-f-]{36}"/)
  expect(output()).toContain('database closed')
})

test.each(['60001', '2.5', '-1'])('the notice cannot take %s ms', (value) => {
  expect(problemsOf({ SHUTDOWN_NOTICE_MS: value })).toEqual([
    'SHUTDOWN_NOTICE_MS: must be a whole number of milliseconds from 0 to 60000',
  ])
})
