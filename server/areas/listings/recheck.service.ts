/** Looks at active claims again: a claim lasts as long as its proof. */
import { DAY_MS } from '#core/durations.ts'
import { claimedDomainOf } from '#core/listings/claim-domain.ts'
import type { ClaimEnd } from '#core/listings/claim-texts.ts'
import { utcDay } from '#core/utc-day.ts'
import type { ClaimedListing, Tool, User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { proofTokenOf } from './claim-codes.ts'
import type { ClaimEnds } from './claim-ends.ts'
import type { DomainProofs, ProofResult } from './domain-proofs.ts'
import { claimEndedMail } from './listing-mails.ts'

const RECHECK_DAYS = 30
/** On different days. */
const MAX_FAILURES = 3
const RENEWAL_MONTHS = 12
const BATCH = 500

type ActiveClaim = ClaimedListing & {
  readonly tool: Pick<Tool, 'id' | 'name' | 'slug' | 'status' | 'websiteUrl'>
  readonly user: Pick<User, 'id' | 'email'> | null
}

const RELATED = {
  tool: { select: { id: true, name: true, slug: true, status: true, websiteUrl: true } },
  user: { select: { id: true, email: true } },
} as const

/** When an active claim by email must have been confirmed again. */
export const renewalOf = (claim: Pick<ClaimedListing, 'recheckedAt' | 'createdAt'>): Date => {
  const due = new Date(claim.recheckedAt ?? claim.createdAt)
  due.setUTCMonth(due.getUTCMonth() + RENEWAL_MONTHS)
  return due
}

export const createRecheckService = (dependencies: {
  database: Database
  clock: Clock
  hash: KeyedHash
  outbox: Outbox
  publicUrl: string
  proofs: DomainProofs
  ends: ClaimEnds
}) => {
  const { database, clock, hash, outbox, publicUrl, proofs, ends } = dependencies
  const { prisma } = database

  const end = (claim: ActiveClaim, reason: ClaimEnd): Promise<void> =>
    database.transaction(async (tx: TransactionClient) => {
      const { tool, user } = claim
      if (!(await ends.end(tx, claim, reason)) || user === null) return
      await outbox.enqueue(tx, claimEndedMail(user.email, { tool, reason, publicUrl }), { userId: user.id })
    })

  /** Why a claim has ended, whatever its proof; null while it stands. */
  const endOf = (claim: ActiveClaim): ClaimEnd | null => {
    if (claim.tool.status !== 'active') return 'tool_gone'
    if (claimedDomainOf(claim.tool.websiteUrl)?.domain !== claim.domain) return 'website_moved'
    return claim.method === 'email' && renewalOf(claim) < clock.now() ? 'not_renewed' : null
  }

  const isDue = ({ method, recheckedAt, createdAt, failedAt }: ActiveClaim): boolean => {
    if (method === 'email') return false
    const now = clock.now()
    if (failedAt !== null && utcDay(failedAt) === utcDay(now)) return false
    return (recheckedAt ?? createdAt).getTime() + RECHECK_DAYS * DAY_MS <= now.getTime()
  }

  const lookUp = (claim: ActiveClaim): Promise<ProofResult> => {
    const token = proofTokenOf(hash, claim.id)
    const host = claimedDomainOf(claim.tool.websiteUrl)?.host ?? claim.domain
    return claim.method === 'dns' ? proofs.dns(claim.domain, token) : proofs.file(host, token)
  }

  const check = async (claim: ActiveClaim): Promise<void> => {
    const result = await lookUp(claim)
    const now = clock.now()
    const where = { id: claim.id, state: 'active' as const }
    if (result.found) {
      await prisma.claimedListing.updateMany({ where, data: { recheckedAt: now, failures: 0, failedAt: null } })
    } else if (!result.isOurs && claim.failures + 1 >= MAX_FAILURES) {
      await end(claim, 'proof_gone')
    } else if (!result.isOurs) {
      await prisma.claimedListing.updateMany({ where, data: { failures: claim.failures + 1, failedAt: now } })
    }
  }

  return {
    /** Ends claims without their domain, and looks due proofs up. Runs daily; each proof is due once a month. */
    recheck: async ({ signal }: { readonly signal: AbortSignal }): Promise<void> => {
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const claims: ActiveClaim[] = await prisma.claimedListing.findMany({
          where: { state: 'active', id: { gt: after } },
          include: RELATED,
          orderBy: { id: 'asc' },
          take: BATCH,
        })
        for (const claim of claims) {
          if (signal.aborted) return
          const reason = endOf(claim)
          if (reason !== null) await end(claim, reason)
          else if (isDue(claim)) await check(claim)
        }
        const last = claims.at(-1)
        if (last === undefined) return
        after = last.id
      }
    },

    /** Removes expired pending claims, and expired codes with the addresses that they were sent to. */
    removeExpired: async (): Promise<void> => {
      const expired = { expiresAt: { lt: clock.now() } }
      await prisma.claimedListing.deleteMany({ where: { ...expired, state: 'pending' } })
      await prisma.claimedListing.updateMany({
        where: expired,
        data: { codeHash: null, contactEmail: null, expiresAt: null, attempts: 0 },
      })
    },
  }
}
