/** Estimates how similar two pages are from small text signatures, so that thousands fit in memory. */
import { textHash } from '../text-hash.ts'
import type { Inline, Line, PageBlock } from './page-model.ts'

/** Words per shingle, and shingles per signature. */
const SHINGLE = 4
const KEPT = 128

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

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

/** Removes tool names: links to tools, and the given names in plain text. */
const nameless = (part: Inline, names: readonly string[]): string => {
  if (typeof part !== 'string')
    return 'href' in part && part.href.startsWith('/tool/') ? ' it ' : 'strong' in part ? part.strong : part.text
  return names.reduce((text, name) => text.split(name).join(' it '), part)
}

/** The smallest shingle hashes of a page, ascending. Tool names do not count as differences. */
export const signatureOf = (blocks: readonly PageBlock[], names: readonly string[]): Uint32Array => {
  const words = blocks
    .flatMap(linesOf)
    .map((line) => line.map((part) => nameless(part, names)).join(''))
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  if (words === null) return new Uint32Array(0)
  const hashes = words.map((word) => textHash(word))
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

/** The estimated share of common shingles, 0 to 1. */
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
