import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { z } from 'zod'
import { socketPath } from '../socket-path.ts'

/** The process in a lock file. Null: unavailable on this system. */
const lockHolderSchema = z.object({
  pid: z.number().int().positive(),
  /** Unique per lock. */
  token: z.uuid(),
  /** Changes with every boot. */
  bootId: z.string().nullable(),
  /** Process start in clock ticks since boot, to detect a recycled PID. */
  startTime: z.string().nullable(),
  /** PIDs are only unique within a namespace, such as a container. */
  pidNamespace: z.string().nullable(),
  /** Whether a socket proves this process alive; see openBeacon. */
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
  // Field 22; the second field is the program name in brackets and may itself contain spaces and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

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

/** Null for an invalid lock file. */
export function parseLockHolder(text: string): LockHolder | null {
  return lockHolderSchema.safeParse(tryRead(() => JSON.parse(text))).data ?? null
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists under another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const beaconPath = (lockPath: string, token: string) => socketPath(`${lockPath}.${token.slice(0, 8)}.sock`)

/**
 * A socket closed by the system with the process: it proves that a holder in another PID namespace is alive, even when
 * stopped. Null if unsupported; PIDs must suffice then.
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
