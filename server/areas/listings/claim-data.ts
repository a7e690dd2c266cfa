/** A member's claims in exports and after the deletion of the account. */
import type { Database } from '../../platform/database/database.ts'
import type { MemberData } from '../area.ts'
import type { ClaimEnds } from './claim-ends.ts'

export const createClaimData = ({ database, ends }: { database: Database; ends: ClaimEnds }): MemberData => ({
  exportFor: async (userId) => {
    const rows = await database.prisma.claimedListing.findMany({
      where: { userId },
      omit: { id: true, toolId: true, userId: true, openKey: true, codeHash: true, attempts: true },
      include: { tool: { select: { slug: true } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ tool, ...claim }) => ({ tool: tool.slug, ...claim }))
  },

  /** The public history keeps what the vendor did, without the member. */
  eraseFor: (tx, userId) => ends.endAllOf(tx, userId),
})
