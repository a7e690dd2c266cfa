import { DAY_MS } from '#core/durations.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleRecurringJob, maintenanceJob } from '../../platform/jobs/job.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { type HasActiveClaim, hasActiveClaim } from './active-claims.ts'
import { type ClaimAdministrationService, createClaimAdministrationService } from './claim-administration.service.ts'
import { proofTokenOf } from './claim-codes.ts'
import { createClaimData } from './claim-data.ts'
import { createClaimEnds } from './claim-ends.ts'
import { type ClaimsService, createClaimsService } from './claims.service.ts'
import { createDomainProofs, type ProofSources } from './domain-proofs.ts'
import { createListingHistoryService, type ListingHistoryService } from './listing-history.service.ts'
import { createRecheckService } from './recheck.service.ts'
import { createVendorService, type VendorService } from './vendor.service.ts'

export type ListingProofs = ProofSources

export type ListingsServices = {
  readonly claims: ClaimsService
  readonly vendor: VendorService
  readonly history: ListingHistoryService
  readonly claimAdministration: ClaimAdministrationService
  /** What a vendor publishes in a DNS record or a file; only for the claim's own member. */
  readonly tokenOf: (claimId: string) => string
}

type ListingsArea = Area<ListingsServices> & {
  /** For what else only vendors may do. */
  readonly hasActiveClaim: HasActiveClaim
}

/** Vendors that prove the domain of a tool, and then confirm and correct its facts. */
export const createListingsArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  hash: KeyedHash
  publicUrl: string
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  catalogue: CatalogueArea
  sources: ProofSources
}): ListingsArea => {
  const { catalogue, sources, hash, ...common } = dependencies
  const proofs = createDomainProofs(sources)
  const ends = createClaimEnds(common)
  const recheck = createRecheckService({ ...common, hash, proofs, ends })
  return {
    hasActiveClaim,
    services: {
      claims: createClaimsService({ ...common, hash, proofs, ends }),
      vendor: createVendorService({ ...common, vendorEdits: catalogue.vendorEdits, storeLogo: catalogue.storeLogo }),
      history: createListingHistoryService(common),
      claimAdministration: createClaimAdministrationService({ ...common, ends }),
      tokenOf: (claimId) => proofTokenOf(hash, claimId),
    },
    memberData: { claimedListings: createClaimData({ ...common, ends }) },
    jobs: [
      handleRecurringJob({ name: 'recheck-listings', everyMs: DAY_MS, run: recheck.recheck }),
      maintenanceJob('remove-expired-claims', recheck.removeExpired),
    ],
  }
}
