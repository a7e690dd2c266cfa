import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { describeThisProcess, isAlive, type LockHolder, openBeacon, parseLockHolder } from './lock-holder.ts'

/** Another live process has the folder open. The message names both and is safe to print. */
export class DatabaseInUseError extends Error {
  readonly pid: number | null
  readonly folder: string

  constructor(folder: string, pid: number | null) {
    super(
      `The database in ${folder} is in use by ${pid === null ? 'another process' : `process ${pid}`}. ` +
        'Only one process can open it at a time: stop that process, or set DATA_DIR to another folder.',
    )
    this.name = 'DatabaseInUseError'
    this.pid = pid
    this.folder = folder
  }
}

type DatabaseLock = {
  /** False once the lock file was removed or replaced manually. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/** Takeovers last milliseconds; a second opener must give up within 2 s. */
const TAKEOVER_PATIENCE_MS = 1_000
/** Without hard links, a file may still be being written; if older, its writer has died. */
const UNREADABLE_GRACE_MS = 5_000

type Found = { token: string; holder: LockHolder | null; stale: boolean }

async function read(path: string, mainPath: string): Promise<Found | null> {
  try {
    const [text, { mtimeMs, size }] = [await readFile(path, 'utf8'), await stat(path)]
    const holder = parseLockHolder(text)
    if (holder) return { token: holder.token, holder, stale: !(await isAlive(holder, mainPath)) }
    return {
      token: `unreadable-${Math.round(mtimeMs)}-${size}`,
      holder: null,
      stale: Date.now() - mtimeMs > UNREADABLE_GRACE_MS,
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Publishes the finished file under `path` unless one exists: locks are never read partially. */
async function publish(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS' && code !== 'EOPNOTSUPP') throw error
  }
  try {
    await writeFile(path, await readFile(draft), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isOwn(path: string, self: LockHolder): Promise<boolean> {
  return parseLockHolder(await readFile(path, 'utf8').catch(() => ''))?.token === self.token
}

/**
 * Takes the lock at `path`, or returns its holder. A dead holder's lock is replaced under a second lock named by its
 * token. Only the holder of that one, if the token is unchanged, may replace the first, so that two takers never both
 * win.
 */
async function take(path: string, self: LockHolder, mainPath = path): Promise<'taken' | Found> {
  const draft = `${path}.${self.token}.draft`
  await writeFile(draft, JSON.stringify(self), { mode: 0o600 })
  try {
    if (await publish(draft, path)) return 'taken'
    const found = await read(path, mainPath)
    if (found === null) return { token: '', holder: null, stale: true }
    if (!found.stale) return found
    const guard = `${path}.${found.token.slice(0, 36)}`
    if ((await take(guard, self, mainPath)) !== 'taken') return found
    try {
      if ((await read(path, mainPath))?.token !== found.token) return found
      await rename(draft, path)
      await rm(`${path}.${found.token.slice(0, 8)}.sock`, { force: true })
      return 'taken'
    } finally {
      await rm(guard, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Gives this process exclusive access to `folder`: the embedded database has no lock of its own, and two processes
 * would silently corrupt it. The file at `path` is beside the data, on a local disk. Throws DatabaseInUseError within 2
 * s when a live process has it.
 */
export async function acquireDatabaseLock(path: string, folder: string): Promise<DatabaseLock> {
  const giveUpAt = performance.now() + TAKEOVER_PATIENCE_MS
  const description = describeThisProcess()
  // Opened before the lock names it, so that nobody looks for a missing beacon.
  const beacon = await openBeacon(path, description.token)
  const self = { ...description, beacon: beacon !== null }
  const extinguish = () => new Promise<void>((resolve) => (beacon ? beacon.close(() => resolve()) : resolve()))
  try {
    for (;;) {
      const outcome = await take(path, self)
      if (outcome === 'taken') break
      if (!outcome.stale || performance.now() > giveUpAt) {
        throw new DatabaseInUseError(folder, outcome.holder?.pid ?? null)
      }
      await wait(20)
    }
  } catch (error) {
    await extinguish()
    throw error
  }
  return {
    isHeld: () => isOwn(path, self),
    async release() {
      if (await isOwn(path, self)) await rm(path, { force: true })
      await extinguish()
    },
  }
}
