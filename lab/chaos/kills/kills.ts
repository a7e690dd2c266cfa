/** kill -9 during mixed writes over HTTP, on both databases. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { cleanUpAll, onEnd } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { createChecks, type RuleOptions } from '../findings.ts'
import { type Member, signUp, toolsOf } from '../fleet/fleet-calls.ts'
import { seededRandom } from '../random.ts'
import { kill } from '../rounds.ts'
import { emptyLedger, type Ledger } from './kill-ledger.ts'
import { createWrites } from './kill-writes.ts'

const MEMBERS = 8
/** A process is killed while the next ones are written. */
const MOST_ACKNOWLEDGED = 60
const KILL_WITHIN_MS = 50
const PATIENCE_MS = 60_000
const SAY_EVERY = 25

type Site = { readonly dataDir: string; readonly ledgerFile: string; readonly databaseUrl: string | undefined }

const startVictim = async ({ dataDir, ledgerFile, databaseUrl }: Site) => {
  const args = [join(import.meta.dirname, 'kill-victim.ts'), dataDir, ledgerFile, ...(databaseUrl ? [databaseUrl] : [])]
  const victim = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  onEnd(() => kill(victim))
  const complaint = text(victim.stderr)
  const lines = createInterface({ input: victim.stdout })
  const [line] = (await Promise.race([once(lines, 'line'), once(victim, 'exit').then(() => [])])) as string[]
  if (line === undefined) throw new Error(`The application did not start: ${(await complaint).trim().slice(0, 500)}`)
  const { port, problems } = JSON.parse(line) as { port: number; problems: string[] }
  return { url: `http://127.0.0.1:${port}`, problems, kill: () => kill(victim) }
}

type Run = { readonly kills: number; readonly acknowledged: number; readonly problems: readonly string[] }

const killAgainAndAgain = async (site: Site, cycles: number, random: () => number): Promise<Run> => {
  const ledger: Ledger = emptyLedger()
  const writeLedger = () => writeFileSync(site.ledgerFile, JSON.stringify(ledger))
  let [number, writes] = [0, 0]
  const nextNumber = () => {
    number += 1
    return number
  }
  const first = await startVictim(site)
  const tools = (await toolsOf(first.url)).slice(0, 40)
  const members: Member[] = []
  for (let index = 1; index <= MEMBERS; index += 1) members.push(await signUp(first.url, index))
  await first.kill()
  const began = performance.now()
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    writeLedger()
    const victim = await startVictim(site)
    if (victim.problems.length > 0) {
      await victim.kill()
      return { kills: cycle - 1, acknowledged: writes, problems: victim.problems }
    }
    let [isDead, acknowledged] = [false, 0]
    const onAcknowledged = () => {
      acknowledged += 1
    }
    const next = createWrites({ url: victim.url, members, tools, ledger, random, onAcknowledged, nextNumber })
    const loops = members.map(async (_, index) => {
      while (!isDead) await next(index)()
    })
    const enough = 1 + Math.floor(random() * MOST_ACKNOWLEDGED)
    const until = performance.now() + PATIENCE_MS
    while (acknowledged < enough && performance.now() < until) await wait(1)
    await wait(random() * KILL_WITHIN_MS)
    await victim.kill()
    isDead = true
    await Promise.all(loops)
    writes += acknowledged
    if (cycle % SAY_EVERY === 0)
      console.log(`       ${cycle} kills, ${writes} writes, ${Math.round((performance.now() - began) / cycle)} ms each`)
  }
  writeLedger()
  const last = await startVictim(site)
  await last.kill()
  return { kills: cycles, acknowledged: writes, problems: last.problems }
}

/** `cycles`: kills on each database. */
export const killDuringMixedWrites = async ({ cycles, seed, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  try {
    const cluster = await startCluster(ensurePostgresql())
    onEnd(cluster.stop)
    for (const [name, databaseUrl] of [
      ['PostgreSQL', cluster.url],
      ['embedded', undefined],
    ] as const) {
      const site = { dataDir: join(folder.path, name), ledgerFile: join(folder.path, `${name}.json`), databaseUrl }
      const { kills, acknowledged, problems } = await killAgainAndAgain(site, cycles, seededRandom(seed))
      check(
        `${name}: no acknowledged write is lost, none is half done`,
        problems.length === 0,
        problems.length === 0
          ? `${kills} kills, ${acknowledged} acknowledged writes`
          : `after ${kills} kills: ${problems.slice(0, 5).join('; ')}`,
      )
    }
    return isWell()
  } finally {
    await cleanUpAll()
  }
}
