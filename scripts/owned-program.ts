/** Server programs that refuse to run as root, and must not outlive the process that started them. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Writable } from 'node:stream'

/** An unprivileged account, if this process runs as root. */
export function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string) => {
    const result = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return result.status === 0 ? Number(result.stdout) : undefined
  }
  const name = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: id('-u', name) ?? 65_534, gid: id('-g', name) ?? 65_534 }
}

/** A new temporary folder of that account. */
export function ownFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix))
  const owner = account()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

// The program stops with this pipe, and the pipe closes with its process, however that dies.
const UNTIL_PIPE_CLOSES = `
  exec 3<&0; trap '' INT TERM
  "$0" "$@" </dev/null 3<&- & pid=$!
  { cat <&3 >/dev/null; kill -INT $pid; } &
  wait $pid; rm -rf "$OWN_FOLDER"`

type OwnedProgram = { program: ChildProcessByStdio<Writable, null, null>; stop(): Promise<void> }

/** Starts a program under that account; its folder is removed with it. */
export function startOwned(file: string, args: readonly string[], folder: string): OwnedProgram {
  const program = spawn('sh', ['-c', UNTIL_PIPE_CLOSES, file, ...args], {
    ...account(),
    cwd: folder,
    env: { ...process.env, OWN_FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = new Promise((resolve) => program.once('exit', resolve))
  return {
    program,
    async stop() {
      program.stdin.end()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
