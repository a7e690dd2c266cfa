import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const WATCH = join(import.meta.dirname, '..', '..', 'scripts', 'watch.ts')

let folder: string
let child: ChildProcess

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Waits for a line that the server prints. */
const printed = (line: string) =>
  new Promise<void>((resolve) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.split('\n').includes(line)) return
      child.stdout?.off('data', read)
      resolve()
    }
    child.stdout?.on('data', read)
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolfinch-watch-'))
  mkdirSync(join(folder, 'scripts'))
  write('package.json', '{"type":"module"}')
  write('.env', 'GREETING=from the file')
  write('answer.js', "export const answer = 'first'")
  write(
    'scripts/start.js',
    `import { answer } from '../answer.js'
    process.on('SIGTERM', () => { console.log('ended'); process.exit() })
    setInterval(() => {}, 1000)
    console.log(answer, process.env.GREETING)`,
  )
  child = spawn(process.execPath, [WATCH], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
})

afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('restarts the server when a file that it imports changes, and ends it on a signal', async () => {
  await printed('first from the file')
  const again = printed('second from the file')
  // Repeated, because the watcher may learn of the file only after the first line.
  const changes = setInterval(() => write('answer.js', "export const answer = 'second'"), 500)
  await again.finally(() => clearInterval(changes))

  const ended = printed('ended')
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  expect(await exited).toEqual([0, null])
})
