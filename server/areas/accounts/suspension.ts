import type { TransactionClient } from '../../platform/database/database.ts'

/** Whether nobody may sign in to the account. */
export const isSuspended = async (tx: TransactionClient, userId: string): Promise<boolean> =>
  (await tx.user.count({ where: { id: userId, suspendedAt: { not: null } } })) > 0

/** Makes sign-ins of the account wait until the transaction ends, as `holdCredential` makes it wait for them. */
export const lockSignIns = async (tx: TransactionClient, userId: string): Promise<void> => {
  await tx.$queryRaw`SELECT id FROM accounts WHERE user_id = ${userId}::uuid FOR UPDATE`
}
