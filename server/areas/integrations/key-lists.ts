import { type KeyState, keyStateAt } from '#core/integrations/key-rules.ts'
import type { ApiKey } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** A key in a list, without its hash. */
export type ListedKey = Pick<
  ApiKey,
  'id' | 'name' | 'prefix' | 'scopes' | 'createdAt' | 'expiresAt' | 'revokedAt' | 'lastUsedOn'
> & { readonly state: KeyState; readonly callsThisMonth: number }

/** Working and ended keys of a member that are listed. */
export const MAX_LISTED_KEYS = 50

const monthOf = (date: Date): string => date.toISOString().slice(0, 7)

const listed = (
  { id, name, prefix, scopes, createdAt, expiresAt, revokedAt, lastUsedOn, calls, callsMonth }: ApiKey,
  now: Date,
): ListedKey => {
  const isThisMonth = callsMonth !== null && monthOf(callsMonth) === monthOf(now)
  const shown = { id, name, prefix, scopes, createdAt, expiresAt, revokedAt, lastUsedOn }
  return { ...shown, state: keyStateAt({ expiresAt, revokedAt }, now), callsThisMonth: isThisMonth ? calls : 0 }
}

/** Working keys first, then by age, newest first. */
export const listKeys = async (reader: TransactionClient, userId: string, now: Date): Promise<readonly ListedKey[]> => {
  const rows = await reader.apiKey.findMany({
    where: { userId },
    orderBy: [{ revokedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED_KEYS,
  })
  const keys = rows.map((row) => listed(row, now))
  return [...keys.filter(({ state }) => state === 'active'), ...keys.filter(({ state }) => state !== 'active')]
}
