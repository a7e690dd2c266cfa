import { MAX_PASSWORD_LENGTH } from '../../../core/accounts/password.ts'
import { InvalidCredentialsError, UnauthenticatedError } from '../../../core/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AuthEngine } from './engine.ts'

/** How a member signs in: the hash of their password, and the row that holds it. */
export type Credential = { readonly id: string; readonly hash: string; readonly email: string }

/** The credential of a member. Throws UnauthenticatedError for one who has left meanwhile. */
export const credentialOf = async (database: Database, userId: string): Promise<Credential> => {
  const account = await database.prisma.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { id: true, password: true, user: { select: { email: true } } },
  })
  if (account === null || account.password === null) throw new UnauthenticatedError()
  return { id: account.id, hash: account.password, email: account.user.email }
}

/** Throws InvalidCredentialsError for another password than the member's. Each call costs a hash, so count it before. */
export const checkCurrentPassword = async (
  engine: AuthEngine,
  { hash }: Credential,
  password: string,
): Promise<void> => {
  const isRight = password.length <= MAX_PASSWORD_LENGTH && (await engine.verify(hash, password))
  if (!isRight) throw wrongPassword()
}

/** The answer to a password that is not the member's, or was until a moment ago. */
export const wrongPassword = (): InvalidCredentialsError => new InvalidCredentialsError('Current password is incorrect')
