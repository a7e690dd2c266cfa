/** Child processes and other resources to clean up when the bench ends or is interrupted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const READY_WITHIN_MS = 300_000
const END_WITHIN_MS = 60_000

type CleanUp = () => Promise<void> | void
const pending = new Set<CleanUp>()

/** Registers a cleanup; the returned function runs it at once, and only once. */
export const onEnd = (cleanUp: CleanUp): (() => Promise<void>) => {
  pending.add(cleanUp)
  return async () => {
    if (pending.delete(cleanUp)) await cleanUp()
  }
}

/** Runs all remaining cleanups, latest first. */
export const cleanUpAll = async (): Promise<void> => {
  for (const cleanUp of [...pending].reverse()) {
    pending.delete(cleanUp)
    await Promise.resolve(cleanUp()).catch((error: unknown) => console.error(error))
  }
}

export const cleanUpOnSignals = (): void => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => void cleanUpAll().finally(() => process.exit(code)))
  }
}

type StopSignal = 'SIGTERM' | 'SIGKILL'

/** One that hangs is killed. */
export type Server = { readonly url: string; readonly pid: number; stop(signal?: StopSignal): Promise<void> }

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const end = async (child: ChildProcess, signal: StopSignal): Promise<void> => {
  if (ended(child)) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
  await gone
  clearTimeout(timer)
}

/** Starts a program that prints `ready on http://localhost:PORT`, and waits for it. */
export const startServer = async (
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<Server> => {
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: '0', SANDBOX_PORT: '0', ...environment },
  })
  let lastSignal: StopSignal = 'SIGTERM'
  const endOnce = onEnd(() => end(child, lastSignal))
  const stop = (signal: StopSignal = 'SIGTERM') => {
    lastSignal = signal
    return endOnce()
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const [, url] = /ready on (http:\/\/localhost:\d+)/.exec(output) ?? []
    if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'))
  })
  child.once('exit', () => reject(new Error(`${command.join(' ')} ended:\n${output}`)))
  const timer = setTimeout(() => reject(new Error(`${command.join(' ')} is not ready`)), READY_WITHIN_MS)
  try {
    return { url: await promise, pid: child.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** As in `npm start`. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '16384' }

/** The product, with limits that a load from one address does not reach. */
export const startProduct = (environment: Readonly<Record<string, string>>, cwd?: string): Promise<Server> =>
  startServer(
    [process.execPath, 'dist/app/main.js'],
    { NODE_ENV: 'test', LIMITS_FACTOR: '1000000000', ...ALLOCATOR, ...environment },
    cwd,
  )

/** Polls until it is so. Throws after minutes: what takes longer hangs. */
export const waitUntil = async (isDone: () => Promise<boolean>, what: string): Promise<void> => {
  const until = performance.now() + READY_WITHIN_MS
  while (!(await isDone())) {
    if (performance.now() > until) throw new Error(`${what} has not ended`)
    await delay(500)
  }
}

/** Memory of a process in megabytes. Linux only. */
export const memoryOf = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const ticksOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Waits until a process has done nothing to speak of for several seconds. Linux only. */
export const waitUntilIdle = async (pid: number): Promise<void> => {
  for (let [quiet, before] = [0, ticksOf(pid)]; quiet < 3; ) {
    await delay(2_500)
    const now = ticksOf(pid)
    quiet = now - before < 8 ? quiet + 1 : 0
    before = now
  }
}
