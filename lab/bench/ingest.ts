// npm run bench:ingest [-- --rate 10000] [--seconds 30] [--postgresql]
// Sends page views to a built server (10,000 per second for 30 s by default) at an even rate from a separate process,
// plus 20 visitor requests per second, first without and then with the page views. Prints sent, accepted and dropped
// records by reason, and the visitors' response times. Exit code 1 when a record is unaccounted for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { autocannon } from './autocannon.ts'
import { newFolder } from './databases.ts'
import { cleanUpAll, cleanUpOnSignals, memoryOf, onEnd, startProduct } from './processes.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    postgresql: { type: 'boolean', default: false },
    /** The URL of a running server: this process only sends. */
    send: { type: 'string' },
  },
})
const RATE = Number(values.rate)
const SECONDS = Number(values.seconds)

const TOTAL = RATE * SECONDS
const VISITORS_PER_SECOND = 20
/** Concurrent visits, each from its own address. */
const VISITS = 5_000
const CONNECTIONS = 200
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Responses by status, and the seconds until the last one. */
type Sent = { readonly responses: Readonly<Record<string, number>>; readonly seconds: number }

/** Sends page views at an even rate as browsers do, and waits for every response. */
const send = async (url: string): Promise<Sent> => {
  let index = -1
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    overallRate: RATE,
    amount: TOTAL,
    // The product closes a connection after a thousand requests, which this client would not notice.
    reconnectRate: 900,
    requests: [
      {
        method: 'POST',
        path: '/.netlify/functions/analytics',
        setupRequest: (request) => {
          index += 1
          const visit = index % VISITS
          const view = {
            sessionId: `visit-${visit}`,
            sequence: index,
            page: `/tools/tool-${index % 997}`,
            title: 'A tool',
          }
          const address = `198.18.${visit >> 8}.${visit & 255}`
          const headers = { 'content-type': 'application/json', 'user-agent': AGENT, 'x-forwarded-for': address }
          return { ...request, headers, body: JSON.stringify({ action: 'pageView', ...view }) }
        },
      },
    ],
  })
  const statuses = Object.entries(result.statusCodeStats ?? {})
  return {
    responses: Object.fromEntries(statuses.map(([status, { count = 0 }]) => [status, count])),
    seconds: result.duration,
  }
}

const sendFromChild = async (url: string): Promise<Sent> => {
  const args = [import.meta.filename, '--send', url, '--rate', `${RATE}`, '--seconds', `${SECONDS}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(output) as Sent
}

/** Visitor requests at a fixed rate, alternating pages and queries. Response times in ms. */
const visit = async (url: string, seconds: number): Promise<number[]> => {
  const times: number[] = []
  let failed = 0
  const one = async (turn: number): Promise<void> => {
    const started = performance.now()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turn % 250}` }
    const query = `query ($first: Int!) { tools(first: $first, page: ${1 + (turn % 20)}) { nodes { slug name } } }`
    const response = await (turn % 2 === 0
      ? fetch(`${url}/`, { headers: { ...headers, accept: 'text/html' } })
      : fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { first: 12 } }) }))
    await response.arrayBuffer()
    times.push(performance.now() - started)
    if (!response.ok) failed += 1
  }
  const running: Promise<void>[] = []
  for (let turn = 0; turn < seconds * VISITORS_PER_SECOND; turn += 1) {
    running.push(one(turn))
    await wait(1000 / VISITORS_PER_SECOND)
  }
  await Promise.all(running)
  if (failed > 0) console.log(`${failed} requests of visitors were refused`)
  return times.sort((a, b) => a - b)
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
const timesOf = (sorted: readonly number[]): string =>
  `p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`

const recordedOf = async (place: { databaseUrl: string | undefined; dataDir: string }) => {
  const database = await openDatabase({ ...place, log: silentLog })
  try {
    const run = await database.prisma.analyticsRecordingRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })
    return { ...run, rows: await database.prisma.analyticsEvent.count() }
  } finally {
    await database.close()
  }
}

const measure = async (): Promise<void> => {
  const cluster = values.postgresql ? await startCluster(ensurePostgresql()) : null
  if (cluster !== null) onEnd(() => cluster.stop())
  const place = { databaseUrl: cluster?.url, dataDir: newFolder() }
  const environment = {
    DATA_DIR: place.dataDir,
    TRUST_PROXY: '127.0.0.1',
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url }),
  }
  const product = await startProduct(environment)
  // Pages are generated after the start.
  await visit(product.url, 15)
  const quiet = await visit(product.url, SECONDS)
  console.log(`visitors alone: ${timesOf(quiet)}`)
  const [sent, busy] = await Promise.all([sendFromChild(product.url), visit(product.url, SECONDS)])
  const memory = memoryOf(product.pid)
  const ending = performance.now()
  await product.stop()
  const endedIn = (performance.now() - ending) / 1000
  const run = await recordedOf(place)
  const answered = Object.values(sent.responses).reduce((sum, count) => sum + count, 0)
  const counted = run.accepted + run.droppedFull + run.droppedLimited
  console.log(`with page views: ${timesOf(busy)}`)
  console.log(
    `${TOTAL} page views sent, ${Math.round(TOTAL / sent.seconds)} a second; answered ${answered}: ` +
      Object.entries(sent.responses)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', '),
  )
  console.log(
    `${run.accepted} accepted, ${run.written} written, ${run.duplicates} duplicates; dropped: ${run.droppedFull} by a full buffer, ` +
      `${run.droppedLimited} by limits, ${run.droppedFailed} by the database`,
  )
  console.log(`memory ${Math.round(memory)} MB; ended in ${endedIn.toFixed(1)} s`)
  const isComplete = counted === TOTAL && run.written + run.duplicates + run.droppedFailed === run.accepted
  console.log(isComplete ? 'accepted and dropped are all that were sent' : `UNACCOUNTED: ${TOTAL - counted}`)
  if (!isComplete || run.rows !== run.written) process.exitCode = 1
}

if (values.send !== undefined) {
  console.log(JSON.stringify(await send(values.send)))
} else {
  cleanUpOnSignals()
  try {
    await measure()
  } finally {
    await cleanUpAll()
  }
}
