/** Claims of a tool, for administrators. */
import { NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { ClaimEnds } from './claim-ends.ts'
import { claimEndedMail } from './listing-mails.ts'

export type ClaimAdministrationService = ReturnType<typeof createClaimAdministrationService>

export type AdministeredClaim = {
  readonly id: string
  readonly memberId: string | null
  readonly memberName: string | null
  readonly domain: string
  readonly method: 'email' | 'dns' | 'file'
  readonly since: Date | null
}

const MAX_CLAIMS = 50

export const createClaimAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  ends: ClaimEnds
}) => {
  const { database, clock, outbox, publicUrl, ends } = dependencies
  return {
    /** Active claims, oldest first. Throws ForbiddenError. */
    ofTool: async (viewer: Viewer | null, toolId: string): Promise<AdministeredClaim[]> => {
      authorize(viewer, 'listing:manage', null)
      if (!isUuid(toolId)) return []
      const rows = await database.prisma.claimedListing.findMany({
        where: { toolId, state: 'active' },
        include: { user: { select: { id: true, name: true } } },
        orderBy: [{ provedAt: 'asc' }, { id: 'asc' }],
        take: MAX_CLAIMS,
      })
      return rows.map(({ id, user, domain, method, provedAt: since }) => ({
        id,
        memberId: user?.id ?? null,
        memberName: user?.name ?? null,
        domain,
        method,
        since,
      }))
    },

    /** Ends a claim and tells its member. Throws ForbiddenError, NotFoundError. */
    remove: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: actorId } = authorize(viewer, 'listing:manage', null)
      await database.transaction(async (tx) => {
        const include = { tool: true, user: { select: { id: true, email: true } } } as const
        const claim = isUuid(id) ? await tx.claimedListing.findUnique({ where: { id }, include }) : null
        if (claim === null || claim.state !== 'active') throw new NotFoundError('Claim not found.')
        const { tool, user, domain } = claim
        const entry = { actorId, action: 'listing.end', subjectType: 'listing', subjectId: id }
        const before = { tool: tool.slug, domain, state: 'active' }
        await recordAudit(tx, clock, [{ ...entry, before, after: { state: 'ended' } }])
        if (user !== null) {
          const mail = claimEndedMail(user.email, { tool, reason: 'removed', publicUrl })
          await outbox.enqueue(tx, mail, { userId: user.id })
        }
        await ends.end(tx, claim, 'removed')
      })
    },
  }
}
