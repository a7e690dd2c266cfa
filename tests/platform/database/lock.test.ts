import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { acquireDatabaseLock, DatabaseInUseError } from '#server/platform/database/lock.ts'
import { describeThisProcess, type LockHolder } from '#server/platform/database/lock-holder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await temporaryFolder()
  path = join(folder, 'pglite.lock')
})

const acquire = () => acquireDatabaseLock(path, join(folder, 'pglite'))
const leaveLock = (changes: Partial<LockHolder>) =>
  writeFile(path, JSON.stringify({ ...describeThisProcess(), ...changes }))

/** A process that runs until the test ends. */
async function startBystander(): Promise<number> {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' })
  await once(child, 'spawn')
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

async function deadPid(): Promise<number> {
  const child = spawn('true', { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('a lock of a live process', () => {
  it('rejects a second opener, naming the process and the folder', async () => {
    const lock = await acquire()
    const error = await acquire().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(DatabaseInUseError)
    expect(error).toMatchObject({ pid: process.pid, message: expect.stringContaining(join(folder, 'pglite')) })
    expect((error as Error).message).toContain(`process ${process.pid}`)
    await lock.release()
  })

  it('is never stolen, not even from a stopped process', async () => {
    const pid = await startBystander()
    process.kill(pid, 'SIGSTOP')
    const start = await readFile(`/proc/${pid}/stat`, 'utf8').then(
      (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null,
      () => null,
    )
    await leaveLock({ pid, startTime: start })
    await expect(acquire()).rejects.toMatchObject({ pid })
  })

  it('is free after its release', async () => {
    await (await acquire()).release()
    const lock = await acquire()
    expect(await lock.isHeld()).toBe(true)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('notices a replaced file, and leaves the new holder alone', async () => {
    const lock = await acquire()
    await leaveLock({})
    expect(await lock.isHeld()).toBe(false)
    await lock.release()
    expect(await readdir(folder)).toEqual(['pglite.lock'])
  })
})

describe('a lock whose holder is gone is taken over', () => {
  it.each<[string, () => Promise<Partial<LockHolder>>]>([
    ['the process is dead', async () => ({ pid: await deadPid() })],
    ['the process number was given to another', async () => ({ pid: await startBystander(), startTime: '1' })],
    ['the machine was restarted', async () => ({ pid: await startBystander(), bootId: 'an earlier one' })],
    ['it lived in another container and its socket is silent', async () => ({ pidNamespace: 'pid:[1]', beacon: true })],
  ])('%s', async (_, changes) => {
    await leaveLock(await changes())
    const lock = await acquire()
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('also when the previous taker died in the middle of it', async () => {
    const dead = { ...describeThisProcess(), pid: await deadPid() }
    await writeFile(path, JSON.stringify(dead))
    await writeFile(`${path}.${dead.token}`, JSON.stringify({ ...describeThisProcess(), pid: dead.pid }))
    const lock = await acquire()
    expect(await lock.isHeld()).toBe(true)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('also when the file is invalid and old, but not while it may still be written', async () => {
    await writeFile(path, '{')
    await expect(acquire()).rejects.toThrow(DatabaseInUseError)
    await utimes(path, new Date(0), new Date(0))
    await (await acquire()).release()
  })

  it('by exactly one of many concurrent processes', async () => {
    await leaveLock({ pid: await deadPid() })
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, acquire))
    const winners = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(await winners[0]?.value.isHeld()).toBe(true)
    await winners[0]?.value.release()
    expect(await readdir(folder)).toEqual([])
  })
})

it('but not from an invisible holder in another container', async () => {
  await leaveLock({ pidNamespace: 'pid:[1]', beacon: false })
  await expect(acquire()).rejects.toThrow(DatabaseInUseError)
})

it('but not from a holder in another container whose socket responds', async () => {
  const lock = await acquire()
  const holder = JSON.parse(await readFile(path, 'utf8')) as LockHolder
  await writeFile(path, JSON.stringify({ ...holder, pid: await deadPid(), pidNamespace: 'pid:[1]' }))
  await expect(acquire()).rejects.toThrow(DatabaseInUseError)
  await lock.release()
})
