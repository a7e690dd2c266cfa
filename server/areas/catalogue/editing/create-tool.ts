/** Creates a tool manually. */
import { checkedValues, type GivenValues } from '#core/catalogue/checked-values.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import { isFact, isKnown, type StoredFact } from '#core/catalogue/fields/tool-values.ts'
import { slugOfName } from '#core/catalogue/new-tool.ts'
import { AlreadyListedError, InvalidInputError } from '#core/errors.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { writeTools } from '../changes/catalogue-writer.ts'
import { beginChangeSet, endChangeSet } from '../changes/change-sets.ts'
import { newId } from '../changes/new-id.ts'
import { readCategories } from '../changes/tool-state.ts'
import { createFromRow } from '../import/row-edit.ts'
import { createToolMatcher } from '../import/tool-matcher.ts'
import { lockCatalogue, moveRevision } from '../revision.ts'

type CreatedTool = {
  readonly id: string
  readonly slug: string
  readonly changeSetId: string
  /** The new catalog revision; the area's `createTool` announces it. */
  readonly revision: number
}

export type CreateTool = (
  tx: TransactionClient,
  given: {
    readonly clock: Clock
    /** The administrator, for the audit log. */
    readonly actorId: string
    readonly values: GivenValues
    /** By default derived from the name. */
    readonly slug?: string | undefined
    /** The vendor's page with the values, if any. */
    readonly sourceUrl?: string | null | undefined
  },
) => Promise<CreatedTool>

/**
 * Creates a tool as its own change set with an audit entry; a person is the source of every fact, as of the current
 * month. Locks the catalog and moves its revision.
 * @throws InvalidInputError for invalid values or slug, AlreadyListedError for an existing URL or name
 */
export const createTool: CreateTool = async (tx, { clock, actorId, values: given, slug, sourceUrl = null }) => {
  await lockCatalogue(tx, clock)
  const at = clock.now()
  const today = utcDay(at)
  const month = today.slice(0, 'YYYY-MM'.length)
  const values = checkedValues(given)
  const fact: StoredFact = { source: 'person', as_of: month, url: sourceUrl, checked_on: null }
  const facts = Object.fromEntries(
    FIELD_NAMES.filter((field) => isFact(field) && isKnown(values[field])).map((field) => [field, fact]),
  )
  const row = { id: null, slug: null, asOf: month, values, facts }

  const categories = await readCategories(tx)
  const wanted = slug ?? slugOfName(values.name ?? '')
  const byIdentity = await createToolMatcher(tx, categories, [row, { ...row, slug: wanted }])
  const match = byIdentity.match(row)
  if (match !== 'new') {
    if ('problem' in match) {
      const { column } = match.problem
      throw new InvalidInputError('Several tools in the catalog have this URL or name.', column ?? undefined)
    }
    throw new AlreadyListedError(match.tool.state.slug)
  }
  if (byIdentity.bySlug(wanted) !== undefined) {
    throw new InvalidInputError(`The slug "${wanted}" belongs to another tool.`, 'slug')
  }
  const edit = createFromRow(row, { id: newId(at), slug: wanted, addedOn: today }, categories)
  if ('problem' in edit) {
    const { column, message } = edit.problem
    throw new InvalidInputError(`"${column}" ${message}.`, column ?? undefined)
  }
  const { after } = edit
  const source = `new tool ${after.values.name}`
  const changeSetId = await beginChangeSet(tx, clock, { kind: 'person', source, actorId })
  await writeTools(tx, { id: changeSetId, at, categories }, [{ before: null, after }])
  await endChangeSet(tx, { id: changeSetId, state: 'done', refused: 0 })
  const revision = await moveRevision(tx, clock)
  const created = { slug: after.slug, name: after.values.name }
  await recordAudit(tx, clock, [
    { actorId, action: 'tool.create', subjectType: 'tool', subjectId: after.id, after: created },
  ])
  return { id: after.id, slug: after.slug, changeSetId, revision }
}
