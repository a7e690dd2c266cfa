/** Codes that people read in an email and type, bound to one claim. */
import { randomInt } from 'node:crypto'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

/** Without characters that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10
const MAX_TYPED = 100
const TOKEN_LENGTH = 40

/** 50 random bits as `XXXXX-XXXXX`. */
export const newClaimCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** In any case, with or without the dash. */
export const claimCodeHash = (hash: KeyedHash, claimId: string, code: string): string =>
  hash(
    `listing-code:${claimId}:${code
      .slice(0, MAX_TYPED)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')}`,
  )

/** The token of a DNS record or a file. Derived, so that nothing secret is stored. */
export const proofTokenOf = (hash: KeyedHash, claimId: string): string =>
  hash(`listing-proof:${claimId}`).slice(0, TOKEN_LENGTH)
