import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'

/** A lease that has just expired was not extended. One that is older may be of an instance with another clock. */
export const JUST_EXPIRED_MS = 30_000
/** Its process extends a lease between two looks. */
const UNCHANGED_LOOKS = 3

/** Tokens of leases. */
export type KnownLeases = {
  /** Those of this process. They are not expired, even when its clock was set forward. */
  readonly holds: readonly string[]
  /** Of those that expired long ago, the ones that nobody extends; null for all. */
  readonly abandoned: readonly string[] | null
}

type LeaseWatch = {
  /** Looks at the leases that expired long ago. To be called as often as leases are extended. */
  look(): Promise<void>
  /** The tokens of those that nobody extends; null for all. */
  abandoned(): readonly string[] | null
}

/**
 * When clocks of instances differ by more than a lease, the leases of others look expired, or are written as expired.
 * What is extended all the same is not given to another run. The embedded database has one process, so that what it does
 * not hold was left by an earlier one.
 */
export const createLeaseWatch = ({ database, clock }: { database: Database; clock: Clock }): LeaseWatch => {
  let seen: ReadonlyMap<string, { readonly until: number; readonly looks: number }> = new Map()
  return {
    look: async () => {
      if (database.kind === 'pglite') return
      const rows = await database.prisma.job.findMany({
        where: { state: 'running', availableAt: { lte: new Date(clock.now().getTime() - JUST_EXPIRED_MS) } },
        select: { leaseToken: true, availableAt: true },
      })
      seen = new Map(
        rows.map(({ leaseToken, availableAt }) => {
          const [token, until] = [leaseToken ?? '', availableAt.getTime()]
          const known = seen.get(token)
          return [token, { until, looks: known?.until === until ? known.looks + 1 : 1 }]
        }),
      )
    },
    abandoned: () =>
      database.kind === 'pglite'
        ? null
        : [...seen].filter(([, { looks }]) => looks >= UNCHANGED_LOOKS).map(([token]) => token),
  }
}
