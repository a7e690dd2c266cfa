import type { Database, TransactionClient } from '../../platform/database/database.ts'

/** A member's address, in lower case, once it was shown to be theirs; null before and of nobody. */
export const verifiedEmailOf = async (
  reader: Database['prisma'] | TransactionClient,
  userId: string,
): Promise<string | null> => {
  const where = { id: userId, emailVerified: true }
  const user = await reader.user.findFirst({ where, select: { email: true } })
  return user?.email ?? null
}
