/** How much two pages have in common, from small signatures of their texts, so that thousands stay in little memory. */
import type { Inline, Line, PageBlock } from './page-model.ts'

/** Words in a shingle, and shingles that a signature keeps. */
const SHINGLE = 4
const KEPT = 128

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a over UTF-16 units, with a last mix, so that the smallest hashes are a fair sample. */
export const hashOf = (text: string, seed = OFFSET): number => {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return hash >>> 0
}

/** Every line of a block, as it is read. */
export const linesOf = (block: PageBlock): readonly Line[] => {
  switch (block.kind) {
    case 'heading':
      return [[block.text]]
    case 'paragraph':
      return [block.line]
    case 'list':
      return block.items
    case 'table':
      return [[block.caption], ...block.head.map((text): Line => [text]), ...block.rows.flat(2)]
    case 'questions':
      return block.items.flatMap(({ question, answer }): Line[] => [[question], answer])
  }
}

/** A tool's name is a link to its page; the names in plain text are given. */
const nameless = (part: Inline, names: readonly string[]): string => {
  if (typeof part !== 'string')
    return 'href' in part && part.href.startsWith('/tool/') ? ' it ' : 'strong' in part ? part.strong : part.text
  return names.reduce((text, name) => text.split(name).join(' it '), part)
}

/** The smallest hashes of the shingles of a page, in ascending order. Names of tools do not make two pages differ. */
export const signatureOf = (blocks: readonly PageBlock[], names: readonly string[]): Uint32Array => {
  const words = blocks
    .flatMap(linesOf)
    .map((line) => line.map((part) => nameless(part, names)).join(''))
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  if (words === null) return new Uint32Array(0)
  const hashes = words.map((word) => hashOf(word))
  const shingles = new Set<number>()
  for (let index = SHINGLE - 1; index < hashes.length; index++) {
    let mixed = OFFSET
    for (let back = SHINGLE - 1; back >= 0; back--)
      mixed = Math.imul(mixed ^ (hashes[index - back] ?? 0), PRIME) ^ (mixed >>> 15)
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    shingles.add((mixed ^ (mixed >>> 13)) >>> 0)
  }
  return Uint32Array.from(shingles).sort().slice(0, KEPT)
}

/** The estimated share of common shingles of two texts, 0 to 1. */
export const similarityOf = (a: Uint32Array, b: Uint32Array): number => {
  let common = 0
  let read = 0
  for (let i = 0, j = 0; read < KEPT && i < a.length && j < b.length; read++) {
    const [x, y] = [a[i] as number, b[j] as number]
    if (x === y) common++
    if (x <= y) i++
    if (y <= x) j++
  }
  return read === 0 ? 0 : common / read
}
