/** The events of all tools. Everything is public. */
import type { EventRecord } from '#core/catalogue/fields/event-record.ts'
import type { ToolStatus } from '#core/catalogue/vocabulary.ts'
import { InvalidInputError } from '#core/errors.ts'
import { checkFirst } from '#core/paging.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import type { RevisionWatch } from './revision-watch.ts'

export type ToolEventsService = ReturnType<typeof createToolEventsService>

/** An event with the tool that it happened to. */
export type ToolEventRow = EventRecord & { readonly toolId: string; readonly toolStatus: ToolStatus }

type StoredEvent = Pick<ToolEventRow, 'toolId' | 'toolStatus'> & { readonly event: EventRecord }

/** Its place in the list, and its cursor. */
export const cursorOf = ({ on, toolId, kind }: ToolEventRow): string => `${on} ${toolId} ${kind}`

const CURSOR = /^\d{4}-\d\d(-\d\d)? [0-9a-f-]{36} [a-z_]+$/

const newestFirst = (a: ToolEventRow, b: ToolEventRow): number => (cursorOf(a) < cursorOf(b) ? 1 : -1)

export const createToolEventsService = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { database, catalogueRevision } = dependencies

  /** No index has this order, so it is cached per revision. */
  const events = createRevisionCache({
    source: catalogueRevision,
    compute: async (): Promise<readonly ToolEventRow[]> => {
      const rows = await database.read<StoredEvent>(Prisma.sql`
        SELECT t.id::text AS "toolId", t.status AS "toolStatus", e.event
        FROM tools t CROSS JOIN LATERAL jsonb_array_elements(t.events) AS e(event)`)
      return rows.map(({ event, ...tool }) => ({ ...event, ...tool })).sort(newestFirst)
    },
  })

  return {
    /** Throws InvalidInputError for an invalid page size. */
    checkPage: checkFirst,

    count: async (): Promise<number> => (await events.get()).length,

    /** Events of tools in any status, newest first, after a cursor. Throws InvalidInputError for a foreign cursor. */
    after: async (cursor: string | null | undefined, limit: number): Promise<ToolEventRow[]> => {
      const all = await events.get()
      if (cursor === null || cursor === undefined) return all.slice(0, limit)
      if (!CURSOR.test(cursor)) throw new InvalidInputError('"after" is not a cursor of this list.', 'after')
      return all.filter((event) => cursorOf(event) < cursor).slice(0, limit)
    },
  }
}
