import type { Entitlement } from '#core/billing/entitlements.ts'
import { InvalidInputError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma, type Session, type User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { FACTORS, type Factors, factorsFrom, requiredFrom } from './factors/factor-rows.ts'
import { GRANT_COLUMNS, type PlanGrants } from './plan-grants.ts'

/** An account as administrators see it: no password, tokens or activity. */
export type MemberAccount = Pick<
  User,
  | 'id'
  | 'email'
  | 'emailVerified'
  | 'name'
  | 'company'
  | 'jobTitle'
  | 'role'
  | 'suspendedAt'
  | 'suspensionReason'
  | 'createdAt'
> & {
  readonly entitlement: Entitlement
  readonly secondFactors: Factors & { readonly requiredFrom: Date | null; readonly resetAt: Date | null }
  /** Last use of any session; null without sessions. */
  readonly lastUsedAt: Date | null
}

export type MembersPage = { readonly nodes: readonly MemberAccount[]; readonly totalCount: number }

type MembersQuery = PageNumber & {
  /** Part of the email or name. */
  readonly search: string | null
  readonly role: User['role'] | null
  readonly suspended: boolean | null
}

export type MemberSession = Pick<Session, 'id' | 'userAgent' | 'createdAt' | 'updatedAt' | 'expiresAt'>

/** The most recently used sessions that are listed. */
export const MAX_SESSIONS = 50
const MAX_SEARCH = 100

const COLUMNS = {
  id: true,
  email: true,
  emailVerified: true,
  name: true,
  company: true,
  jobTitle: true,
  role: true,
  suspendedAt: true,
  suspensionReason: true,
  createdAt: true,
  privilegedSince: true,
  factorReset: { select: { effectiveAt: true } },
  ...FACTORS,
  grants: { select: GRANT_COLUMNS },
  sessions: { select: { updatedAt: true }, orderBy: { updatedAt: 'desc' }, take: 1 },
} as const satisfies Prisma.UserSelect

/** Escapes `%`, `_` and `\`. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`

const searchOf = (given: string | null): string | null => {
  const text = given?.normalize('NFC').trim() ?? ''
  if ([...text].length > MAX_SEARCH) {
    throw new InvalidInputError(`"search" must be at most ${MAX_SEARCH} characters.`, 'search')
  }
  return text === '' ? null : containing(text)
}

export type MemberLists = ReturnType<typeof createMemberLists>

export const createMemberLists = (dependencies: {
  database: Database
  clock: Clock
  planGrants: Pick<PlanGrants, 'entitlementOf'>
}) => {
  const { database, clock, planGrants } = dependencies
  const { prisma } = database

  const accountOf = ({
    grants,
    sessions,
    privilegedSince,
    factorReset,
    authenticatorApp,
    _count,
    ...row
  }: Prisma.UserGetPayload<{ select: typeof COLUMNS }>): MemberAccount => ({
    ...row,
    entitlement: planGrants.entitlementOf(grants),
    secondFactors: {
      ...factorsFrom({ authenticatorApp, _count }),
      requiredFrom: requiredFrom({ role: row.role, privilegedSince }),
      resetAt: factorReset?.effectiveAt ?? null,
    },
    lastUsedAt: sessions[0]?.updatedAt ?? null,
  })

  return {
    /** Reads the account within this transaction. */
    read: async (tx: TransactionClient, id: string): Promise<MemberAccount> =>
      accountOf(await tx.user.findUniqueOrThrow({ where: { id }, select: COLUMNS })),

    /** Newest first. Throws ForbiddenError, InvalidInputError. */
    list: async (viewer: Viewer | null, { search, role, suspended, ...page }: MembersQuery): Promise<MembersPage> => {
      authorize(viewer, 'member:read', null)
      const { skip, take } = sliceOf(page)
      const pattern = searchOf(search)
      const conditions = [
        Prisma.sql`TRUE`,
        ...(pattern === null ? [] : [Prisma.sql`(email ILIKE ${pattern} OR name ILIKE ${pattern})`]),
        ...(role === null ? [] : [Prisma.sql`role = ${role}::"Role"`]),
        ...(suspended === null ? [] : [Prisma.sql`(suspended_at IS NOT NULL) = ${suspended}::boolean`]),
      ]
      const where = Prisma.join(conditions, ' AND ')
      const found = await prisma.$queryRaw<{ id: string }[]>`
        SELECT id FROM users WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ${take}::int OFFSET ${skip}::int`
      const [count] = await prisma.$queryRaw<
        { total: number }[]
      >`SELECT count(*)::int AS total FROM users WHERE ${where}`
      const rows = await prisma.user.findMany({ where: { id: { in: found.map(({ id }) => id) } }, select: COLUMNS })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const nodes = found.flatMap(({ id }) => byId.get(id) ?? []).map(accountOf)
      return { nodes, totalCount: count?.total ?? 0 }
    },

    /** Null without such an account. Throws ForbiddenError. */
    find: async (viewer: Viewer | null, id: string): Promise<MemberAccount | null> => {
      authorize(viewer, 'member:read', null)
      const row = isUuid(id) ? await prisma.user.findUnique({ where: { id }, select: COLUMNS }) : null
      return row === null ? null : accountOf(row)
    },

    /** Most recently used first. Throws ForbiddenError. */
    sessionsOf: async (viewer: Viewer | null, userId: string): Promise<MemberSession[]> => {
      authorize(viewer, 'member:read', null)
      if (!isUuid(userId)) return []
      return prisma.session.findMany({
        where: { userId, expiresAt: { gt: clock.now() } },
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        take: MAX_SESSIONS,
        select: { id: true, userAgent: true, createdAt: true, updatedAt: true, expiresAt: true },
      })
    },
  }
}
