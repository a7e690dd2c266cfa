import { MAX_PASSWORD_LENGTH } from '../../../core/accounts/password.ts'
import { InvalidCredentialsError, UnauthenticatedError } from '../../../core/errors.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Passwords } from './passwords.ts'

/** How a member signs in: the hash of their password, and the row that holds it. */
type Credential = {
  readonly id: string
  readonly userId: string
  readonly hash: string
  readonly email: string
}

const PASSWORD_PROVIDER = 'credential'

const find = async (
  database: Database,
  where: { readonly userId: string } | { readonly user: { readonly email: string } },
): Promise<Credential | null> => {
  const account = await database.prisma.account.findFirst({
    where: { ...where, providerId: PASSWORD_PROVIDER },
    select: { id: true, userId: true, password: true, user: { select: { email: true } } },
  })
  if (account === null || account.password === null) return null
  return { id: account.id, userId: account.userId, hash: account.password, email: account.user.email }
}

/** The credential of the account with this address; null when there is none. */
export const credentialOfEmail = (database: Database, email: string): Promise<Credential | null> =>
  find(database, { user: { email } })

/** The credential of a member. Throws UnauthenticatedError for one whose account was deleted meanwhile. */
export const credentialOf = async (database: Database, userId: string): Promise<Credential> => {
  const credential = await find(database, { userId })
  if (credential === null) throw new UnauthenticatedError()
  return credential
}

export const createCredential = async (
  tx: TransactionClient,
  { userId, hash, now }: { readonly userId: string; readonly hash: string; readonly now: Date },
): Promise<void> => {
  const row = { userId, providerId: PASSWORD_PROVIDER, accountId: userId, password: hash }
  await tx.account.create({ data: { ...row, createdAt: now, updatedAt: now } })
}

/** Sets the password of a member; with `over` only while that is the hash of the current one. Whether it was set. */
export const setPassword = async (
  tx: TransactionClient,
  {
    userId,
    hash,
    over,
    now,
  }: { readonly userId: string; readonly hash: string; readonly over?: string; readonly now: Date },
): Promise<boolean> => {
  const where = { userId, providerId: PASSWORD_PROVIDER, ...(over !== undefined && { password: over }) }
  const { count } = await tx.account.updateMany({ where, data: { password: hash, updatedAt: now } })
  return count > 0
}

/**
 * Whether the password that was checked is still the account's, and keeps it so until the transaction ends: a change
 * of the password waits, and then ends what this transaction begins.
 */
export const holdCredential = async (
  tx: TransactionClient,
  { id, hash }: Pick<Credential, 'id' | 'hash'>,
): Promise<boolean> => {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM accounts WHERE id = ${id}::uuid AND password = ${hash} FOR SHARE`
  return rows.length > 0
}

/** Throws InvalidCredentialsError for another password than the member's. Each call costs a hash, so count it before. */
export const checkCurrentPassword = async (
  passwords: Passwords,
  { hash }: Pick<Credential, 'hash'>,
  password: string,
): Promise<void> => {
  const isRight = password.length <= MAX_PASSWORD_LENGTH && (await passwords.verify(hash, password))
  if (!isRight) throw wrongPassword()
}

/** The answer to a password that is not the member's, or was until a moment ago. */
export const wrongPassword = (): InvalidCredentialsError => new InvalidCredentialsError('Current password is incorrect')
