/** Starting, proving and ending a member's claim of a listing. */

import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import { INVALID_EMAIL, normalizedEmail } from '#core/email-address.ts'
import { InvalidCodeError, InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { claimedDomainOf, isAtDomain, provesByEmail } from '#core/listings/claim-domain.ts'
import type { ClaimMethod } from '#core/listings/claim-texts.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { LISTING_CODE_HOURS, LISTING_PROOF_DAYS } from '#core/retention.ts'
import { isUuid } from '#core/uuid.ts'
import type { ClaimedListing } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { claimCodeHash, newClaimCode, proofTokenOf } from './claim-codes.ts'
import type { ClaimEnds } from './claim-ends.ts'
import type { DomainProofs } from './domain-proofs.ts'
import { checksOf, codesTo, startsOf, takeEach } from './listing-limits.ts'
import { claimCodeMail } from './listing-mails.ts'

export type ClaimsService = ReturnType<typeof createClaimsService>

type Start = {
  readonly toolId: string
  readonly method: ClaimMethod
  /** For the method `email`: where the code goes; null: the member's own address. */
  readonly email: string | null
}

const MAX_ATTEMPTS = 5
const NO_TOOL = 'Tool not found.'
const NO_CLAIM = 'Claim not found.'
const SHARED_HOST =
  'This listing cannot be claimed here: it has no website, or its website is on a host that many vendors share. Write to us at /contact, and we will check with you.'
const PUBLIC_MAILBOXES = 'Anyone can get an address at this domain. Use a DNS record or a file instead.'
const WRONG_CODE = 'This code is wrong or has expired. Check it, or request a new one.'

/** The viewer's id. Throws UnauthenticatedError, NotVerifiedError. */
export const vendorId = (viewer: Viewer | null): string => {
  const { id } = authorizeOwn(viewer, 'listing:read')
  if (!can(viewer, 'listing:change', { ownerId: id })) throw new NotVerifiedError()
  return id
}

export const createClaimsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  hash: KeyedHash
  proofs: DomainProofs
  ends: ClaimEnds
}) => {
  const { database, clock, limiter, outbox, hash, proofs, ends } = dependencies
  const { prisma } = database

  const claimableTool = async (toolId: string) => {
    const tool = isUuid(toolId) ? await prisma.tool.findUnique({ where: { id: toolId } }) : null
    if (tool === null) throw new NotFoundError(NO_TOOL)
    if (tool.status !== 'active') throw new InvalidInputError('Only active tools can be claimed.', 'toolId')
    const claimed = claimedDomainOf(tool.websiteUrl)
    if (claimed === null) throw new InvalidInputError(SHARED_HOST, 'toolId')
    return { ...claimed, tool }
  }

  /** Where the code goes. Throws InvalidInputError. */
  const addressAt = async (domain: string, given: string | null, userId: string): Promise<string> => {
    if (!provesByEmail(domain)) throw new InvalidInputError(PUBLIC_MAILBOXES, 'method')
    const typed = given?.trim() || (await prisma.user.findUniqueOrThrow({ where: { id: userId } })).email
    const address = normalizedEmail(typed)
    if (address === null) throw new InvalidInputError(INVALID_EMAIL, 'email')
    if (!isAtDomain(address, domain)) {
      throw new InvalidInputError(`The address must be at ${domain} or a subdomain of it.`, 'email')
    }
    return address
  }

  /** An own open claim. Throws NotFoundError, the same for unknown and other members' claims. */
  const ownClaim = async (userId: string, id: string): Promise<ClaimedListing> => {
    const where = { id, userId, state: { in: ['pending' as const, 'active' as const] } }
    const claim = isUuid(id) ? await prisma.claimedListing.findFirst({ where }) : null
    if (claim === null) throw new NotFoundError(NO_CLAIM)
    return claim
  }

  /** Marks a claim as proved now. False when it was ended meanwhile. */
  const activate = async (tx: TransactionClient, claim: ClaimedListing): Promise<boolean> => {
    const now = clock.now()
    const proved = { state: 'active', provedAt: claim.provedAt ?? now, recheckedAt: now, failures: 0 } as const
    const closed = { codeHash: null, contactEmail: null, expiresAt: null, attempts: 0 }
    const where = { id: claim.id, state: claim.state, codeHash: claim.codeHash }
    const { count } = await tx.claimedListing.updateMany({ where, data: { ...proved, ...closed } })
    if (count > 0) await ends.showHistory(tx, [claim.toolId])
    return count > 0
  }

  return {
    /**
     * Starts a claim, or replaces the viewer's pending one. With the method `email`, a code is sent; for an active claim by
     * email it is a renewal.
     * @throws NotVerifiedError, NotFoundError, InvalidInputError, RateLimitedError past 20 claims a day by a member or 40
     * of a domain, or 3 codes an hour to an address or 10 a day to a domain
     */
    start: async (viewer: Viewer | null, { toolId, method, email }: Start): Promise<void> => {
      const userId = vendorId(viewer)
      const { tool, domain } = await claimableTool(toolId)
      const address = method === 'email' ? await addressAt(domain, email, userId) : null
      await takeEach(limiter, startsOf(userId, domain))
      if (address !== null) await takeEach(limiter, codesTo(address, domain))
      const now = clock.now()
      const lifetime = method === 'email' ? LISTING_CODE_HOURS * HOUR_MS : LISTING_PROOF_DAYS * DAY_MS
      const openKey = `${tool.id}:${userId}`
      const code = newClaimCode()
      await database.transaction(async (tx) => {
        const open = await tx.claimedListing.findUnique({ where: { openKey } })
        if (open?.state === 'active' && (open.method !== 'email' || method !== 'email')) {
          throw new InvalidInputError('You have already claimed this listing.', 'toolId')
        }
        const terms = { attempts: 0, contactEmail: address, expiresAt: new Date(now.getTime() + lifetime) }
        const { id } = await tx.claimedListing.upsert({
          where: { openKey },
          create: { toolId: tool.id, userId, openKey, domain, method, createdAt: now, ...terms },
          update: { ...terms, codeHash: null, ...(open?.state === 'active' ? {} : { domain, method, createdAt: now }) },
          select: { id: true },
        })
        if (address === null) return
        await tx.claimedListing.update({ where: { id }, data: { codeHash: claimCodeHash(hash, id, code) } })
        await outbox.enqueue(tx, claimCodeMail(address, { tool, code }), { userId: null })
      })
    },

    /**
     * Proves a claim with the emailed code. After five wrong codes, a new one must be requested.
     * @throws NotVerifiedError, NotFoundError, InvalidCodeError, RateLimitedError past 20 checks an hour by a member or 60
     * of a domain
     */
    enterCode: async (viewer: Viewer | null, id: string, code: string): Promise<void> => {
      const userId = vendorId(viewer)
      const claim = await ownClaim(userId, id)
      await takeEach(limiter, checksOf(userId, claim.domain))
      const open = {
        id: claim.id,
        codeHash: { not: null },
        expiresAt: { gt: clock.now() },
        attempts: { lt: MAX_ATTEMPTS },
      }
      // Counted before the comparison, so that concurrent requests cannot exceed the limit.
      const counted = await prisma.claimedListing.updateMany({ where: open, data: { attempts: { increment: 1 } } })
      if (counted.count === 0 || claim.codeHash !== claimCodeHash(hash, claim.id, code)) {
        throw new InvalidCodeError(WRONG_CODE)
      }
      if (!(await database.transaction((tx) => activate(tx, claim)))) throw new InvalidCodeError(WRONG_CODE)
    },

    /**
     * Looks the DNS record or the file of a pending claim up now.
     * @throws NotVerifiedError, NotFoundError, InvalidInputError with the reason when it is not there, RateLimitedError
     */
    check: async (viewer: Viewer | null, id: string): Promise<void> => {
      const userId = vendorId(viewer)
      const claim = await ownClaim(userId, id)
      const isOpen =
        claim.state === 'pending' && claim.method !== 'email' && (claim.expiresAt ?? new Date(0)) > clock.now()
      if (!isOpen) throw new NotFoundError(NO_CLAIM)
      await takeEach(limiter, checksOf(userId, claim.domain))
      const { domain, host } = await claimableTool(claim.toolId)
      if (domain !== claim.domain) throw new InvalidInputError('The website of this tool has moved. Start again.')
      const token = proofTokenOf(hash, claim.id)
      const result = claim.method === 'dns' ? await proofs.dns(domain, token) : await proofs.file(host, token)
      if (!result.found) throw new InvalidInputError(result.reason)
      if (!(await database.transaction((tx) => activate(tx, claim)))) throw new NotFoundError(NO_CLAIM)
    },

    /** Gives a claim up: removes a pending one, ends an active one. Throws NotFoundError. */
    withdraw: async (viewer: Viewer | null, id: string): Promise<void> => {
      const claim = await ownClaim(authorizeOwn(viewer, 'listing:read').id, id)
      await database.transaction(async (tx) => {
        const { count } = await tx.claimedListing.deleteMany({ where: { id: claim.id, state: 'pending' } })
        if (count === 0) await ends.end(tx, claim, 'withdrawn')
      })
    },
  }
}
