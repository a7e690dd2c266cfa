import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../../temporary-folder.ts'
import { seededRandom } from '../random.ts'
import { kill, messageOf } from '../rounds.ts'

/** The content of a freshly opened database, compared with the ledger of acknowledged writes. */
export type Finding = { openMs: number; acknowledged: number; rows: number; lost: number; schema: string }

export type Cycle = { cycle: number; killAfterMs: number; ok: boolean; problem?: string } & Partial<Finding>

export type ScenarioOptions = { cycles: number; seed: number; onCycle?: (cycle: Cycle) => void }

/** Ends a start that hangs. */
const START_PATIENCE_MS = 120_000

function startVictim(dataDir: string, task: 'write' | 'look'): ChildProcess {
  const program = join(import.meta.dirname, 'victim.ts')
  return spawn(process.execPath, [program, dataDir, join(dataDir, '..', 'ledger'), task], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Resolves with the victim's first line once it has opened the database; rejects with its error. */
async function readFinding(victim: ChildProcess): Promise<Finding> {
  if (!victim.stdout || !victim.stderr) throw new Error('The victim has no output.')
  let complaint = ''
  victim.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const timer = setTimeout(() => victim.kill('SIGKILL'), START_PATIENCE_MS)
  try {
    for await (const line of createInterface({ input: victim.stdout })) return JSON.parse(line) as Finding
    throw new Error(`The database did not open: ${complaint.trim() || 'no answer in time'}`)
  } finally {
    clearTimeout(timer)
  }
}

async function lookInto(dataDir: string): Promise<Finding> {
  const victim = startVictim(dataDir, 'look')
  const exited = once(victim, 'exit')
  try {
    const finding = await readFinding(victim)
    await exited
    return finding
  } finally {
    await kill(victim)
  }
}

function problemOf(finding: Finding, schema?: string): string | undefined {
  if (finding.lost > 0) return `${finding.lost} acknowledged rows are gone`
  if (schema !== undefined && finding.schema !== schema) return 'the schema differs from an undisturbed one'
  return undefined
}

async function attempt(
  cycle: number,
  killAfterMs: number,
  look: () => Promise<Finding>,
  schema?: string,
): Promise<Cycle> {
  try {
    const finding = await look()
    const problem = problemOf(finding, schema)
    return { cycle, killAfterMs, ok: problem === undefined, ...(problem ? { problem } : {}), ...finding }
  } catch (error) {
    return { cycle, killAfterMs, ok: false, problem: messageOf(error) }
  }
}

/** Kills the writer `killAfterMs` after it has opened the database, and returns its findings. */
async function writeUntilKilled(dataDir: string, killAfterMs: number): Promise<Finding> {
  const victim = startVictim(dataDir, 'write')
  try {
    const finding = await readFinding(victim)
    await wait(killAfterMs)
    return finding
  } finally {
    await kill(victim)
  }
}

/**
 * kill -9 while rows are written: no acknowledged write may be missing after the next start. Each writer checks the
 * previous one's rows.
 */
export async function killDuringWrites({ cycles, seed, onCycle }: ScenarioOptions): Promise<Cycle[]> {
  const random = seededRandom(seed)
  await using folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const results: Cycle[] = []
  let killAfterMs = Math.round(20 + random() * 580)
  await writeUntilKilled(dataDir, killAfterMs)
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const next = Math.round(20 + random() * 580)
    const look = cycle < cycles ? () => writeUntilKilled(dataDir, next) : () => lookInto(dataDir)
    const result = await attempt(cycle, killAfterMs, look)
    results.push(result)
    onCycle?.(result)
    if (!result.ok) break
    killAfterMs = next
  }
  return results
}

/** kill -9 while the files are created and migrated for the first time: the next start must complete the work. */
export async function killDuringCreation({ cycles, seed, onCycle }: ScenarioOptions): Promise<Cycle[]> {
  const random = seededRandom(seed)
  await using folder = await temporaryFolder()
  const undisturbed = await lookInto(join(folder.path, 'undisturbed', 'data'))
  const results: Cycle[] = []
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    // A fifth longer than a whole start, so that every phase may be hit.
    const killAfterMs = Math.round(random() * (undisturbed.openMs + 600) * 1.2)
    const dataDir = join(folder.path, String(cycle), 'data')
    await mkdir(join(folder.path, String(cycle)))
    const victim = startVictim(dataDir, 'write')
    await wait(killAfterMs)
    await kill(victim)
    const result = await attempt(cycle, killAfterMs, () => lookInto(dataDir), undisturbed.schema)
    results.push(result)
    onCycle?.(result)
    await rm(join(folder.path, String(cycle)), { recursive: true, force: true })
  }
  return results
}
