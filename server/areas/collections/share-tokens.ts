import { randomBytes } from 'node:crypto'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

/** Stored parts of a link; the token also needs the server's secret. */
export type StoredShare = { readonly shareSeed: string | null; readonly shareHash: string | null }

export type ShareTokens = ReturnType<typeof createShareTokens>

const SEED_BYTES = 32

/**
 * Share tokens: 256 bits, derived from a random seed with the server's secret, so that the owner can see the link
 * again, but a database leak reveals none.
 */
export const createShareTokens = (hash: KeyedHash) => {
  const tokenOf = (seed: string): string => Buffer.from(hash(`collection-share:${seed}`), 'hex').toString('base64url')
  const hashOf = (token: string): string => hash(`collection-share-token:${token}`)
  return {
    hashOf,

    issue: (): { readonly shareSeed: string; readonly shareHash: string } => {
      const shareSeed = randomBytes(SEED_BYTES).toString('base64url')
      return { shareSeed, shareHash: hashOf(tokenOf(shareSeed)) }
    },

    /** Null without a link, or when issued under another secret. */
    read: ({ shareSeed, shareHash }: StoredShare): string | null => {
      if (shareSeed === null) return null
      const token = tokenOf(shareSeed)
      return hashOf(token) === shareHash ? token : null
    },
  }
}
