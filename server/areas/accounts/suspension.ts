import type { TransactionClient } from '../../platform/database/database.ts'

export const isSuspended = async (tx: TransactionClient, userId: string): Promise<boolean> =>
  (await tx.user.count({ where: { id: userId, suspendedAt: { not: null } } })) > 0

/** Blocks sign-ins of the account until the transaction ends; the counterpart of `holdCredential`. */
export const lockSignIns = async (tx: TransactionClient, userId: string): Promise<void> => {
  await tx.$queryRaw`SELECT id FROM accounts WHERE user_id = ${userId}::uuid FOR UPDATE`
}
