import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { isUuid } from '#core/uuid.ts'
import type { User } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import { lockSignIns } from './suspension.ts'

const NO_MEMBER = 'Account not found.'
const LAST_ADMINISTRATOR = 'This is the last administrator. Make someone else an administrator first.'

/** The account, locked with every way to sign in to it. @throws NotFoundError */
export const lockMember = async (tx: TransactionClient, id: string): Promise<User> => {
  if (!isUuid(id)) throw new NotFoundError(NO_MEMBER)
  await lockSignIns(tx, id)
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const user = await tx.user.findUnique({ where: { id } })
  if (user === null) throw new NotFoundError(NO_MEMBER)
  return user
}

/**
 * The administrators who can act, locked before anything else: of two who would remove each other, the second waits and
 * then sees what the first has done.
 */
const lockAdministrators = async (tx: TransactionClient): Promise<readonly string[]> => {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'admin' AND email_verified AND suspended_at IS NULL ORDER BY id FOR NO KEY UPDATE`
  return rows.map(({ id }) => id)
}

/** The account, locked, unless it is the only administrator's. @throws NotFoundError, InvalidInputError */
export const lockReplaceableMember = async (tx: TransactionClient, id: string): Promise<User> => {
  const administrators = await lockAdministrators(tx)
  const user = await lockMember(tx, id)
  if (user.role === 'admin' && !administrators.some((other) => other !== id)) {
    throw new InvalidInputError(LAST_ADMINISTRATOR)
  }
  return user
}
