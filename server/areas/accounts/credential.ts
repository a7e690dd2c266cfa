import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts'
import { InvalidCredentialsError, UnauthenticatedError } from '#core/errors.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Person } from './passwords/guessable-words.ts'
import type { Passwords } from './passwords/passwords.ts'

/** A member's password hash and its row. */
type Credential = Person & {
  readonly id: string
  readonly userId: string
  readonly hash: string
}

const PASSWORD_PROVIDER = 'credential'

const find = async (
  database: Database,
  where: { readonly userId: string } | { readonly user: { readonly email: string } },
): Promise<Credential | null> => {
  const account = await database.prisma.account.findFirst({
    where: { ...where, providerId: PASSWORD_PROVIDER },
    select: { id: true, userId: true, password: true, user: { select: { email: true, name: true, company: true } } },
  })
  if (account === null || account.password === null) return null
  return { id: account.id, userId: account.userId, hash: account.password, ...account.user }
}

/** Null without such an account. */
export const credentialOfEmail = (database: Database, email: string): Promise<Credential | null> =>
  find(database, { user: { email } })

/** Throws UnauthenticatedError when the account has been deleted. */
export const credentialOf = async (database: Database, userId: string): Promise<Credential> => {
  const credential = await find(database, { userId })
  if (credential === null) throw new UnauthenticatedError()
  return credential
}

export const createCredential = async (
  tx: TransactionClient,
  { userId, hash }: { readonly userId: string; readonly hash: string },
): Promise<void> => {
  await tx.account.create({ data: { userId, providerId: PASSWORD_PROVIDER, accountId: userId, password: hash } })
}

/** With `over`, only if that is still the current hash. Returns whether the password was set. */
export const setPassword = async (
  tx: TransactionClient,
  { userId, hash, over }: { readonly userId: string; readonly hash: string; readonly over?: string },
): Promise<boolean> => {
  const where = { userId, providerId: PASSWORD_PROVIDER, ...(over !== undefined && { password: over }) }
  const { count } = await tx.account.updateMany({ where, data: { password: hash } })
  return count > 0
}

/**
 * Whether the checked password is still current, locked until the transaction ends: a password change waits and then
 * ends what this transaction starts.
 */
export const holdCredential = async (
  tx: TransactionClient,
  { id, hash }: Pick<Credential, 'id' | 'hash'>,
): Promise<boolean> => {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM accounts WHERE id = ${id}::uuid AND password = ${hash} FOR SHARE`
  return rows.length > 0
}

/** Throws InvalidCredentialsError for a wrong password. Each call costs a hash, so count it first. */
export const checkCurrentPassword = async (
  passwords: Passwords,
  { hash }: Pick<Credential, 'hash'>,
  password: string,
): Promise<void> => {
  const isRight = password.length <= MAX_PASSWORD_LENGTH && (await passwords.verify(hash, password))
  if (!isRight) throw wrongPassword()
}

/** The error for a wrong or just replaced password. */
export const wrongPassword = (): InvalidCredentialsError => new InvalidCredentialsError('Current password is incorrect')

/**
 * The email address of an account, locked like its password with `holdCredential`, for a sign-in that follows a checked
 * password or needs none. Null when the account has been deleted.
 */
export const holdAccount = async (tx: TransactionClient, userId: string): Promise<string | null> => {
  await tx.$queryRaw`SELECT id FROM accounts WHERE user_id = ${userId}::uuid FOR SHARE`
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } })
  return user?.email ?? null
}
