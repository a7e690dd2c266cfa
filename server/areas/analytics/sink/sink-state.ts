/** How far rows were sent, in the table `analytics_sinks`. */
import { z } from 'zod'
import { plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import type { AnalyticsSink } from '#prisma/client/client.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'

/** Records may be half an hour late, and are written some seconds later. */
const LATE_MS = HOUR_MS
/** A visit's summary keeps its time and is replaced until the visit ends, at most a day later. */
const LATE_SESSION_MS = DAY_MS + HOUR_MS
/** Days until the server may learn of a payment, and a visit may be linked to it. */
const LATE_PURCHASE_MS = 32 * DAY_MS

const range = z.object({
  /** Null: all kinds. */
  kind: z.enum(['session', 'conversion']).nullable(),
  from: z.iso.datetime(),
})

const pass = z.object({
  startedAt: z.iso.datetime(),
  /** Transactions before this one had ended. */
  current: z.string(),
  /** Only rows of this or a later transaction; null: all. */
  since: z.string().nullable(),
  ranges: z.array(range).min(1),
  /** The current one. */
  range: z.number().int().min(0),
  /** The last row that was sent of it. */
  after: z.object({ at: z.iso.datetime(), id: z.uuid() }).nullable(),
})

/** Sends what was recorded or changed since the last one, in a fixed order, so that it can be continued. */
export type SinkPass = z.infer<typeof pass>

const START = new Date(0)

const rangesOf = (sentTo: Date | null, changedFrom: Date | null): SinkPass['ranges'] => {
  if (sentTo === null) return [{ kind: null, from: START.toISOString() }]
  const recent = plusMs(sentTo, -LATE_MS)
  const from = changedFrom !== null && changedFrom < recent ? changedFrom : recent
  return [
    { kind: null, from: from.toISOString() },
    { kind: 'session', from: plusMs(sentTo, -LATE_SESSION_MS).toISOString() },
    { kind: 'conversion', from: plusMs(sentTo, -LATE_PURCHASE_MS).toISOString() },
  ]
}

/** Rows of this day and later ones were changed: the next pass looks for them. Without a sink, nothing happens. */
export const markChanged = async (tx: TransactionClient, day: Date): Promise<void> => {
  await tx.$executeRaw`UPDATE analytics_sinks SET changed_from = LEAST(changed_from, ${day}::timestamptz)`
}

/** A stored pass of an older version may have another shape, and is then begun again. */
const storedPass = ({ pass: stored }: AnalyticsSink): SinkPass | null => pass.safeParse(stored).data ?? null

const json = (value: SinkPass): Prisma.InputJsonValue => value as unknown as Prisma.InputJsonObject

export const createSinkState = (database: Database) => {
  const { prisma } = database
  const where = { id: 1 }
  return {
    /** For another target, all rows are sent from the beginning. */
    load: async (target: string, now: Date): Promise<AnalyticsSink> => {
      const found = await prisma.analyticsSink.findUnique({ where })
      if (found?.target === target) return found
      await prisma.analyticsSink.deleteMany()
      return prisma.analyticsSink.create({ data: { target, createdAt: now } })
    },

    /** Continues the unfinished pass, or begins one. */
    continueOrBegin: async (state: AnalyticsSink, now: Date): Promise<{ pass: SinkPass; version: bigint }> => {
      const [row] = await prisma.$queryRaw<{ id: bigint }[]>`
        SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS id`
      const current = row?.id ?? 0n
      const unfinished = storedPass(state)
      // A database restored on another server restarts transaction ids.
      if (unfinished !== null && BigInt(unfinished.current) <= current) {
        return { pass: unfinished, version: state.version }
      }
      const isKnown = unfinished === null && state.seenTo !== null && state.seenTo <= current
      return database.transaction(async (tx) => {
        // Locks the row first: a change of rows that sets `changed_from` is then committed, or comes later.
        const [locked] = await tx.$queryRaw<{ changed_from: Date | null }[]>`
          SELECT changed_from FROM analytics_sinks FOR UPDATE`
        const next: SinkPass = {
          startedAt: now.toISOString(),
          current: String(current),
          since: isKnown ? String(state.seenTo) : null,
          ranges: rangesOf(isKnown ? state.sentTo : null, locked?.changed_from ?? null),
          range: 0,
          after: null,
        }
        // Grows even if the clock was set back or the database restored.
        const time = BigInt(now.getTime())
        const version = state.version >= time ? state.version + 1n : time
        await tx.analyticsSink.updateMany({ data: { pass: json(next), version, changedFrom: null } })
        return { pass: next, version }
      })
    },

    /** Stores the position after rows were sent, which ends an outage. */
    advance: async (next: SinkPass, rows: number): Promise<void> => {
      const data = { pass: json(next), rowsSent: { increment: rows } }
      await prisma.analyticsSink.updateMany({ data: { ...data, failures: 0, failingSince: null, retryAt: null } })
    },

    finish: async ({ startedAt, current }: SinkPass): Promise<void> => {
      await prisma.analyticsSink.updateMany({
        data: { pass: Prisma.DbNull, sentTo: new Date(startedAt), seenTo: BigInt(current) },
      })
    },

    fail: async (failures: number, since: Date, retryAt: Date): Promise<void> => {
      await prisma.analyticsSink.updateMany({ data: { failures, failingSince: since, retryAt } })
    },
  }
}
