import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { relative } from 'node:path'
import { z } from 'zod'

/** What a lock file says about the process that wrote it. Null: this system does not tell. */
const lockHolderSchema = z.object({
  pid: z.number().int().positive(),
  /** Unique to one taking of the lock, never used again. */
  token: z.uuid(),
  /** Changes with every start of the machine. */
  bootId: z.string().nullable(),
  /** When the process began, in clock ticks since the machine did: a recycled PID has another one. */
  startTime: z.string().nullable(),
  /** Process numbers mean something only inside one namespace: containers on one machine have one each. */
  pidNamespace: z.string().nullable(),
  /** Whether a socket beside the lock proves this process alive; see openBeacon. */
  beacon: z.boolean(),
})

export type LockHolder = z.infer<typeof lockHolderSchema>

function tryRead<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

function startTimeOf(pid: number): string | null {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // Field 22; the second field is the program's name in brackets and may hold spaces and brackets itself.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/** This process, as a lock file describes it. */
export function describeThisProcess(): LockHolder {
  return {
    pid: process.pid,
    token: randomUUID(),
    bootId: tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    startTime: startTimeOf(process.pid),
    pidNamespace: tryRead(() => readlinkSync('/proc/self/ns/pid')),
    beacon: false,
  }
}

/** Null when the text is not a lock file of ours. */
export function parseLockHolder(text: string): LockHolder | null {
  return lockHolderSchema.safeParse(tryRead(() => JSON.parse(text))).data ?? null
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Path of the holder's beacon, short enough for the 104 bytes that a socket's address holds; null when it is not. */
function beaconPath(lockPath: string, token: string): string | null {
  const absolute = `${lockPath}.${token.slice(0, 8)}.sock`
  const fromHere = relative(process.cwd(), absolute)
  const path = Buffer.byteLength(fromHere) < Buffer.byteLength(absolute) ? fromHere : absolute
  return process.platform === 'win32' || Buffer.byteLength(path) > 100 ? null : path
}

/**
 * A socket that the system closes with the process: it proves that a holder in another PID namespace lives, even one
 * that is stopped. Null where no socket can be made; the process numbers must do then.
 */
export async function openBeacon(lockPath: string, token: string): Promise<Server | null> {
  const path = beaconPath(lockPath, token)
  if (path === null) return null
  const server = createServer((socket) => socket.destroy())
  server.unref()
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(path, () => resolve(server))
  })
}

async function beaconAnswers(lockPath: string, token: string): Promise<boolean> {
  const path = beaconPath(lockPath, token)
  if (path === null) return false
  return new Promise((resolve) => {
    const socket = connect(path)
    const settle = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.setTimeout(500, () => settle(true))
    socket.once('connect', () => settle(true))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      settle(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    )
  })
}

/** False only when the process that wrote the lock is certainly gone. */
export async function isAlive(holder: LockHolder, lockPath: string): Promise<boolean> {
  const self = describeThisProcess()
  if (holder.bootId !== null && self.bootId !== null && holder.bootId !== self.bootId) return false
  if (holder.beacon && (await beaconAnswers(lockPath, holder.token))) return true
  if (holder.pidNamespace !== self.pidNamespace) return !holder.beacon
  if (!processExists(holder.pid)) return false
  const startTime = startTimeOf(holder.pid)
  return startTime === null || holder.startTime === null || startTime === holder.startTime
}
