import { type ChildProcess, spawn } from 'node:child_process'
import { onEnd } from '../bench/processes.ts'

/** Processes run as this user when this program is root, as in a container; otherwise as its own user. */
export type Account = { readonly uid: number; readonly gid: number } | undefined

type Options = {
  readonly command: readonly string[]
  readonly cwd: string
  readonly account: Account
  readonly environment: Readonly<Record<string, string>>
}

type Child = {
  readonly output: () => string
  readonly isRunning: () => boolean
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>
  /** Sends SIGTERM and resolves with the exit code (null after a signal) and the milliseconds until the end. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly ms: number }>
}

/** Kills the process when this program ends in any way, even by SIGKILL: its pipe closes then. */
function killWithUs(child: ChildProcess): void {
  const watcher = spawn('sh', ['-c', 'cat >/dev/null; kill -KILL "$0"', `${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  child.once('exit', () => watcher.kill('SIGKILL'))
}

/** Starts a process with a clean environment, which ends with this program. */
export function startChild({ command, cwd, account, environment }: Options): Child {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    ...account,
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killWithUs(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const kill = onEnd(async () => {
    if (!isRunning()) return
    child.kill('SIGKILL')
    await ended
  })
  return {
    output: () => output,
    isRunning,
    ended,
    stop: async () => {
      const started = performance.now()
      child.kill('SIGTERM')
      const code = await ended
      await kill()
      return { code, ms: Math.round(performance.now() - started) }
    },
  }
}
