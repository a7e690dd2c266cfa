// npm run chaos -- database|migration [--cycles 200] [--seed 1]
// npm run chaos -- jobs [--cycles 5] [--seed 1]
// npm run chaos -- payments [--cycles 1000] [--seed 1]
// npm run chaos -- pages [--cycles 5] [--seed 1]
// npm run chaos -- analytics [--cycles 5] [--seed 1]
// npm run chaos -- webhooks [--cycles 3] [--seed 1]
// npm run chaos -- backup [--cycles 3] [--seed 1]
// npm run chaos -- move [--cycles 3] [--seed 1]
// npm run chaos -- event-loop [--cycles 3] [--limit-ms 500] [--seed 1]
// npm run chaos -- uploads
// npm run chaos -- fleet [--cycles 60] [--instances 2,4]: two and four instances; one is paused and cut off for that many seconds
// npm run chaos -- outages [--cycles 60]: seconds of each fault of PostgreSQL
// npm run chaos -- overload [--cycles 30]: seconds of twice the load that the server can do
// npm run chaos -- malformed [--cycles 1000]: thousands of requests
// npm run chaos -- providers [--cycles 10]: members who sign up while the mail server fails
// npm run chaos -- clock [--cycles 4]: how often the clock is set by an hour on each database
// npm run chaos -- kills [--cycles 500]: on each database
// npm run chaos -- memory [--cycles 360]: minutes of moderate load
// npm run chaos -- all runs all of them in full; npm run chaos [-- --seed 1] in short versions, as --quick does one.
// Kills the embedded database, the runner of jobs, the generator of pages, the recording of analytics, the sender of webhooks and the commands for backups again and again and counts what is lost or repeated; shuffles, delays and
// repeats events of payments and compares what they leave with what they leave in order; puts hostile loads on the server and measures the
// longest block of its event loop; uploads files that are too large or malformed. One JSON line a cycle or load in chaos-results/. Exit code 1 when something failed.
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { cleanUpOnSignals } from '../bench/processes.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { setClocks } from './faults/clock.ts'
import { causeOutages } from './faults/outages.ts'
import { breakProviders } from './faults/providers.ts'
import type { RuleFinding, RuleOptions } from './findings.ts'
import { disturbFleet } from './fleet/fleet.ts'
import { killDuringRecording } from './kills/analytics-kill.ts'
import { killDuringBackups } from './kills/backup-kill.ts'
import { killDuringJobs } from './kills/job-scenario.ts'
import { killDuringMixedWrites } from './kills/kills.ts'
import { killDuringMoves } from './kills/move-kill.ts'
import { killDuringPages } from './kills/page-kill.ts'
import { type Cycle, killDuringCreation, killDuringWrites, type ScenarioOptions } from './kills/scenarios.ts'
import { killDuringWebhooks } from './kills/webhook-kill.ts'
import { blockEventLoop } from './load/event-loop.ts'
import { sendMalformed } from './load/malformed.ts'
import { watchMemory } from './load/memory.ts'
import { overload } from './load/overload.ts'
import { sendHostileUploads } from './load/uploads.ts'
import { runPaymentHistories } from './payments/payment-histories.ts'
import { killDuringPayments } from './payments/payment-kill.ts'
import type { Round, RoundOptions } from './rounds.ts'

type RunOptions = {
  readonly cycles: number
  readonly seed: number
  readonly limitMs: number
  /** How many instances a fleet has, one after another. */
  readonly instances: readonly number[]
  readonly write: (line: object) => void
}
/** Runs a scenario, prints a summary, and returns whether it passed. */
type Run = (options: RunOptions) => Promise<boolean>

const killAgainAndAgain =
  (scenario: (options: ScenarioOptions) => Promise<Cycle[]>): Run =>
  async ({ cycles, seed, write }) => {
    const onCycle = (cycle: Cycle): void => {
      write(cycle)
      if (!cycle.ok) console.error(`Cycle ${cycle.cycle} of seed ${seed}: ${cycle.problem}`)
    }
    const results = await scenario({ cycles, seed, onCycle })
    const failed = results.filter(({ ok }) => !ok).length
    const opens = results.map(({ openMs = 0 }) => openMs).sort((a, b) => a - b)
    console.log(
      `${results.length} cycles with seed ${seed}: ${failed} failed, ${results.at(-1)?.acknowledged ?? 0} writes acknowledged, ` +
        `start median ${opens[Math.floor(opens.length / 2)]} ms, longest ${opens.at(-1)} ms`,
    )
    return failed === 0 && results.length === cycles
  }

/** Runs a scenario of rounds with several kills each. `figuresOf` summarizes a round. */
const killInRounds =
  <Figures>(
    scenario: (options: RoundOptions<Figures>) => Promise<readonly Round<Figures>[]>,
    figuresOf: (round: Round<Figures>) => string,
  ): Run =>
  async ({ cycles, seed, write }) => {
    const rounds = await scenario({
      cycles,
      seed,
      onRound: (round) => {
        write(round)
        const { kills, ok, problem } = round
        console.log(`${ok ? 'ok    ' : 'FAILED'} round ${round.round}, ${kills} kills: ${problem ?? figuresOf(round)}`)
      },
    })
    return rounds.every(({ ok }) => ok)
  }

const killJobs = killInRounds(killDuringJobs, ({ finding, emailsReceived, emailCopies }) =>
  finding === undefined
    ? ''
    : `${finding.done} jobs done, ${finding.dead} dead, ${finding.effects} effects, ${finding.repeatedEffects} of them repeated, ` +
      `${emailsReceived} emails received, ${emailCopies} of them copies`,
)

const killPages = killInRounds(killDuringPages, ({ pages }) => `${pages} pages, as without a kill`)

const killRecording = killInRounds(
  killDuringRecording,
  ({ acknowledged, lost }) => `${acknowledged} records accepted, ${lost} of the last second lost, none twice`,
)

const killWebhooks = killInRounds(
  killDuringWebhooks,
  ({ messages, copies }) => `${messages} messages, none lost, ${copies} received twice`,
)

const killBackups = killInRounds(
  killDuringBackups,
  ({ interrupted, rows }) => `${interrupted} commands interrupted, ${rows} rows, all kept`,
)

const killMoves = killInRounds(
  killDuringMoves,
  ({ interrupted, rows }) => `${interrupted} moves interrupted, ${rows} rows, all moved in the end`,
)

const killPayments = killInRounds(killDuringPayments, ({ events }) => `${events} events, each stored once`)

const shufflePayments: Run = async (options) => {
  const { cycles, seed, write } = options
  const isWell = await killPayments({ ...options, cycles: Math.max(1, Math.floor(cycles / 100)) })
  await using folder = await temporaryFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder.path, log: silentLog })
  try {
    const histories = await runPaymentHistories({
      databases: [database],
      count: cycles,
      seed,
      onHistory: (history) => {
        write(history)
        if (!history.ok) console.log(`FAILED history ${history.history}: ${history.problem}`)
      },
    })
    const failed = histories.filter(({ ok }) => !ok).length
    const events = histories.reduce((sum, { delivered }) => sum + delivered.length, 0)
    console.log(`${histories.length} histories with ${events} shuffled events: ${failed} ended in another state`)
    return failed === 0 && isWell
  } finally {
    await database.close()
  }
}

const measureBlocks: Run = async ({ cycles, seed, limitMs, write }) => {
  const blocks = await blockEventLoop({
    rounds: cycles,
    seed,
    limitMs,
    onBlock: (block) => {
      write(block)
      const statuses = Object.entries(block.statuses).map(([status, count]) => `${count} x ${status}`)
      console.log(
        `${block.ok ? 'ok    ' : 'FAILED'} ${`${block.longestMs}`.padStart(5)} ms longest, ${block.medianMs} ms median: ` +
          `${block.load}${statuses.length === 0 ? '' : ` (${statuses.join(', ')})`}`,
      )
    },
  })
  return blocks.every(({ ok }) => ok)
}

const uploadHostileFiles: Run = async ({ write }) => {
  const findings = await sendHostileUploads({
    onQuiet: (p99Ms) => console.log(`       without an upload: event loop ${p99Ms} ms at p99`),
    onFinding: (finding) => {
      write(finding)
      const { ok, upload, status, answeredMs, growthMb, processorMs, p99Ms, longestMs } = finding
      console.log(
        `${ok ? 'ok    ' : 'FAILED'} ${upload}: ${status} after ${answeredMs} ms, ${growthMb} MB more memory, ` +
          `${processorMs} ms of processor time, event loop ${p99Ms} ms at p99, ${longestMs} ms at most`,
      )
    },
  })
  return findings.every(({ ok }) => ok)
}

const sayFinding = ({ ok, rule, seen }: RuleFinding): void =>
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${rule}: ${seen}`)

/** Runs a scenario that checks rules. */
const checkRules =
  (scenario: (options: RuleOptions) => Promise<boolean>): Run =>
  ({ cycles, seed, write }) =>
    scenario({
      cycles,
      seed,
      onFinding: (finding) => {
        write(finding)
        sayFinding(finding)
      },
    })

const disturbFleets: Run = async ({ cycles, seed, instances: counts, write }) => {
  let isWell = true
  for (const instances of counts) {
    console.log(`       ${instances} instances, disturbed for ${cycles} s`)
    const onFinding = (finding: RuleFinding): void => {
      write({ instances, ...finding })
      sayFinding(finding)
    }
    isWell = (await disturbFleet({ instances, pauseMs: cycles * 1_000, seed, onFinding })) && isWell
  }
  return isWell
}

const SCENARIOS: Readonly<Record<string, { readonly run: Run; readonly cycles: number; readonly short: number }>> = {
  database: { run: killAgainAndAgain(killDuringWrites), cycles: 200, short: 5 },
  migration: { run: killAgainAndAgain(killDuringCreation), cycles: 200, short: 3 },
  jobs: { run: killJobs, cycles: 5, short: 1 },
  payments: { run: shufflePayments, cycles: 1_000, short: 50 },
  pages: { run: killPages, cycles: 5, short: 1 },
  analytics: { run: killRecording, cycles: 5, short: 1 },
  webhooks: { run: killWebhooks, cycles: 3, short: 1 },
  backup: { run: killBackups, cycles: 3, short: 1 },
  move: { run: killMoves, cycles: 3, short: 1 },
  'event-loop': { run: measureBlocks, cycles: 3, short: 1 },
  uploads: { run: uploadHostileFiles, cycles: 1, short: 1 },
  fleet: { run: disturbFleets, cycles: 60, short: 5 },
  outages: { run: checkRules(causeOutages), cycles: 60, short: 5 },
  overload: { run: checkRules(overload), cycles: 30, short: 5 },
  malformed: { run: checkRules(sendMalformed), cycles: 1_000, short: 10 },
  providers: { run: checkRules(breakProviders), cycles: 10, short: 3 },
  clock: { run: checkRules(setClocks), cycles: 4, short: 2 },
  kills: { run: checkRules(killDuringMixedWrites), cycles: 500, short: 5 },
  memory: { run: checkRules(watchMemory), cycles: 360, short: 2 },
}
/** Several pieces of 50 ms in one turn, plus noise, because load and server share a machine. */
const LIMIT_MS = 500

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cycles: { type: 'string' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'limit-ms': { type: 'string' },
    instances: { type: 'string', default: '2,4' },
  },
})
const [name] = positionals
const isShort = name === undefined || values.quick
const chosen = Object.entries(SCENARIOS).filter(([key]) => name === undefined || name === 'all' || key === name)
const given = values.cycles === undefined ? null : Number(values.cycles)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const limitMs = Number(values['limit-ms'] ?? LIMIT_MS)
const instances = values.instances.split(',').map(Number)
const isCount = (value: number): boolean => Number.isInteger(value) && value > 0
if (
  chosen.length === 0 ||
  positionals.length > 1 ||
  !(given === null || isCount(given)) ||
  !Number.isInteger(seed) ||
  !isCount(limitMs) ||
  !instances.every((count) => isCount(count) && count > 1)
) {
  console.error(
    `Usage: npm run chaos -- [all|${Object.keys(SCENARIOS).join('|')}] [--cycles N] [--quick] [--seed 1] [--limit-ms ${LIMIT_MS}]`,
  )
  process.exit(1)
}

cleanUpOnSignals()
const folder = join(import.meta.dirname, '../..', 'chaos-results')
mkdirSync(folder, { recursive: true })
for (const [key, { run, cycles, short }] of chosen) {
  const file = join(folder, `${key}-${new Date().toISOString().replaceAll(':', '')}.jsonl`)
  console.log(`${key}, with lines in ${file}`)
  const isWell = await run({
    cycles: given ?? (isShort ? short : cycles),
    seed,
    limitMs,
    instances,
    write: (line) => appendFileSync(file, `${JSON.stringify({ scenario: key, seed, ...line })}\n`),
  })
  if (!isWell) process.exitCode = 1
}
