/** Personal data requests: administrators record them and track their deadlines. */
import { z } from 'zod'
import { emailSchema } from '#core/accounts/profile.ts'
import { dueOn } from '#core/data-requests.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { DATA_REQUEST_YEARS } from '#core/retention.ts'
import { utcDay } from '#core/utc-day.ts'
import { isUuid } from '#core/uuid.ts'
import type { DataRequest } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { MemberData } from '../area.ts'

export type DataRequestsService = ReturnType<typeof createDataRequestsService>

type DataRequestInput = {
  readonly law: DataRequest['law']
  readonly kind: DataRequest['kind']
  readonly email: string
  readonly note: string | null
  /** `YYYY-MM-DD`. */
  readonly receivedOn: string
}

export type DataRequestsPage = {
  readonly nodes: readonly DataRequest[]
  readonly totalCount: number
  readonly openCount: number
}

const MAX_NOTE = 1_000
const NO_REQUEST = 'Request not found.'

const noteSchema = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => [...text].length <= MAX_NOTE && !/[^\P{Cc}\n\t]/u.test(text))

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const createDataRequestsService = (dependencies: { database: Database; clock: Clock }) => {
  const { database, clock } = dependencies
  const { prisma } = database

  const read = ({ email, note, receivedOn, ...rest }: DataRequestInput) => {
    const address = emailSchema.safeParse(email)
    if (!address.success) throw new InvalidInputError("Enter the requester's email address.", 'email')
    const text = noteSchema.safeParse(note ?? '')
    if (!text.success)
      throw new InvalidInputError(`A note must be plain text of at most ${MAX_NOTE} characters.`, 'note')
    if (receivedOn > utcDay(clock.now())) throw new InvalidInputError('This date is in the future.', 'receivedOn')
    return { ...rest, email: address.data, note: text.data === '' ? null : text.data, receivedOn }
  }

  return {
    /**
     * Open requests by due date, settled ones by settlement date, latest first. Throws ForbiddenError,
     * InvalidInputError.
     */
    list: async (
      viewer: Viewer | null,
      { settled, ...page }: PageNumber & { readonly settled: boolean },
    ): Promise<DataRequestsPage> => {
      authorize(viewer, 'member:read', null)
      const slice = sliceOf(page)
      const where = { settledOn: settled ? { not: null } : null }
      const nodes = await prisma.dataRequest.findMany({
        where,
        orderBy: settled ? [{ settledOn: 'desc' }, { id: 'desc' }] : [{ dueOn: 'asc' }, { id: 'asc' }],
        ...slice,
      })
      const totalCount = await prisma.dataRequest.count({ where })
      const openCount = settled ? await prisma.dataRequest.count({ where: { settledOn: null } }) : totalCount
      return { nodes, totalCount, openCount }
    },

    /**
     * Records a request received by email or contact form; the due date follows from the law. Throws ForbiddenError,
     * InvalidInputError.
     */
    record: async (viewer: Viewer | null, input: DataRequestInput): Promise<DataRequest> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      const { receivedOn, ...data } = read(input)
      const due = dueOn(data.law, receivedOn)
      return database.transaction(async (tx) => {
        const days = { receivedOn: dateOf(receivedOn), dueOn: dateOf(due) }
        const row = await tx.dataRequest.create({ data: { ...data, ...days, createdAt: clock.now() } })
        const after = { law: row.law, kind: row.kind, email: null, receivedOn, dueOn: due }
        const entry = { actorId, action: 'data-request.record', subjectType: 'data-request', subjectId: row.id }
        await recordAudit(tx, clock, [{ ...entry, after }])
        return row
      })
    },

    /** Settles a request as of today; idempotent. Throws ForbiddenError, NotFoundError. */
    settle: async (viewer: Viewer | null, id: string): Promise<DataRequest> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      if (!isUuid(id)) throw new NotFoundError(NO_REQUEST)
      return database.transaction(async (tx) => {
        const settledOn = utcDay(clock.now())
        const { count } = await tx.dataRequest.updateMany({
          where: { id, settledOn: null },
          data: { settledOn: dateOf(settledOn) },
        })
        const row = await tx.dataRequest.findUnique({ where: { id } })
        if (row === null) throw new NotFoundError(NO_REQUEST)
        const entry = { actorId, action: 'data-request.settle', subjectType: 'data-request', subjectId: id }
        if (count > 0) await recordAudit(tx, clock, [{ ...entry, after: { settledOn } }])
        return row
      })
    },

    /** Removes requests past their retention period. */
    removeOld: async (): Promise<{ removed: number }> => {
      const before = clock.now()
      before.setUTCFullYear(before.getUTCFullYear() - DATA_REQUEST_YEARS)
      return { removed: (await prisma.dataRequest.deleteMany({ where: { settledOn: { lt: before } } })).count }
    },
  }
}

type VerifiedEmailOf = (reader: Database['prisma'] | TransactionClient, userId: string) => Promise<string | null>

/** A member's own requests, matched by verified email only. */
export const dataRequestsOfMembers = (dependencies: {
  database: Database
  verifiedEmailOf: VerifiedEmailOf
}): MemberData => {
  const { database, verifiedEmailOf } = dependencies
  return {
    exportFor: async (userId) => {
      const email = await verifiedEmailOf(database.prisma, userId)
      if (email === null) return []
      const rows = await database.prisma.dataRequest.findMany({ where: { email }, orderBy: { id: 'asc' } })
      return rows.map(({ receivedOn, dueOn: due, settledOn, ...row }) => ({
        ...row,
        receivedOn: utcDay(receivedOn),
        dueOn: utcDay(due),
        settledOn: settledOn === null ? null : utcDay(settledOn),
      }))
    },
    // Keeps proof that a request was answered in time, without the person.
    eraseFor: async (tx, userId) => {
      const email = await verifiedEmailOf(tx, userId)
      if (email !== null) await tx.dataRequest.updateMany({ where: { email }, data: { email: null, note: null } })
    },
  }
}
