/**
 * The commonest passwords of data leaks, as a Bloom filter: a password of the list is always found, another one with a
 * probability of 1 in 1,000. `scripts/build-passwords.ts` makes it from the list of a development package.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fold } from './fold.ts'

/** Bits of a password that is in the filter. */
const HASHES = 10

/** Shorter ones are refused for their length. */
const LEAST_LENGTH = 8
/** Per password, for a probability of 0.001. */
const BITS = 14.378

/** The positions of a password's bits, from one SHA-256 (Kirsch and Mitzenmacher). */
function* positionsOf(password: string, bits: number): Generator<number> {
  const digest = createHash('sha256').update(fold(password)).digest()
  const first = digest.readUInt32LE(0)
  // Odd, so that it shares no factor with a power of two. The shift keeps it positive.
  const step = (digest.readUInt32LE(4) | 1) >>> 0
  for (let index = 0; index < HASHES; index += 1) yield (first + index * step) % bits
}

/** The filter of these passwords. */
export function makeFilter(passwords: Iterable<string>): Uint8Array {
  const folded = new Set<string>()
  for (const password of passwords) if (fold(password).length >= LEAST_LENGTH) folded.add(fold(password))
  const filter = new Uint8Array(Math.max(1, Math.ceil((folded.size * BITS) / 8)))
  for (const password of folded) {
    for (const position of positionsOf(password, filter.length * 8)) {
      filter[position >>> 3] = (filter[position >>> 3] ?? 0) | (1 << (position & 7))
    }
  }
  return filter
}

export const isInFilter = (filter: Uint8Array, password: string): boolean =>
  positionsOf(password, filter.length * 8).every(
    (position) => ((filter[position >>> 3] ?? 0) & (1 << (position & 7))) !== 0,
  )

const BUILT = new URL('../../../../dist/passwords/leaked.bin', import.meta.url)

/** Whether a password is in the built list, which is read on first use. */
export const createLeakedPasswords = (file: URL | string = BUILT): ((password: string) => boolean) => {
  let filter: Uint8Array | undefined
  return (password) => {
    filter ??= readFileSync(file)
    return isInFilter(filter, password)
  }
}
