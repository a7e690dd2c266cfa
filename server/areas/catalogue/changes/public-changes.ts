/** The public change feed: entries that are made from single rows of `tool_changes`, and the snapshot they lead to. */
import type { EventRecord } from '#core/catalogue/fields/event-record.ts'
import { FEED_FIELDS, type FeedRecord, toFeedRecord } from '#core/catalogue/fields/feed-fields.ts'
import type { ToolStatus } from '#core/catalogue/vocabulary.ts'
import { CursorTooNewError, InvalidInputError } from '#core/errors.ts'
import { checkFirst } from '#core/paging.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { STORED_VALUES, type StoredValues, valuesOfStored } from './feed-record-sql.ts'
import { type CatalogueSnapshot, readSnapshot } from './feed-snapshot.ts'

export type FeedEntryKind = 'added' | 'changed' | 'event' | 'merged' | 'removed'

/** Parts that do not belong to the kind are null. */
export type FeedEntry = {
  /** The number of the row, and the cursor of the entry. */
  readonly sequence: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly kind: FeedEntryKind
  readonly toolId: string
  readonly slug: string
  /** Of an added tool, as it was then. */
  readonly record: FeedRecord | null
  readonly field: string | null
  readonly oldValue: unknown
  readonly newValue: unknown
  /** The events that an entry of kind `event` adds. */
  readonly events: readonly EventRecord[] | null
  readonly mergedIntoId: string | null
  readonly mergedIntoSlug: string | null
  /** What a removed tool became; null if its record was deleted. */
  readonly status: ToolStatus | null
}

export type PublicChanges = ReturnType<typeof createPublicChanges>

type EntryRow = Omit<FeedEntry, 'kind' | 'record' | 'events'> & {
  readonly kind: Exclude<FeedEntryKind, 'event'>
  /** The whole record that the next removal recorded, else the tool as it is now. */
  readonly removed: Readonly<Record<string, unknown>> | null
  readonly stored: StoredValues | null
  /** Values that were changed later. */
  readonly before: Readonly<Record<string, unknown>> | null
}

const CURSOR = /^(0|[1-9]\d{0,29})$/
const FIELDS = [...FEED_FIELDS, 'status']

/** Only an active tool is public. `n` is the tool's next change of its status, or its removal. */
const STATUS = Prisma.sql`CASE WHEN n.sequence IS NULL THEN t.status::text ELSE n.status END`
const KIND = Prisma.sql`CASE
  WHEN c.action = 'removed' THEN CASE WHEN c.old_value->>'status' = 'active' THEN 'removed' END
  WHEN c.action = 'created' THEN CASE WHEN ${STATUS} = 'active' THEN 'added' END
  WHEN c.field = 'status' THEN CASE
    WHEN c.new_value #>> '{}' = 'active' THEN 'added'
    WHEN c.old_value #>> '{}' <> 'active' THEN NULL
    WHEN c.new_value #>> '{}' = 'merged' THEN 'merged'
    ELSE 'removed' END
  WHEN ${STATUS} = 'active' THEN 'changed' END`

/** Recorded with the change of the status, in one of the next rows. */
const MERGED_INTO = Prisma.sql`coalesce(
  (SELECT m.new_value #>> '{}' FROM tool_changes m WHERE m.tool_id = c.tool_id AND m.sequence > c.sequence
    AND m.change_set_id = c.change_set_id AND m.field = 'merged_into' ORDER BY m.sequence LIMIT 1),
  (SELECT m.old_value #>> '{}' FROM tool_changes m WHERE m.tool_id = c.tool_id AND m.sequence > c.sequence
    AND m.field = 'merged_into' ORDER BY m.sequence LIMIT 1),
  t.merged_into)`

/** The tool that had the slug then; in one change set it may be created after the merge. */
const MERGED_INTO_ID = Prisma.sql`coalesce(
  (SELECT s.tool_id FROM tool_changes s WHERE s.slug = p.merged_into AND s.sequence <= p.number ORDER BY s.sequence DESC LIMIT 1),
  (SELECT s.tool_id FROM tool_changes s WHERE s.slug = p.merged_into ORDER BY s.sequence LIMIT 1))`

/** For an added tool: the first later value before of each field, up to its next removal `r`. */
const VALUES_BEFORE = Prisma.sql`(
  SELECT json_object_agg(f.field, f.old_value) FROM (
    SELECT DISTINCT ON (o.field) o.field, o.old_value FROM tool_changes o
    WHERE o.tool_id = p."toolId" AND o.sequence > p.number AND o.action = 'changed'
      AND (r.sequence IS NULL OR o.sequence < r.sequence)
    ORDER BY o.field, o.sequence) f)`

/** One statement, and therefore one state of the database. */
const pageAfter = (after: bigint, limit: number): Prisma.Sql => Prisma.sql`
  SELECT row_to_json(e) AS entry FROM (
    SELECT p.number::text AS sequence, p.at, p.kind, p."toolId", p.slug, p.field, p."oldValue", p."newValue", p.status,
      p.merged_into AS "mergedIntoSlug", CASE WHEN p.merged_into IS NOT NULL THEN ${MERGED_INTO_ID} END AS "mergedIntoId",
      r.old_value AS removed,
      CASE WHEN p.kind = 'added' AND r.sequence IS NULL THEN ${STORED_VALUES} END AS stored,
      CASE WHEN p.kind = 'added' THEN ${VALUES_BEFORE} END AS before
    FROM (
      SELECT c.sequence AS number, to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, k.kind,
        c.tool_id AS "toolId", c.slug,
        CASE WHEN k.kind = 'changed' THEN c.field END AS field,
        CASE WHEN k.kind = 'changed' THEN c.old_value END AS "oldValue",
        CASE WHEN k.kind = 'changed' THEN c.new_value END AS "newValue",
        CASE WHEN k.kind = 'removed' AND c.field = 'status' THEN c.new_value END AS status,
        CASE WHEN k.kind = 'merged' THEN ${MERGED_INTO} END AS merged_into
      FROM tool_changes c
      LEFT JOIN tools t ON t.id = c.tool_id
      LEFT JOIN LATERAL (
        SELECT l.sequence, CASE l.action WHEN 'removed' THEN l.old_value->>'status' ELSE l.old_value #>> '{}' END AS status
        FROM tool_changes l WHERE l.tool_id = c.tool_id AND l.sequence > c.sequence
          AND (l.action = 'removed' OR l.field = 'status')
        ORDER BY l.sequence LIMIT 1) n ON true
      CROSS JOIN LATERAL (SELECT ${KIND} AS kind) k
      WHERE c.sequence > ${after}::bigint AND k.kind IS NOT NULL AND (c.action <> 'changed'
        OR c.field = ANY(string_to_array(${FIELDS.join()}, ',')) AND c.old_value IS DISTINCT FROM c.new_value)
      ORDER BY c.sequence LIMIT ${limit}::int) p
    LEFT JOIN LATERAL (
      SELECT l.sequence, l.old_value FROM tool_changes l
      WHERE p.kind = 'added' AND l.tool_id = p."toolId" AND l.sequence > p.number AND l.action = 'removed'
      ORDER BY l.sequence LIMIT 1) r ON true
    LEFT JOIN tools t ON t.id = p."toolId"
    ORDER BY p.number) e`

/** Events by kind and date: a corrected one is not new. */
const newEvents = ({ field, oldValue, newValue }: EntryRow): readonly EventRecord[] => {
  if (field !== 'events') return []
  const keyOf = ({ kind, on }: EventRecord) => `${kind} ${on}`
  const known = new Set(((oldValue ?? []) as readonly EventRecord[]).map(keyOf))
  return ((newValue ?? []) as readonly EventRecord[]).filter((event) => !known.has(keyOf(event)))
}

const entryOf = ({ removed, stored, before, ...row }: EntryRow): FeedEntry => {
  const events = newEvents({ removed, stored, before, ...row })
  const base = removed ?? (stored === null ? null : valuesOfStored(stored))
  return {
    ...row,
    kind: events.length > 0 ? 'event' : row.kind,
    record: row.kind === 'added' ? toFeedRecord(row.toolId, row.slug, { ...base, ...before }) : null,
    events: events.length > 0 ? events : null,
  }
}

export const createPublicChanges = ({ database }: { database: Database }) => {
  const lastSequence = async (): Promise<string> => {
    const [row] = await database.read<{ last: string }>(
      Prisma.sql`SELECT coalesce(max(sequence), 0)::text AS last FROM tool_changes`,
    )
    return row?.last ?? '0'
  }

  return {
    /** Throws InvalidInputError for an invalid page size. */
    checkPage: checkFirst,

    /** The number of the last change, public or not; `0` without any. */
    lastSequence,

    /**
     * Entries after a sequence, in its order, at most `limit`; from the start without one. Writers of the catalog are
     * serialized, so no entry appears later before one that was read.
     * @throws InvalidInputError for what is not a sequence, CursorTooNewError for one beyond the end
     */
    after: async (cursor: string | null | undefined, limit: number): Promise<FeedEntry[]> => {
      const after = cursor ?? '0'
      if (!CURSOR.test(after)) {
        throw new InvalidInputError(
          '"after" must be the sequence of an entry or of a snapshot: a number from 0.',
          'after',
        )
      }
      const last = BigInt(after) > MAX_SEQUENCE ? await lastSequence() : null
      if (last !== null) throw new CursorTooNewError(last)
      const rows = await database.read<{ entry: EntryRow }>(pageAfter(BigInt(after), limit))
      if (rows.length === 0 && after !== '0') {
        const end = await lastSequence()
        if (BigInt(after) > BigInt(end)) throw new CursorTooNewError(end)
      }
      return rows.map(({ entry }) => entryOf(entry))
    },

    /** All active tools, with the revision and the sequence that they correspond to. */
    snapshot: (): Promise<CatalogueSnapshot> => readSnapshot(database),
  }
}

const MAX_SEQUENCE = 2n ** 63n - 1n
