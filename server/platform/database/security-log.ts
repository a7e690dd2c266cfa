/**
 * The security log: what happened to accounts, as rows for members and administrators and as lines of the process's log.
 * It contains no secret and no text of a person.
 */
import { MINUTE_MS } from '#core/durations.ts'
import type { SecurityEventKind } from '#prisma/client/client.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { shortAddress } from '../short-address.ts'
import { currentScope } from '../work-scope.ts'
import type { Database } from './database.ts'
import { afterCommit, type TransactionClient } from './transaction.ts'

type SecurityEvent = {
  readonly kind: SecurityEventKind
  readonly accountId: string
  /** The administrator who caused it. */
  readonly actorId?: string
  /** Stores nothing about the request, because the account ends with it. */
  readonly anonymous?: boolean
  /** A code of the program, at most 80 letters, digits and `_.:-`. */
  readonly detail?: string
}

export type SecurityLog = ReturnType<typeof createSecurityLog>

const MAX_USER_AGENT = 200
const UNKNOWN = { address: null, network: null, userAgent: null }
const SIGN_INS = ['signed_up', 'signed_in', 'new_device'] as const
/** Of refusals that a caller can repeat without an end, one per account and detail is stored in this time. */
const QUIET_MS = 15 * MINUTE_MS

export const createSecurityLog = ({ database, clock, log }: { database: Database; clock: Clock; log: Log }) => {
  /** Who sent the current request. */
  const sender = () => {
    const { address = null, userAgent = null } = currentScope()?.client?.() ?? {}
    return { address, network: shortAddress(address), userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null }
  }

  const rowOf = ({ kind, accountId, actorId, detail, anonymous = false }: SecurityEvent) => ({
    kind,
    accountId,
    actorId: actorId ?? null,
    detail: detail ?? null,
    ...(anonymous ? UNKNOWN : sender()),
    requestId: currentScope()?.requestId ?? null,
    at: clock.now(),
  })

  return {
    /** Whether the account has signed in before with this browser from this network. */
    hasSignedInLikeThis: async (tx: TransactionClient, accountId: string): Promise<boolean> => {
      const { network, userAgent } = sender()
      const where = { accountId, kind: { in: [...SIGN_INS] }, network, userAgent }
      return (await tx.securityEvent.findFirst({ where, select: { id: true } })) !== null
    },

    /** Stores an event with the change that it is about, and logs it once that is committed. */
    record: async (tx: TransactionClient, event: SecurityEvent): Promise<void> => {
      const row = rowOf(event)
      await tx.securityEvent.create({ data: row })
      const { kind, accountId, actorId, detail, network } = row
      afterCommit(tx, () => log.info({ event: kind, accountId, actorId, detail, address: network }, 'security event'))
    },

    /**
     * Stores a refusal, which its caller logs. Never throws, so that it cannot hide the refusal. With `quietly`, at most
     * one in 15 minutes per account, kind and detail.
     */
    note: async (event: SecurityEvent, { quietly = false }: { readonly quietly?: boolean } = {}): Promise<void> => {
      const { securityEvent } = database.prisma
      const row = rowOf(event)
      const { kind, accountId, detail } = row
      try {
        const since = new Date(row.at.getTime() - QUIET_MS)
        const where = { kind, accountId, detail, at: { gt: since } }
        if (quietly && (await securityEvent.findFirst({ where, select: { id: true } })) !== null) return
        await securityEvent.create({ data: row })
      } catch (error) {
        log.warn({ err: error, event: kind, accountId }, 'a security event could not be stored')
      }
    },
  }
}
