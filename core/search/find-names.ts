/** Tools by their names, aliases and vendors. */
import { closeSpellings } from './close-spelling.ts'
import { foldedText, looseKey, strictKey } from './name-keys.ts'
import { ALIAS_ENTRY, firstAtLeast, NAME_ENTRY, VENDOR_ENTRY } from './name-table.ts'
import type { SearchIndex } from './search-index.ts'

/** How well a name fits a text, best first. */
export const NAME_FITS = ['exact', 'vendor', 'prefix', 'word', 'part'] as const
/**
 * `exact`: the whole name or alias. `vendor`: the whole name of the vendor. `prefix`: the name begins so. `word`: one of
 * its words begins so. `part`: the text is somewhere in it.
 */
export type NameFit = (typeof NAME_FITS)[number]

export type NameMatch = {
  readonly tool: number
  readonly fit: NameFit
  /** 0 to 1: how much of the name the text is; for `exact`, less than 1 when signs differ or an alias matched. */
  readonly closeness: number
}

const LONGEST = '\uffff'

const prominenceOf = (index: SearchIndex, tool: number) => index.facts.prominence[tool] ?? 0

/** The entries whose key begins with `key`, as a range of positions. */
const rangeOf = ({ names }: SearchIndex, key: string): readonly [from: number, to: number] => [
  firstAtLeast(names.keys, (position) => (names.keys[position] ?? '') < key),
  firstAtLeast(names.keys, (position) => (names.keys[position] ?? '') < key + LONGEST),
]

const exactCloseness = ({ names }: SearchIndex, position: number, strict: string): number => {
  const sameSigns = names.strictKeys[position] === strict
  if (names.kinds[position] === NAME_ENTRY) return sameSigns ? 1 : 0.96
  return sameSigns ? 0.98 : 0.94
}

/** The tools that have this name or alias, the closest first, then the best known. */
export const exactNames = (index: SearchIndex, text: string): readonly NameMatch[] => {
  const { names } = index
  const folded = foldedText(text)
  const key = looseKey(folded)
  const strict = strictKey(folded)
  if (strict === '') return []
  const best = new Map<number, number>()
  for (let at = rangeOf(index, key)[0]; names.keys[at] === key; at++) {
    const tool = names.tools[at] ?? 0
    if (names.kinds[at] === VENDOR_ENTRY) continue
    if (key === '' && names.strictKeys[at] !== strict) continue
    best.set(tool, Math.max(best.get(tool) ?? 0, exactCloseness(index, at, strict)))
  }
  return [...best]
    .map(([tool, closeness]) => ({ tool, fit: 'exact' as const, closeness }))
    .sort(
      (a, b) =>
        b.closeness - a.closeness || prominenceOf(index, b.tool) - prominenceOf(index, a.tool) || a.tool - b.tool,
    )
}

/** The tools of a vendor of exactly this name, best known first. */
export const toolsOfVendor = (index: SearchIndex, text: string): readonly number[] => {
  const { names } = index
  const key = looseKey(foldedText(text))
  if (key === '') return []
  const tools: number[] = []
  for (let at = rangeOf(index, key)[0]; names.keys[at] === key; at++) {
    if (names.kinds[at] === VENDOR_ENTRY) tools.push(names.tools[at] ?? 0)
  }
  return tools.sort((a, b) => prominenceOf(index, b) - prominenceOf(index, a) || a - b)
}

const rank = (fit: NameFit) => NAME_FITS.indexOf(fit)
const isWordStart = (text: string, at: number) => at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')

/** Every tool whose names contain the text, with or without its spaces and punctuation, each with its best fit. */
export const namesWith = (index: SearchIndex, text: string): ReadonlyMap<number, NameMatch> => {
  const { names } = index
  const found = new Map<number, NameMatch>()
  const add = (match: NameMatch) => {
    const before = found.get(match.tool)
    if (before === undefined || rank(match.fit) < rank(before.fit)) found.set(match.tool, match)
  }
  for (const match of exactNames(index, text)) add(match)
  for (const tool of toolsOfVendor(index, text)) add({ tool, fit: 'vendor', closeness: 1 })
  const folded = foldedText(text)
  const key = looseKey(folded)
  if (key !== '') {
    const [from, to] = rangeOf(index, key)
    for (let at = from; at < to; at++) {
      const kind = names.kinds[at]
      if (kind !== NAME_ENTRY && kind !== ALIAS_ENTRY) continue
      add({ tool: names.tools[at] ?? 0, fit: 'prefix', closeness: key.length / (names.keys[at]?.length ?? 1) })
    }
  }
  if (folded !== '') {
    let tool = 0
    for (let at = names.text.indexOf(folded); at >= 0; ) {
      while (tool + 1 < names.starts.length && (names.starts[tool + 1] ?? 0) <= at) tool++
      const fit = isWordStart(names.text, at) ? 'word' : 'part'
      const end = names.text.indexOf('\n', at)
      const start = names.text.lastIndexOf('\n', at) + 1
      add({ tool, fit, closeness: folded.length / ((end < 0 ? names.text.length : end) - start) })
      at = names.text.indexOf(folded, at + 1)
    }
  }
  return found
}

/** The tool that somebody most likely means by a name that is none: few slips away, closest and best known first. */
export const closestName = (
  index: SearchIndex,
  text: string,
): { readonly tool: number; readonly slips: number } | null => {
  const { names } = index
  const key = looseKey(foldedText(text))
  const close = closeSpellings(key, names.keys.length, (position) => names.keys[position] ?? '')
  const better = close
    .filter(({ position }) => names.kinds[position] !== VENDOR_ENTRY)
    .map(({ position, slips }) => ({ position, slips, tool: names.tools[position] ?? 0 }))
    .sort(
      (a, b) =>
        a.slips - b.slips || prominenceOf(index, b.tool) - prominenceOf(index, a.tool) || a.position - b.position,
    )[0]
  return better ?? null
}
