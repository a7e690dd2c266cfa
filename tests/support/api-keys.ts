import { keyPrefixOf, newKeyText } from '#server/areas/integrations/key-text.ts'
import { keyHashOf } from '#server/areas/integrations/key-verification.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { clock } from './catalogue.ts'
import { TEST_SECRETS } from './test-secrets.ts'

type Changes = {
  readonly name?: string
  readonly scopes?: ('catalogue' | 'recommend')[]
  readonly createdAt?: Date
  readonly expiresAt?: Date | null
  readonly revokedAt?: Date | null
}

/** Stores a key of a member with both scopes, and returns its text. */
export const storeKey = async (
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
  changes: Changes = {},
): Promise<{ readonly id: string; readonly key: string }> => {
  const key = newKeyText()
  const keyHash = keyHashOf(createKeyedHash(TEST_SECRETS.authSecret), key)
  const { id } = await prisma.apiKey.create({
    data: {
      userId,
      name: 'Build server',
      prefix: keyPrefixOf(key),
      keyHash,
      scopes: ['catalogue', 'recommend'],
      createdAt: clock.now(),
      ...changes,
    },
  })
  return { id, key }
}
