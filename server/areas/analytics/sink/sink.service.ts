/**
 * Sends recorded rows to a column store, at least once and in order of their time. The rows and the position are in the
 * database, so an outage of the store or of this process loses none.
 */
import { createHash } from 'node:crypto'
import { plusMs } from '#core/analytics/utc-days.ts'
import { MINUTE_MS } from '#core/durations.ts'
import { Prisma } from '#prisma/client/client.ts'
import { askClickHouse, ClickHouseError, type ClickHouseTarget } from '#server/platform/clickhouse.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { lookUpByIndex, withPause } from '../reports/sum-totals.ts'
import { writtenSince } from '../reports/touched-visits.ts'
import { createSinkState, type SinkPass } from './sink-state.ts'
import { CREATE_SINK_TABLE, INSERT_INTO_SINK, SINK_COLUMNS } from './sink-table.ts'

/** Rows per statement and request: the embedded database runs in the event loop. */
const ROWS_AT_A_TIME = { pglite: 200, postgresql: 5_000 } as const
const FEWEST_ROWS = 50
/** A run ends after this time and the next one continues. */
const RUN_MS = 5 * MINUTE_MS
/** Of a statement that looks for few rows among many. */
const READ_TIMEOUT_MS = 120_000
const RETRY_MS = MINUTE_MS
const MAX_RETRY_MS = 15 * MINUTE_MS
/** Codes that go away by themselves: timeouts, too much work, too little memory, network. Others need the operator. */
const TEMPORARY_CODES: ReadonlySet<number> = new Set([159, 202, 209, 210, 236, 241, 242, 252, 425, 439])
const UNKNOWN_TABLE = 60

/** A row `e` as a JSON object without its version. */
const ROW = Prisma.raw(
  `json_build_object(${SINK_COLUMNS.flatMap(({ name, value }) => (value === null ? [] : [`'${name}', ${value}`])).join(', ')})::text`,
)

type Page = readonly { readonly line: string; readonly at: Date; readonly id: string }[]

const settingsOf = (body: string): Record<string, string> => ({
  // A repeated request with the same rows is ignored, also when only its response was lost.
  insert_deduplicate: '1',
  insert_deduplication_token: createHash('sha256').update(body).digest('hex'),
  // Batches are large; with asynchronous inserts, errors would arrive after the response.
  async_insert: '0',
  input_format_skip_unknown_fields: '0',
})

export const createAnalyticsSink = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  target: ClickHouseTarget
  /** Defaults by database. */
  rowsAtATime?: number
  /** For a whole request. */
  deadlineMs?: number
}) => {
  const { database, clock, log, target, deadlineMs, rowsAtATime = ROWS_AT_A_TIME[database.kind] } = dependencies
  const state = createSinkState(database)
  const targetName = `${target.origin}/${target.database}`

  const readPage = ({ since, ranges, range, after }: SinkPass, size: number): Promise<Page> => {
    const { kind = null, from } = ranges[range] ?? {}
    const start = after?.at ?? from
    return withPause(database, () =>
      database.transaction(
        async (tx) => {
          await lookUpByIndex(tx)
          return tx.$queryRaw<Page>`
            SELECT ${ROW} AS line, e.at, e.id FROM analytics_events e
            WHERE e.at >= ${start}::timestamptz AND ${writtenSince(since === null ? null : BigInt(since))}
              AND ${kind === null ? Prisma.sql`true` : Prisma.sql`e.kind = ${kind}::"AnalyticsKind"`}
              AND ${after === null ? Prisma.sql`true` : Prisma.sql`(e.at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
            ORDER BY e.at, e.id LIMIT ${size}::int`
        },
        { timeoutMs: READ_TIMEOUT_MS },
      ),
    )
  }

  const ask = (request: Parameters<typeof askClickHouse>[1]) => askClickHouse(target, request, deadlineMs)

  const insert = async (page: Page, version: bigint, signal: AbortSignal): Promise<void> => {
    const body = page.map(({ line }) => `${line.slice(0, -1)}, "version" : ${version}}\n`).join('')
    const request = { query: INSERT_INTO_SINK, body, settings: settingsOf(body), signal }
    try {
      await ask(request)
    } catch (error) {
      if (!(error instanceof ClickHouseError) || error.code !== UNKNOWN_TABLE) throw error
      await ask({ query: CREATE_SINK_TABLE, signal })
      await ask(request)
    }
  }

  /** Half as many rows after each failure: a batch may be too large for the store's memory or time. */
  const sizeFor = (failures: number): number =>
    Math.max(Math.min(FEWEST_ROWS, rowsAtATime), Math.floor(rowsAtATime / 2 ** failures))

  const sendPass = async (
    { pass, version, size }: { pass: SinkPass; version: bigint; size: number },
    signal: AbortSignal,
  ): Promise<void> => {
    const until = performance.now() + RUN_MS
    for (let current = pass; ; ) {
      if (signal.aborted || performance.now() > until) return
      const page = await readPage(current, size)
      if (page.length > 0) await insert(page, version, signal)
      const last = page.at(-1)
      const isComplete = last === undefined || page.length < size
      current = isComplete
        ? { ...current, range: current.range + 1, after: null }
        : { ...current, after: { at: last.at.toISOString(), id: last.id } }
      if (page.length > 0) await state.advance(current, page.length)
      if (current.range >= current.ranges.length) return state.finish(current)
    }
  }

  return {
    /** Sends what was recorded or changed since the last run; a failed one is repeated later. */
    send: async (signal: AbortSignal): Promise<void> => {
      const now = clock.now()
      const known = await state.load(targetName, now)
      if (known.retryAt !== null && known.retryAt > now) return
      const { pass, version } = await state.continueOrBegin(known, now)
      try {
        await sendPass({ pass, version, size: sizeFor(known.failures) }, signal)
      } catch (error) {
        if (!(error instanceof ClickHouseError)) throw error
        if (signal.aborted) return
        const failures = known.failures + 1
        const waitMs = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** Math.min(known.failures, 10))
        await state.fail(failures, known.failingSince ?? now, plusMs(now, waitMs))
        const details = { err: error, failures, retrySeconds: waitMs / 1000 }
        const isTemporary = error.code === null || TEMPORARY_CODES.has(error.code)
        if (isTemporary) log.warn(details, 'could not send analytics to the sink, will retry')
        else log.error(details, 'the analytics sink refuses rows')
        return
      }
      if (known.failures > 0) {
        const seconds = Math.round((now.getTime() - (known.failingSince ?? now).getTime()) / 1000)
        log.info({ failures: known.failures, seconds }, 'analytics are sent to the sink again')
      }
    },
  }
}
