/** Moderate load for hours: is the memory flat? */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cleanUpAll, startServer } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { createChecks, type RuleOptions } from '../findings.ts'
import { save, send, signUp, toolsOf } from '../fleet/fleet-calls.ts'
import { seededRandom } from '../random.ts'
import { drawMemory, lineThrough, type Sample } from './memory-graph.ts'
import { createMix } from './mixed-requests.ts'

const REQUESTS_A_SECOND = 20
/** As many budgets as soon exist; with new addresses again and again, memory would grow until there are 50,000. */
const ADDRESSES = 2_000
const SAMPLE_EVERY_MS = 15_000
/** Caches fill in the first part, which is not measured. */
const WARM_UP_SHARE = 1 / 4
/** In an hour, beyond twice the standard error of the line. */
const HEAP_GROWTH_MB = 2
const RESIDENT_GROWTH_MB = 10
const MB = 2 ** 20

const startProbed = (dataDir: string, probeFile: string) =>
  startServer(
    [process.execPath, '--expose-gc', '--import', join(import.meta.dirname, 'memory-probe.ts'), 'dist/app/main.js'],
    {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      MEMORY_PROBE_FILE: probeFile,
    },
  )

/** Requests at a steady rate, whether or not earlier ones were answered; now and then somebody signs up and saves a tool. */
const startSteadyLoad = (url: string, random: () => number, tools: readonly { id: string; slug: string }[]) => {
  const statuses: Record<string, number> = {}
  const next = createMix({ random, slugs: tools.map(({ slug }) => slug), fresh: 0.2, addresses: ADDRESSES })
  const note = (status: number): void => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  let turn = 0
  const join = async (number: number): Promise<void> => {
    const member = await signUp(url, number)
    for (const { id } of tools.slice(0, 3)) await save(url, member, id)
  }
  const timer = setInterval(() => {
    turn += 1
    const { path, init, address } = next()
    void send(`${url}${path}`, init, address).then(({ status }) => note(status))
    if (turn % (REQUESTS_A_SECOND * 10) === 0) join(turn).catch(() => note(0))
  }, 1_000 / REQUESTS_A_SECOND)
  return { statuses, stop: () => clearInterval(timer) }
}

const readSamples = (file: string, minutes: readonly number[]): Sample[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const { rss, heapUsed } = JSON.parse(line) as { rss: number; heapUsed: number }
      return { minute: minutes[index] ?? 0, rss: rss / MB, heapUsed: heapUsed / MB }
    })

const writeFiles = (samples: readonly Sample[], title: string): string => {
  const folder = join(import.meta.dirname, '../../..', '.cache', 'chaos')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `memory-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}`)
  const rows = samples.map(({ minute, rss, heapUsed }) =>
    [minute, rss, heapUsed].map((value) => value.toFixed(2)).join(),
  )
  writeFileSync(`${path}.csv`, `minute,resident_mb,heap_mb\n${rows.join('\n')}\n`)
  writeFileSync(`${path}.svg`, drawMemory(samples, title))
  return path
}

/** `cycles`: minutes. */
export const watchMemory = async ({ cycles, seed, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  const probeFile = join(folder.path, 'memory')
  try {
    const { url, pid, stop } = await startProbed(join(folder.path, 'data'), probeFile)
    const load = startSteadyLoad(url, seededRandom(seed), await toolsOf(url))
    const began = performance.now()
    const minutes: number[] = []
    while (performance.now() - began < cycles * 60_000) {
      await wait(SAMPLE_EVERY_MS)
      process.kill(pid, 'SIGUSR2')
      minutes.push((performance.now() - began) / 60_000)
    }
    load.stop()
    await wait(2_000)
    await stop()
    const samples = readSamples(probeFile, minutes)
    const files = writeFiles(samples, `${cycles} minutes at ${REQUESTS_A_SECOND} requests a second`)
    const measured = samples.filter(({ minute }) => minute >= cycles * WARM_UP_SHARE)
    for (const [key, name, limit] of [
      ['heapUsed', 'the heap after garbage collection', HEAP_GROWTH_MB],
      ['rss', 'resident memory', RESIDENT_GROWTH_MB],
    ] as const) {
      const { perHour, error } = lineThrough(measured.map((sample) => [sample.minute, sample[key]] as const))
      const last = measured.at(-1)?.[key] ?? 0
      check(
        `${name} is flat`,
        perHour - 2 * error <= limit,
        `${perHour.toFixed(2)} MB an hour, with a standard error of ${error.toFixed(2)}; ${last.toFixed(0)} MB at the end`,
      )
    }
    const failures = Object.entries(load.statuses).filter(([status]) => status === '0' || Number(status) >= 500)
    check('no request fails', failures.length === 0, `${JSON.stringify(load.statuses)}; ${files}.svg and .csv`)
    return isWell()
  } finally {
    await cleanUpAll()
  }
}
