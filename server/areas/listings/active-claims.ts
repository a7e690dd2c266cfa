import type { TransactionClient } from '../../platform/database/database.ts'

export type HasActiveClaim = (
  reader: Pick<TransactionClient, 'claimedListing'>,
  userId: string,
  toolId: string,
) => Promise<boolean>

/** Whether a member has proved to speak for the vendor of a tool. */
export const hasActiveClaim: HasActiveClaim = async (reader, userId, toolId) =>
  (await reader.claimedListing.count({ where: { userId, toolId, state: 'active' } })) > 0
