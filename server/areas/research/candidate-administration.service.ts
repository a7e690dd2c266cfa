/** Decisions on candidates. Only `publish` creates a tool. */
import { checkedValues, type GivenValues } from '#core/catalogue/checked-values.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { CANDIDATE_FIELDS } from '#core/research/candidate-fields.ts'
import { isUuid } from '#core/uuid.ts'
import type { ToolCandidate } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'

/** A field of the future tool, as cell text. */
export type CandidateValue = { readonly field: string; readonly value: string }
/** With an existing tool of the same name, if any. */
export type CandidateRow = ToolCandidate & { readonly namesakeId: string | null }

export type CandidateAdministrationService = ReturnType<typeof createCandidateAdministrationService>

const FIELDS: ReadonlySet<string> = new Set(CANDIDATE_FIELDS)

const NO_CANDIDATE = 'Candidate not found.'
const DECIDED = 'This candidate has already been decided.'

/** Rolls back a transaction that only validates. */
class CheckedOnly extends Error {}

const givenValues = (values: readonly CandidateValue[]): GivenValues => {
  const unknown = values.find(({ field }) => !FIELDS.has(field))
  if (unknown !== undefined) throw new InvalidInputError(`There is no field "${unknown.field}".`, 'values')
  return Object.fromEntries(values.map(({ field, value }) => [field, value]))
}

export const createCandidateAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  catalogue: Pick<CatalogueArea, 'createTool' | 'listedTools'>
}) => {
  const { database, clock, catalogue } = dependencies
  const { prisma } = database

  const withNamesake = async (candidate: ToolCandidate): Promise<CandidateRow> => {
    const ids = await catalogue.listedTools.idsByName([candidate.nameKey])
    return { ...candidate, namesakeId: ids.get(candidate.nameKey) ?? null }
  }

  const undecided = async (tx: TransactionClient, id: string): Promise<ToolCandidate> => {
    if (!isUuid(id)) throw new NotFoundError(NO_CANDIDATE)
    await tx.$queryRaw`SELECT id FROM tool_candidates WHERE id = ${id}::uuid FOR UPDATE`
    const candidate = await tx.toolCandidate.findUnique({ where: { id } })
    if (candidate === null) throw new NotFoundError(NO_CANDIDATE)
    if (candidate.state !== 'open' && candidate.state !== 'prepared') throw new InvalidInputError(DECIDED, 'id')
    return candidate
  }

  /** Writes the new state and its audit entry. */
  const decide = async (
    tx: TransactionClient,
    actorId: string,
    before: ToolCandidate,
    data: Partial<Pick<ToolCandidate, 'toolId' | 'settledAt'>> & {
      readonly state: ToolCandidate['state']
      readonly values?: Record<string, string>
    },
  ): Promise<ToolCandidate> => {
    const after = await tx.toolCandidate.update({ where: { id: before.id }, data: { ...data, deferredUntil: null } })
    const entry = { actorId, action: `candidate.${VERBS[data.state]}`, subjectType: 'candidate', subjectId: before.id }
    await recordAudit(tx, clock, [
      { ...entry, before: { name: before.name, state: before.state }, after: { state: after.state } },
    ])
    return after
  }

  const publish = async (
    tx: TransactionClient,
    actorId: string,
    candidate: ToolCandidate,
    given: GivenValues,
  ): Promise<ToolCandidate> => {
    const values = checkedValues(given)
    const { id: toolId } = await catalogue.createTool(tx, {
      clock,
      actorId,
      values,
      sourceUrl: values.website_url ?? null,
    })
    return decide(tx, actorId, candidate, { state: 'accepted', toolId, settledAt: clock.now() })
  }

  return {
    /** Null when there is none. Throws ForbiddenError. */
    find: async (viewer: Viewer | null, id: string): Promise<CandidateRow | null> => {
      authorize(viewer, 'candidate:read', null)
      const candidate = isUuid(id) ? await prisma.toolCandidate.findUnique({ where: { id } }) : null
      return candidate === null ? null : withNamesake(candidate)
    },

    /**
     * Creates a tool from a candidate, with the given or the prepared values.
     * @throws ForbiddenError, NotFoundError, AlreadyListedError, InvalidInputError for invalid values and a candidate
     * that was decided on
     */
    publish: async (
      viewer: Viewer | null,
      id: string,
      values: readonly CandidateValue[] | null,
    ): Promise<CandidateRow> => {
      const { id: actorId } = authorize(viewer, 'tool:publish', null)
      return withNamesake(
        await database.transaction(async (tx) => {
          const candidate = await undecided(tx, id)
          if (values === null && candidate.values === null) {
            throw new InvalidInputError("This candidate hasn't been prepared yet.", 'values')
          }
          const given = values === null ? (candidate.values as GivenValues) : givenValues(values)
          return publish(tx, actorId, candidate, given)
        }),
      )
    },

    /**
     * Stores the values of the future tool until an administrator publishes it. Validated by creating the tool and
     * rolling back. Throws like `publish`, but editors may call it.
     */
    prepare: async (viewer: Viewer | null, id: string, values: readonly CandidateValue[]): Promise<CandidateRow> => {
      const { id: actorId } = authorize(viewer, 'candidate:settle', null)
      const given = givenValues(values)
      await database
        .transaction(async (tx) => {
          await publish(tx, actorId, await undecided(tx, id), given)
          throw new CheckedOnly()
        })
        .catch((error: unknown) => {
          if (!(error instanceof CheckedOnly)) throw error
        })
      const prepared = await database.transaction(async (tx) => {
        const candidate = await undecided(tx, id)
        return decide(tx, actorId, candidate, { state: 'prepared', values: given as Record<string, string> })
      })
      return withNamesake(prepared)
    },

    /**
     * Rejects a candidate for good; idempotent. Throws ForbiddenError, NotFoundError, InvalidInputError for one that
     * became a tool.
     */
    reject: async (viewer: Viewer | null, id: string): Promise<CandidateRow> => {
      const { id: actorId } = authorize(viewer, 'candidate:settle', null)
      const rejected = await database.transaction(async (tx) => {
        const known = isUuid(id) ? await tx.toolCandidate.findUnique({ where: { id } }) : null
        if (known?.state === 'rejected') return known
        return decide(tx, actorId, await undecided(tx, id), { state: 'rejected', settledAt: clock.now() })
      })
      return withNamesake(rejected)
    },
  }
}

const VERBS = { open: 'reopen', prepared: 'prepare', accepted: 'publish', rejected: 'reject' } as const
