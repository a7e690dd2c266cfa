/** What vendors claimed, confirmed and corrected, for everybody. Names no member. */

import { longDay, longMonth } from '#core/display/dates.ts'
import { countText } from '#core/display/numbers.ts'
import { CLAIM_END_TEXTS, CLAIM_METHOD_TEXTS } from '#core/listings/claim-texts.ts'
import { VENDOR_GROUP_LABELS, vendorGroupOf } from '#core/listings/vendor-fields.ts'
import { VENDOR_CONFIRMATION } from '#core/listings/vendor-history.ts'
import type { Database } from '../../platform/database/database.ts'

export type ListingHistoryService = ReturnType<typeof createListingHistoryService>

const MAX_ACTIONS = 20

type DatedAction = { readonly at: Date; readonly text: string }

const textOf = ({ at, text }: DatedAction): string => `${longDay(at)}: ${text}`

/** `prices, platforms`. */
const groupsOf = (fields: readonly (string | null)[]): string => {
  const groups = fields.flatMap((field) => (field === null ? [] : (vendorGroupOf(field) ?? [])))
  return [...new Set(groups)]
    .map((group) => VENDOR_GROUP_LABELS[group].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .join(', ')
}

export const createListingHistoryService = ({ database }: { database: Database }) => {
  const { prisma } = database
  const vendorSets = (toolId: string) => ({ kind: 'vendor', state: 'done', changes: { some: { toolId } } }) as const

  return {
    /** With their days, newest first, at most 20. */
    actions: async (toolId: string): Promise<string[]> => {
      const [claims, sets] = await Promise.all([
        prisma.claimedListing.findMany({
          where: { toolId, provedAt: { not: null } },
          orderBy: { createdAt: 'desc' },
          take: MAX_ACTIONS,
        }),
        prisma.changeSet.findMany({
          where: vendorSets(toolId),
          select: { source: true, startedAt: true, changes: { where: { toolId }, select: { field: true } } },
          orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
          take: MAX_ACTIONS,
        }),
      ])
      const actions = [
        ...sets.map(({ source, startedAt: at, changes }): DatedAction => {
          const verb = source.startsWith(VENDOR_CONFIRMATION) ? 'Confirmed' : 'Published a correction of'
          return { at, text: `${verb} ${groupsOf(changes.map(({ field }) => field))}` }
        }),
        ...claims.flatMap(({ domain, method, provedAt, endedAt, endReason }): DatedAction[] => [
          ...(endedAt === null || endReason === null
            ? []
            : [{ at: endedAt, text: `Claim ended. ${CLAIM_END_TEXTS[endReason]}` }]),
          ...(provedAt === null
            ? []
            : [{ at: provedAt, text: `Claimed for ${domain}, proved ${CLAIM_METHOD_TEXTS[method]}` }]),
        ]),
      ]
      return actions
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, MAX_ACTIONS)
        .map(textOf)
    },

    /** `Claimed by the vendor since November 2026 · 3 confirmations`; null without an active claim. */
    summary: async (toolId: string): Promise<string | null> => {
      const first = await prisma.claimedListing.findFirst({
        where: { toolId, state: 'active' },
        orderBy: { provedAt: 'asc' },
        select: { provedAt: true },
      })
      if (first === null || first.provedAt === null) return null
      const confirmed = { ...vendorSets(toolId), source: { startsWith: VENDOR_CONFIRMATION } }
      const count = await prisma.changeSet.count({ where: confirmed })
      const since = `Claimed by the vendor since ${longMonth(first.provedAt)}`
      if (count === 0) return since
      return `${since} · ${count === 1 ? '1 confirmation' : `${countText(count)} confirmations`}`
    },
  }
}
