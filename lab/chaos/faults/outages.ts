/** One instance behind a proxy before its PostgreSQL server, to which something happens under load. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { cleanUpAll, onEnd, startServer } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type Check, createChecks, type RuleOptions } from '../findings.ts'
import { savedBy, signUp, toolsOf } from '../fleet/fleet-calls.ts'
import { seededRandom } from '../random.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { FAULTS, type Fault, mountDisk, type Stage } from './outage-faults.ts'
import { createProbes, type ProbeFigures, startProbes } from './outage-probes.ts'

/** Statements end after 5 s, and the wait for an answer of the server after 6 s; some requests have several parts. */
const ANSWERED_WITHIN_MS = 14_000
const RECOVERED_WITHIN_MS = 10_000
/** Share of requests that may exceed a limit of time because of other processes on the machine. */
const NOISE = 0.02
const DISK_MB = 400
const VISITORS = ['page seen before', 'list seen before', 'file', 'live']

const isServed = (outcome: string): boolean => outcome === '200'
const isRefused = (outcome: string): boolean =>
  /^(503|200) SERVICE_UNAVAILABLE|^503|^(507|200) INSUFFICIENT_STORAGE|^429/.test(outcome)

const text = ({ outcomes, slowestMs }: ProbeFigures): string =>
  `${Object.entries(outcomes)
    .map(([outcome, count]) => `${count} x ${outcome}`)
    .join(', ')}, at most ${slowestMs} ms`

const startInstance = async (folder: string) => {
  const programs = ensurePostgresql()
  const disk = mountDisk(folder, DISK_MB)
  const { TMPDIR } = process.env
  // Folders of programs are made there.
  if (disk !== null) process.env.TMPDIR = disk
  const cluster = await startCluster(programs).finally(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  onEnd(cluster.stop)
  const proxy = await openFaultProxy(new URL(cluster.url))
  onEnd(proxy.close)
  const address = new URL(cluster.url)
  address.host = `127.0.0.1:${proxy.port}`
  const dataDir = join(folder, 'data')
  const server = await startServer([process.execPath, 'dist/app/main.js'], {
    NODE_ENV: 'production',
    DATABASE_URL: address.href,
    AUTH_SECRET: 'a secret that the instance keeps',
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  })
  return { server, dataDir, stage: { proxy, databaseUrl: cluster.url, disk } satisfies Stage }
}

const checkRefusals = (check: Check, { name, expected }: Fault, found: readonly ProbeFigures[]): void => {
  const figuresOf = (kind: string) => found.find((one) => one.kind === kind) as ProbeFigures
  const wrong = found.flatMap(({ kind, outcomes }) =>
    Object.keys(outcomes)
      .filter((outcome) => !isServed(outcome) && !isRefused(outcome))
      .map((outcome) => `${kind}: ${outcome}`),
  )
  check(`${name}: each request is served or refused, none fails`, wrong.length === 0, wrong.join('; ') || 'none')
  const slowest = Math.max(...found.map(({ slowestMs }) => slowestMs))
  check(`${name}: no request hangs`, slowest < ANSWERED_WITHIN_MS, `slowest ${slowest} ms`)
  const silent = found.reduce((sum, { withoutRetry }) => sum + withoutRetry, 0)
  check(`${name}: each refusal says when to try again`, silent === 0, `${silent} without Retry-After`)
  const unserved = VISITORS.filter((kind) => !Object.keys(figuresOf(kind).outcomes).every(isServed))
  check(`${name}: visitors are served from memory`, unserved.length === 0, unserved.join(', ') || 'all')
  for (const [kind, served] of Object.entries(expected)) {
    const figures = figuresOf(kind)
    const counts = Object.entries(figures.outcomes)
    const requests = counts.reduce((sum, [, count]) => sum + count, 0)
    const others = counts.reduce((sum, [outcome, count]) => sum + (isServed(outcome) === served ? 0 : count), 0)
    const isExpected = served ? others <= requests * NOISE : others === 0
    check(`${name}: ${kind} ${served ? 'is' : 'is not'} served`, isExpected, text(figures))
  }
}

type Probes = ReturnType<typeof startProbes>

/** Milliseconds until requests of each kind were served, and none refused, for a whole second. */
const timeToRecovery = async (probes: Probes): Promise<number> => {
  const began = performance.now()
  for (;;) {
    probes.take()
    await wait(1_000)
    const took = Math.round(performance.now() - began)
    const isWell = probes
      .take()
      .every(({ outcomes }) => Object.keys(outcomes).length > 0 && Object.keys(outcomes).every(isServed))
    if (isWell || took > 60_000) return took - 1_000
  }
}

const strike = async (check: Check, fault: Fault, stage: Stage, probes: Probes, seconds: number): Promise<void> => {
  if (fault.name === 'full disk' && stage.disk === null) {
    console.log(`       ${fault.name}: skipped, because this account may not mount a small disk`)
    return
  }
  const end = await fault.begin(stage)
  // What began before the fault may be served, and what it cut off was told so.
  await wait(1_500)
  probes.take()
  await wait(seconds * 1_000)
  const found = probes.take()
  for (const one of found) console.log(`       ${one.kind}: ${text(one)}`)
  checkRefusals(check, fault, found)
  await end()
  const took = await timeToRecovery(probes)
  check(`${fault.name}: everything is served again by itself`, took <= RECOVERED_WITHIN_MS, `after ${took} ms`)
}

/** `cycles`: seconds of each fault. */
export const causeOutages = async ({ cycles, seed, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  try {
    const { server, dataDir, stage } = await startInstance(folder.path)
    const { url } = server
    const tools = await toolsOf(url)
    const members = [await signUp(url, 1), await signUp(url, 2)] as const
    const made = createProbes({ url, tools, members, random: seededRandom(seed) })
    const probes = startProbes(made.probes)
    await timeToRecovery(probes)
    for (const fault of FAULTS) await strike(check, fault, stage, probes, cycles)
    await probes.stop()
    const seen = await savedBy(url, members[1])
    const acknowledged = [...made.saved].filter(([, isSaved]) => isSaved !== undefined)
    const lost = acknowledged.filter(([id, isSaved]) => typeof seen === 'string' || seen.has(id) !== isSaved)
    check('no acknowledged write is lost', lost.length === 0, `${lost.length} of the last ${acknowledged.length}`)
    await checkEmails(check, join(dataDir, 'outbox'), made.signedUp() + members.length)
    return isWell()
  } finally {
    await cleanUpAll()
  }
}

/** A sign-up whose answer was lost may have happened, so there can be more of them. */
const checkEmails = async (check: Check, outbox: string, least: number): Promise<void> => {
  const count = async (): Promise<number> => (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length
  const began = performance.now()
  while ((await count()) < least && performance.now() - began < 120_000) await wait(200)
  const found = await count()
  check('each sign-up has its email', found >= least, `${found} emails for ${least} acknowledged sign-ups`)
}
