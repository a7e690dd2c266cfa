/** What a member sees and states as the vendor of a tool. */
import { NotFoundError } from '#core/errors.ts'
import { claimedDomainOf, isAtDomain, provesByEmail } from '#core/listings/claim-domain.ts'
import { type VendorGroup, vendorGroupsIn } from '#core/listings/vendor-fields.ts'
import { type VendorGroupView, vendorGroupView } from '#core/listings/vendor-group.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { ClaimedListing, ToolRevision } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import type { ToolFieldChange } from '../catalogue/editing/tool-change.ts'
import type { VendorEdits } from '../catalogue/editing/vendor-edits.ts'
import { vendorId } from './claims.service.ts'
import { confirmationsOf, correctionsOf, logosOf, takeEach } from './listing-limits.ts'

export type VendorService = ReturnType<typeof createVendorService>

export type ClaimWithTool = ClaimedListing & {
  readonly tool: { readonly slug: string; readonly name: string; readonly websiteUrl: string | null }
}

export type VendorListing = {
  readonly toolId: string
  readonly slug: string
  readonly name: string
  /** What has to be proved; null when the listing cannot be claimed here. */
  readonly domain: string | null
  readonly canUseEmail: boolean
  /** The member's address, if it is at the domain. */
  readonly ownEmail: string | null
  /** The viewer's pending or active claim. */
  readonly claim: ClaimWithTool | null
  /** Empty without an active claim. */
  readonly groups: readonly VendorGroupView[]
  /** The viewer's latest corrections, newest first. */
  readonly corrections: readonly Pick<ToolRevision, 'id' | 'state' | 'note' | 'createdAt'>[]
}

const TOOL = { tool: { select: { slug: true, name: true, websiteUrl: true } } } as const
const OPEN = { in: ['pending' as const, 'active' as const] }
const MAX_CLAIMS = 100
const MAX_CORRECTIONS = 10
const NOT_VENDOR = 'You have no active claim of this listing.'

export const createVendorService = (dependencies: {
  database: Database
  limiter: StoredRateLimiter
  vendorEdits: VendorEdits
  storeLogo: CatalogueArea['storeLogo']
}) => {
  const { database, limiter, vendorEdits, storeLogo } = dependencies
  const { prisma } = database

  /** The domain of an active claim that still covers the tool. Throws NotFoundError. */
  const provedDomain = async (
    tx: Pick<TransactionClient, 'claimedListing'>,
    userId: string,
    toolId: string,
  ): Promise<string> => {
    const where = { userId, toolId, state: 'active' as const }
    const claim = isUuid(toolId) ? await tx.claimedListing.findFirst({ where, include: { tool: true } }) : null
    const isCovered = claim?.tool.status === 'active' && claimedDomainOf(claim.tool.websiteUrl)?.domain === claim.domain
    if (claim === null || !isCovered) throw new NotFoundError(NOT_VENDOR)
    return claim.domain
  }

  return {
    /** The viewer's page of a tool, also before a claim; null without such an active tool. */
    listing: async (viewer: Viewer | null, slug: string): Promise<VendorListing | null> => {
      const { id: userId } = authorizeOwn(viewer, 'listing:read')
      const tool = await prisma.tool.findUnique({ where: { slug } })
      if (tool === null || tool.status !== 'active') return null
      const [claim, user, corrections] = await Promise.all([
        prisma.claimedListing.findFirst({ where: { userId, toolId: tool.id, state: OPEN }, include: TOOL }),
        prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
        prisma.toolRevision.findMany({
          where: { toolId: tool.id, authorId: userId, fromVendor: true },
          select: { id: true, state: true, note: true, createdAt: true },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: MAX_CORRECTIONS,
        }),
      ])
      const domain = claimedDomainOf(tool.websiteUrl)?.domain ?? null
      const isVendor = claim?.state === 'active' && claim.domain === domain
      const record = isVendor ? await vendorEdits.read(prisma, tool.id) : null
      return {
        toolId: tool.id,
        slug: tool.slug,
        name: tool.name,
        domain,
        canUseEmail: domain !== null && provesByEmail(domain),
        ownEmail: domain !== null && isAtDomain(user.email, domain) ? user.email : null,
        claim,
        groups:
          record === null
            ? []
            : vendorGroupsIn(record.values.category).map((group) =>
                vendorGroupView(record, group, claim?.domain ?? ''),
              ),
        corrections,
      }
    },

    /** The viewer's claims, newest first, with those that ended. */
    claims: (viewer: Viewer | null): Promise<ClaimWithTool[]> => {
      const { id: userId } = authorizeOwn(viewer, 'listing:read')
      const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
      return prisma.claimedListing.findMany({ where: { userId }, include: TOOL, orderBy, take: MAX_CLAIMS })
    },

    /**
     * Dates a group of facts as confirmed by the vendor today.
     * @throws NotVerifiedError, NotFoundError without an active claim, InvalidInputError, RateLimitedError past 60 an hour
     */
    confirm: async (
      viewer: Viewer | null,
      {
        toolId,
        group,
        pageUrl,
      }: { readonly toolId: string; readonly group: VendorGroup; readonly pageUrl: string | null },
    ): Promise<void> => {
      const actorId = vendorId(viewer)
      await takeEach(limiter, confirmationsOf(actorId))
      await database.transaction(async (tx) => {
        await vendorEdits.lock(tx)
        const domain = await provedDomain(tx, actorId, toolId)
        await vendorEdits.confirm(tx, { actorId, toolId, domain, group, pageUrl })
      })
    },

    /**
     * Stores a logo, so that a correction can propose it. Returns its name.
     * @throws NotVerifiedError, NotFoundError without an active claim, InvalidInputError, RateLimitedError past 20 a day
     */
    uploadLogo: async (
      viewer: Viewer | null,
      { toolId, data }: { readonly toolId: string; readonly data: string },
    ): Promise<string> => {
      const actorId = vendorId(viewer)
      await provedDomain(prisma, actorId, toolId)
      await takeEach(limiter, logosOf(actorId))
      return storeLogo(data)
    },

    /**
     * Proposes corrections to an editor.
     * @throws NotVerifiedError, NotFoundError without an active claim, InvalidInputError by field, EditConflictError,
     * RateLimitedError past 10 a day
     */
    correct: async (
      viewer: Viewer | null,
      correction: {
        readonly toolId: string
        readonly pageUrl: string | null
        readonly note: string | null
        readonly changes: readonly Omit<ToolFieldChange, 'fact'>[]
      },
    ): Promise<void> => {
      const actorId = vendorId(viewer)
      await takeEach(limiter, correctionsOf(actorId))
      await database.transaction(async (tx) => {
        await vendorEdits.lock(tx)
        const domain = await provedDomain(tx, actorId, correction.toolId)
        await vendorEdits.propose(tx, { ...correction, actorId, domain })
      })
    },
  }
}
