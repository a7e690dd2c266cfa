import { firstAtLeast } from '../index/arrange.ts'
import { NAME_ENTRY, VENDOR_ENTRY } from '../index/name-table.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { foldedText, looseKey, strictKey } from '../text/name-keys.ts'
import { isTextAt, isTextBefore, lengthAt, startsAt } from '../text/string-list.ts'
import { isPlain } from '../text/words.ts'
import { takeBytes, takeNumbers, takeScores } from '../working-memory.ts'
import { closeWords } from './close-words.ts'

/** Best first. */
const NAME_FITS = ['exact', 'vendor', 'prefix', 'word', 'part'] as const
/**
 * `exact`: whole name or alias. `vendor`: whole vendor name. `prefix`: start. `word`: start of a word. `part`:
 * anywhere.
 */
export type NameFit = (typeof NAME_FITS)[number]

type ExactName = { readonly tool: number; readonly closeness: number }

const prominenceOf = (index: SearchIndex, tool: number) => index.facts.prominence[tool] ?? 0

/** The first entry whose key starts with `key`. */
const firstWith = ({ names }: SearchIndex, key: string): number =>
  firstAtLeast(names.keys, (position) => isTextBefore(names.keys, position, key))

/** Whether an entry has this key with `+` and `#`. */
const isStrictly = ({ names }: SearchIndex, position: number, strict: string): boolean =>
  isTextAt(lengthAt(names.strictKeys, position) === 0 ? names.keys : names.strictKeys, position, strict)

const exactCloseness = (index: SearchIndex, position: number, strict: string): number => {
  const sameSigns = isStrictly(index, position, strict)
  if (index.names.kinds[position] === NAME_ENTRY) return sameSigns ? 1 : 0.96
  return sameSigns ? 0.98 : 0.94
}

/** Closest first, then best known. */
export const exactNames = (index: SearchIndex, text: string): readonly ExactName[] => {
  const { names } = index
  const folded = foldedText(text)
  const key = looseKey(folded)
  const strict = strictKey(folded)
  if (strict === '') return []
  const best = new Map<number, number>()
  for (let at = firstWith(index, key); isTextAt(names.keys, at, key); at++) {
    const tool = names.tools[at] ?? 0
    if (names.kinds[at] === VENDOR_ENTRY) continue
    if (key === '' && !isStrictly(index, at, strict)) continue
    best.set(tool, Math.max(best.get(tool) ?? 0, exactCloseness(index, at, strict)))
  }
  return [...best]
    .map(([tool, closeness]) => ({ tool, closeness }))
    .sort(
      (a, b) =>
        b.closeness - a.closeness || prominenceOf(index, b.tool) - prominenceOf(index, a.tool) || a.tool - b.tool,
    )
}

/** Best known first; the vendor's name must be exact. */
export const toolsOfVendor = (index: SearchIndex, text: string): readonly number[] => {
  const { names } = index
  const key = looseKey(foldedText(text))
  if (key === '') return []
  const tools: number[] = []
  for (let at = firstWith(index, key); isTextAt(names.keys, at, key); at++) {
    if (names.kinds[at] === VENDOR_ENTRY) tools.push(names.tools[at] ?? 0)
  }
  return tools.sort((a, b) => prominenceOf(index, b) - prominenceOf(index, a) || a - b)
}

const isWordStart = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at - 1)
  return code < 128 ? !isPlain(code) : at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')
}

/** Typed arrays, because one letter is in nearly every name. */
type NamedTools = {
  /** By ordinal: 0 for no match, else the position in NAME_FITS plus 1. */
  readonly fits: Uint8Array
  /** By ordinal, 0 to 1: the text's share of the name; for `exact`, below 1 when signs differ or an alias matches. */
  readonly closeness: Float32Array
  readonly tools: Uint32Array
  count: number
}

export const fitOf = ({ fits }: NamedTools, tool: number): NameFit | null => {
  const rank = fits[tool] ?? 0
  return rank === 0 ? null : (NAME_FITS[rank - 1] ?? null)
}

const addFit = (named: NamedTools, tool: number, fit: NameFit, closeness: number) => {
  const rank = NAME_FITS.indexOf(fit) + 1
  const before = named.fits[tool] ?? 0
  if (before === 0) named.tools[named.count++] = tool
  else if (before < rank || (before === rank && (named.closeness[tool] ?? 0) >= closeness)) return
  named.fits[tool] = rank
  named.closeness[tool] = closeness
}

const addPrefixes = (index: SearchIndex, named: NamedTools, key: string) => {
  const { names } = index
  for (let at = firstWith(index, key); at < names.keys.length && startsAt(names.keys, at, key); at++) {
    if (names.kinds[at] === VENDOR_ENTRY) continue
    addFit(named, names.tools[at] ?? 0, 'prefix', key.length / lengthAt(names.keys, at))
  }
}

/** For each tool, a match at the start of a word wins, else the first match. */
const addParts = (index: SearchIndex, named: NamedTools, folded: string) => {
  const { text, starts } = index.names.lines
  let tool = 0
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
    while ((starts[tool + 1] ?? 0) <= at) tool++
    const next = starts[tool + 1] ?? 0
    const fit = isWordStart(text, at) ? 'word' : 'part'
    addFit(named, tool, fit, folded.length / (next - 1 - (starts[tool] ?? 0)))
    if (fit === 'word') at = next - 2
  }
}

/** All tools whose names contain the text, ignoring spaces and punctuation, with their best match. */
export const namesWith = (index: SearchIndex, text: string): NamedTools => {
  const size = index.ids.length
  const named = {
    fits: takeBytes(size),
    closeness: takeScores(size),
    tools: takeNumbers(size),
    count: 0,
  }
  for (const { tool, closeness } of exactNames(index, text)) addFit(named, tool, 'exact', closeness)
  for (const tool of toolsOfVendor(index, text)) addFit(named, tool, 'vendor', 1)
  const folded = foldedText(text)
  const key = looseKey(folded)
  if (key !== '') addPrefixes(index, named, key)
  if (folded !== '') addParts(index, named, folded)
  return named
}

/** The most likely tool for a misspelled name: closest and best known first. */
export const closestName = (
  index: SearchIndex,
  text: string,
): { readonly tool: number; readonly slips: number } | null => {
  const { names } = index
  const key = looseKey(foldedText(text))
  const close = closeWords(key, names.keys)
  const better = close
    .filter(({ position }) => names.kinds[position] !== VENDOR_ENTRY)
    .map(({ position, slips }) => ({ position, slips, tool: names.tools[position] ?? 0 }))
    .sort(
      (a, b) =>
        a.slips - b.slips || prominenceOf(index, b.tool) - prominenceOf(index, a.tool) || a.position - b.position,
    )[0]
  return better ?? null
}
