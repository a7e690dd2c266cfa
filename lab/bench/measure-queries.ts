/** The API compared with a minimal server with the same responses, and with static bytes. */
import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { median } from '../median.ts'
import { embeddedWith, newFolder, postgresqlWith, waitForJobs } from './databases.ts'
import { ask, compare, type Target } from './load.ts'
import { type Server, startProduct, startServer, waitUntil } from './processes.ts'
import { bodyOf, QUERIES, type QueryName } from './queries.ts'
import type { Result } from './results.ts'

type QueryOptions = {
  readonly queries: readonly QueryName[]
  readonly size: number
  readonly rounds: number
  readonly seconds: number
  readonly embedded: boolean
}

/** Target fraction of the raw server on a cache miss, by number of tools. */
const MISS: Readonly<Record<number, Readonly<Record<QueryName, readonly [number, number]>>>> = {
  600: { q1: [0.4, 0.7], q2: [0.4, 0.75], q3: [0.6, 0.9] },
  100000: { q1: [0.55, 0.75], q2: [0.4, 0.8], q3: [0.8, 0.95] },
}
/** Shares of Mercurius on a miss. It has no search engine, so Q3 is not asked. */
const PEER_MISS: Readonly<Partial<Record<QueryName, { readonly floor: number; readonly target: number }>>> = {
  q1: { floor: 0.9, target: 1.2 },
  q2: { floor: 0.9, target: 1 },
}
const HIT = { floor: 3, target: 5 }
const HIT_OF_STATIC = { target: 0.7 }
const COMPARED_VALUES = 40

const API = '/graphql'
const dataOf = (text: string): unknown => (JSON.parse(text) as { data?: unknown }).data

/** Throws unless both respond equally to a sample of comparable requests. */
const checkEqual = async (one: Server, other: Server, { queries, size }: QueryOptions): Promise<void> => {
  for (const name of queries.filter((query) => QUERIES[query].sameTools)) {
    for (let n = 0; n < COMPARED_VALUES; n += 1) {
      const body = bodyOf(name, QUERIES[name].value(n, size))
      const [a, b] = await Promise.all([one, other].map(async ({ url }) => dataOf(await ask({ url, path: API }, body))))
      if (!isDeepStrictEqual(a, b))
        throw new Error(`The servers differ:\n${body}\n${JSON.stringify(a)}\n${JSON.stringify(b)}`)
    }
  }
}

const MANY_TOOLS = 100_000

/** Waits for the search index: until it is built, a new process with many tools refuses searches. */
const waitForIndex = ({ url }: Server, size: number): Promise<void> => {
  const request = {
    method: 'POST',
    body: bodyOf('q3', QUERIES.q3.value(0, size)),
    headers: { 'content-type': 'application/json' },
  }
  return waitUntil(async () => (await fetch(new URL(API, url), request)).status !== 503, 'Building the search index')
}

type Rates = { raw: number; peer: number; miss: number; hit: number; fixed: number }

/** One round with newly started servers. */
const round = async (options: QueryOptions, product: () => Promise<Server>, databaseUrl: string) => {
  const { queries, size, seconds } = options
  const rates = new Map<QueryName, Rates>()
  const raw = await startServer([process.execPath, 'lab/bench/raw-server.ts', databaseUrl])
  const peer = await startServer([process.execPath, 'lab/bench/mercurius-server.ts', databaseUrl])
  const own = await product()
  await waitForIndex(own, size)
  for (const other of [raw, peer]) await checkEqual(own, other, options)
  for (const name of queries) {
    const { value } = QUERIES[name]
    const fresh = (n: number) => bodyOf(name, value(n, size), n)
    const repeated = bodyOf(name, value(1, size))
    const file = newFolder()
    writeFileSync(file, await ask({ url: own.url, path: API }, repeated))
    const fixed = await startServer([process.execPath, 'lab/bench/static-server.ts', file, 'application/json'])
    const at = (server: string, { url }: Server, body: NonNullable<Target['body']>): Target => ({
      name: `${name} on ${server}`,
      url,
      path: API,
      body,
    })
    const missed = [at('raw', raw, fresh), at('the product', own, fresh)]
    if (PEER_MISS[name] !== undefined) missed.push(at('Mercurius', peer, fresh))
    const [rawRate = 0, miss = 0, peerRate = Number.NaN] = await compare(missed, seconds, 2)
    const [hit = 0, fixedRate = 0] = await compare(
      [at('the product, cached', own, repeated), at('static', fixed, repeated)],
      seconds,
      1,
    )
    rates.set(name, { raw: rawRate, peer: peerRate, miss, hit, fixed: fixedRate })
    await fixed.stop()
  }
  await Promise.all([own.stop(), raw.stop(), peer.stop()])
  return rates
}

const whole = (value: number) => String(Math.round(value))

/** Measures one catalog size, on PostgreSQL or the embedded database; raw always uses PostgreSQL. */
export const measureQueries = async (options: QueryOptions): Promise<Result[]> => {
  const { queries, size, rounds, embedded } = options
  // The raw server answers few searches of many tools within a turn.
  const seconds = options.seconds * (size < MANY_TOOLS ? 1 : 2)
  const databaseUrl = await postgresqlWith(size)
  const environment: Record<string, string> = embedded
    ? { DATA_DIR: await embeddedWith(size) }
    : { DATABASE_URL: databaseUrl, DATA_DIR: newFolder() }
  if (!embedded) {
    const first = await startProduct(environment)
    await waitForJobs(databaseUrl)
    await first.stop()
  }
  const all: ReadonlyMap<QueryName, Rates>[] = []
  for (let number = 1; number <= rounds; number += 1) {
    console.log(`${size} tools, ${embedded ? 'embedded' : 'PostgreSQL'}, round ${number} of ${rounds}`)
    all.push(await round({ ...options, seconds }, () => startProduct(environment), databaseUrl))
  }
  const where = `${size}${embedded ? ' embedded' : ''}`
  return queries.flatMap((name) => {
    const of = (pick: (rates: Rates, q1: Rates | undefined) => number) =>
      median(all.flatMap((rates) => (rates.get(name) ? [pick(rates.get(name) as Rates, rates.get('q1'))] : [])))
    const detail = (key: keyof Rates) => `${whole(of((rates) => rates[key]))}/s`
    const [floor, target] = (embedded ? undefined : MISS[size]?.[name]) ?? []
    const limits = floor === undefined || target === undefined ? {} : { floor, target }
    const { title } = QUERIES[name]
    const peerLimits = PEER_MISS[name]
    return [
      {
        name: `${where}: ${title}, miss / raw`,
        value: of(({ miss, raw }) => miss / raw),
        unit: 'x' as const,
        ...limits,
        detail: `${detail('miss')} of ${detail('raw')}`,
      },
      ...(peerLimits === undefined
        ? []
        : [
            {
              name: `${where}: ${title}, miss / Mercurius`,
              value: of(({ miss, peer }) => miss / peer),
              unit: 'x' as const,
              ...(embedded ? {} : peerLimits),
              detail: `${detail('miss')} of ${detail('peer')}`,
            },
          ]),
      {
        name: `${where}: ${title}, hit / raw Q1`,
        value: of(({ hit }, q1) => hit / (q1?.raw ?? Number.NaN)),
        unit: 'x' as const,
        ...HIT,
        detail: `${detail('hit')}`,
      },
      {
        name: `${where}: ${title}, hit / static`,
        value: of(({ hit, fixed }) => hit / fixed),
        unit: 'x' as const,
        ...HIT_OF_STATIC,
        detail: `${detail('hit')} of ${detail('fixed')}`,
      },
    ]
  })
}
