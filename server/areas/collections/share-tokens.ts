import { randomBytes } from 'node:crypto'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

/** What is stored of a link. Without the server's secret neither part leads to the token. */
export type StoredShare = { readonly shareSeed: string | null; readonly shareHash: string | null }

export type ShareTokens = ReturnType<typeof createShareTokens>

const SEED_BYTES = 32

/**
 * Tokens of shared links: 256 bits, derived from a random seed with the server's secret, so that the owner can see the
 * link again and a copy of the database opens none.
 */
export const createShareTokens = (hash: KeyedHash) => {
  const tokenOf = (seed: string): string => Buffer.from(hash(`collection-share:${seed}`), 'hex').toString('base64url')
  const hashOf = (token: string): string => hash(`collection-share-token:${token}`)
  return {
    hashOf,

    /** A new seed with the hash of its token. */
    issue: (): { readonly shareSeed: string; readonly shareHash: string } => {
      const shareSeed = randomBytes(SEED_BYTES).toString('base64url')
      return { shareSeed, shareHash: hashOf(tokenOf(shareSeed)) }
    },

    /** The token of a stored link; null without one, and for one that was issued under another secret. */
    read: ({ shareSeed, shareHash }: StoredShare): string | null => {
      if (shareSeed === null) return null
      const token = tokenOf(shareSeed)
      return hashOf(token) === shareHash ? token : null
    },
  }
}
