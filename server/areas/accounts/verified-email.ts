import type { Database, TransactionClient } from '../../platform/database/database.ts'

export type VerifiedEmailOf = typeof verifiedEmailOf

/** In lower case; null without an account or verification. */
export const verifiedEmailOf = async (
  reader: Database['prisma'] | TransactionClient,
  userId: string,
): Promise<string | null> => {
  const where = { id: userId, emailVerified: true }
  const user = await reader.user.findFirst({ where, select: { email: true } })
  return user?.email ?? null
}
