import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Installation, type Instance, startInstance } from './instance.ts'
import { expectSignedIn, type Load, type Member, startLoad } from './load.ts'
import type { MailSink } from './mail-sink.ts'
import type { ProxyServer } from './proxy.ts'
import { nextVersion } from './trees.ts'

/** Before, between and after the two replacements. */
const STEADY_MS = 2_000
const JOBS_END_WITHIN_MS = 60_000

export type Site = {
  readonly installation: Installation
  readonly proxy: ProxyServer
  readonly mail: MailSink
  readonly databaseUrl: string
  readonly member: Member
}

export type Version = { readonly tree: string; readonly number: number }

/** Runs a query again until the check accepts its rows; the last rows are in the error. */
async function waitForRows(
  databaseUrl: string,
  sql: string,
  isExpected: (rows: readonly Record<string, unknown>[]) => boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const started = performance.now(); ; await delay(250)) {
      const { rows } = await client.query<Record<string, unknown>>(sql)
      if (isExpected(rows)) return
      if (performance.now() - started > JOBS_END_WITHIN_MS) throw new Error(`Jobs: ${JSON.stringify(rows)}`)
    }
  } finally {
    await client.end()
  }
}

/** Work of a first start, such as generating pages. */
export const untilJobsEnd = (databaseUrl: string): Promise<void> =>
  waitForRows(
    databaseUrl,
    "SELECT kind FROM jobs WHERE state = 'running' OR (state = 'waiting' AND available_at <= now())",
    (rows) => rows.length === 0,
  )

/** The emails of all accounts were sent, each by a job that is done. */
async function expectJobsDone({ databaseUrl, mail }: Site, { accounts }: Load): Promise<void> {
  await waitForRows(databaseUrl, "SELECT state, count(*)::int FROM jobs WHERE kind = 'send-email' GROUP BY 1", (rows) =>
    rows.every(({ state }) => state === 'done'),
  )
  const lost = [...accounts].filter((email) => !mail.received.has(email))
  if (lost.length > 0) throw new Error(`Lost emails: ${lost.join(', ')}`)
}

/** What the instances logged about failed requests, and the end of the proxy's log. */
function explain(failures: readonly string[], instances: readonly Instance[], proxy: ProxyServer): string {
  const ids = failures.flatMap((failure) => /"requestId":"([^"]+)"/.exec(failure)?.[1] ?? [])
  const lines = instances.flatMap(({ output }) => output().split('\n'))
  const logged = lines.filter((line) => ids.some((id) => line.includes(id)))
  // Refused checks of an instance that is being replaced say nothing new.
  const proxied = proxy
    .output()
    .split('\n')
    .filter((line) => !line.includes('connection refused'))
  return [...failures.slice(0, 10), ...logged.slice(0, 10), ...proxied.slice(-15)].join('\n')
}

export type Round = { readonly version: Version; readonly failed: number; readonly requests: number }

/**
 * Replaces each instance in turn by one of a version with a newer schema, under load. Counts and prints failed requests.
 * @throws Error when a job was lost, the session ended, or an instance did not end or start as it should
 */
export async function replaceAll(site: Site, instances: Instance[], version: Version): Promise<Round> {
  const number = version.number + 1
  const next = { tree: nextVersion(version.tree, number), number }
  const load = startLoad(site.proxy, site.member, number * 1_000)
  const all = [...instances]
  const started = performance.now()
  const ends: number[] = []
  try {
    await delay(STEADY_MS)
    for (const [index, instance] of instances.entries()) {
      ends.push(await instance.stop())
      const newer = await startInstance(site.installation, next.tree, instance.port)
      instances[index] = newer
      all.push(newer)
      await delay(STEADY_MS)
    }
  } finally {
    await load.stop()
  }
  await expectJobsDone(site, load)
  await expectSignedIn(site.member)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const failed = load.failures.length
  console.log(
    `version ${number}: ${failed} of ${load.requests()} requests failed in ${seconds} s, ` +
      `${load.accounts.size} accounts and as many emails, instances ended after ${ends.join(' and ')} ms`,
  )
  if (failed > 0) console.log(explain(load.failures, all, site.proxy))
  return { version: next, failed, requests: load.requests() }
}
