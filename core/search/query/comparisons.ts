/** Finds tools that a search compares or wants to replace: "X vs Y", "alternative to X", "like X". */

import { MAX_COMPARED } from '../../catalogue/tool-query.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { foldedText, looseKey } from '../text/name-keys.ts'
import { range, type Word } from '../text/words.ts'
import { exactNames } from './find-names.ts'
import { type Mention, mentionFrom, mentionUpTo, namedByWord, namedTool } from './name-mentions.ts'

export type Comparison = {
  readonly alternativesTo: number | null
  readonly compared: readonly number[]
  /** The product outside of the catalog to replace: its position. */
  readonly outside: number | null
  readonly used: ReadonlySet<number>
}

const NOTHING: Comparison = { alternativesTo: null, compared: [], outside: null, used: new Set() }

const set = (words: string) => new Set(words.split(' '))
const VERSUS = set('vs versus')
const COMPARED = set('compared')
const WITH = set('to with')
const BETWEEN = set('or and')
const COMPARING = set('compare compared comparing comparison difference between better')
/** Before a list of names. */
const LISTING = set('compare comparing comparison')
const MAX_NAME_WORDS = 4
const ALTERNATIVE = set(
  'alternative alternatives competitor competitors replacement replacements substitute substitutes equivalent equivalents',
)
const TO = set('to for of')
/** Frequent words before a tool to replace; its name must be exact. */
const LIKE: readonly (readonly string[])[] = [
  ['like'],
  ['similar', 'to'],
  ['instead', 'of'],
  ['better', 'than'],
  ['cheaper', 'than'],
  ['cheaper'],
  ['comparable', 'to'],
  ['replace'],
  ['replacing'],
]

type Text = { readonly index: SearchIndex; readonly text: string; readonly words: readonly Word[] }

const sliceOf = ({ text, words }: Text, first: number, last: number) =>
  text.slice(words[first]?.start, words[last]?.end)

/** The tool named by the words `first` to `last` as a whole, possibly partial or misspelled. */
const wholeName = (query: Text, first: number, last: number): Mention | null => {
  if (first > last) return null
  const tool = namedTool(query.index, sliceOf(query, first, last))
  return tool === null ? null : { tool, first, last }
}

const before = (query: Text, position: number, mayBeInexact: boolean): Mention | null => {
  const exact = mentionUpTo(query.index, query.text, query.words, position)
  if (exact !== null || !mayBeInexact) return exact
  return wholeName(query, 0, position) ?? wholeName(query, position, position)
}

const after = (query: Text, position: number, mayBeInexact: boolean): Mention | null => {
  const exact = mentionFrom(query.index, query.text, query.words, position)
  if (exact !== null || !mayBeInexact) return exact
  return wholeName(query, position, query.words.length - 1) ?? wholeName(query, position, position)
}

/** The tools named before and after the words `first` to `last`. */
const pairAround = (query: Text, first: number, last: number, mayBeInexact: boolean): readonly Mention[] => {
  const left = before(query, first - 1, mayBeInexact)
  const right = after(query, last + 1, mayBeInexact)
  return left === null || right === null || left.tool === right.tool ? [] : [left, right]
}

/** Whether a word is part of an exact name, such as "vs" in "Code vs Cure". */
const isInName = ({ index, text, words }: Text, position: number): boolean =>
  range(Math.max(0, position - MAX_NAME_WORDS + 1), position).some((first) => {
    const mention = mentionFrom(index, text, words, first)
    return mention !== null && mention.first < mention.last && mention.last >= position
  })

const isJoint = (word = ''): boolean => VERSUS.has(word) || BETWEEN.has(word) || WITH.has(word) || word === 'of'

/** "compare a b c": the names after the first word, with or without words between them. */
const listedIn = (query: Text): Comparison | null => {
  const { index, text, words } = query
  if (!LISTING.has(words[0]?.word ?? '')) return null
  const mentions: Mention[] = []
  let last = 0
  for (let position = 1; position < words.length; position++) {
    const exact = mentionFrom(index, text, words, position)
    if (exact === null && isJoint(words[position]?.word)) continue
    const mention = exact ?? wordAt(query, position)
    if (mention === null) break
    mentions.push(mention)
    last = mention.last
    position = mention.last
  }
  const compared = [...new Set(mentions.map(({ tool }) => tool))]
  if (compared.length < 2) return null
  return {
    alternativesTo: null,
    compared: compared.slice(0, MAX_COMPARED),
    outside: null,
    used: new Set(range(0, last)),
  }
}

const comparedIn = (query: Text): Comparison | null => {
  const comparing = query.words.some(({ word }) => COMPARING.has(word))
  const mentions: Mention[] = []
  const used = new Set<number>()
  query.words.forEach(({ word }, position) => {
    const isCompared = COMPARED.has(word) && WITH.has(query.words[position + 1]?.word ?? '')
    const versus = VERSUS.has(word) || isCompared
    if ((!versus && !BETWEEN.has(word)) || isInName(query, position)) return
    const end = isCompared ? position + 1 : position
    const pair = pairAround(query, position, end, versus || (comparing && word === 'and'))
    if (pair.length === 0) return
    mentions.push(...pair)
    for (const { first, last } of [...pair, { first: position, last: end }]) {
      for (const at of range(first, last)) used.add(at)
    }
  })
  const compared = [...new Set(mentions.map(({ tool }) => tool))]
  if (compared.length < 2) return null
  query.words.forEach(({ word }, position) => {
    if (COMPARING.has(word)) used.add(position)
  })
  return { alternativesTo: null, compared: compared.slice(0, MAX_COMPARED), outside: null, used }
}

const replaced = (mention: Mention, first: number, last: number): Comparison => ({
  alternativesTo: mention.tool,
  compared: [],
  outside: null,
  used: new Set(range(Math.min(first, mention.first), Math.max(last, mention.last))),
})

const alternativeAt = (query: Text, position: number): Comparison | null => {
  const { words } = query
  if (TO.has(words[position + 1]?.word ?? '')) {
    const mention = after(query, position + 2, true)
    if (mention !== null) return replaced(mention, position, position + 1)
  }
  const mention = before(query, position - 1, false) ?? after(query, position + 1, false) ?? wordAt(query, position - 1)
  return mention === null ? null : replaced(mention, position, position)
}

/** A single non-ordinary word beside "alternative" or after "like" that names a tool. */
const wordAt = (query: Text, position: number): Mention | null => {
  const word = query.words[position]?.word
  const tool = word === undefined ? null : namedByWord(query.index, word)
  return tool === null ? null : { tool, first: position, last: position }
}

const likeAt = (query: Text, position: number): Comparison | null => {
  const lead = LIKE.find((words) => words.every((word, offset) => query.words[position + offset]?.word === word))
  if (lead === undefined) return null
  const mention = after(query, position + lead.length, false) ?? wordAt(query, position + lead.length)
  return mention === null ? null : replaced(mention, position, position + lead.length - 1)
}

/** "hubspot but cheaper" */
const butAt = (query: Text, position: number): Comparison | null => {
  if (position === 0 || query.words[position]?.word !== 'but' || position === query.words.length - 1) return null
  const mention = mentionUpTo(query.index, query.text, query.words, position - 1) ?? wordAt(query, position - 1)
  const last = query.words[position + 1]?.word === 'cheaper' ? position + 1 : position
  return mention === null ? null : replaced(mention, position, last)
}

/** A product outside of the catalog by its exact name, unless the words also name a tool. */
const productAt = ({ index, text, words }: Text, first: number): Outside | null => {
  const { products, productByName } = index.jobs
  for (let last = Math.min(words.length, first + MAX_NAME_WORDS) - 1; last >= first; last--) {
    const name = text.slice(words[first]?.start, words[last]?.end)
    const product = productByName.get(looseKey(foldedText(name)))
    if (product === undefined || exactNames(index, name).length > 0) continue
    return { product, isOrdinary: products[product]?.ordinary === true, first, last }
  }
  return null
}

type Outside = { readonly product: number; readonly isOrdinary: boolean; readonly first: number; readonly last: number }

/** Words beside the name of a product that ask for others: "alternative to", "similar to", "vs". */
const askingAround = ({ words }: Text, { first, last }: Outside): readonly number[] | null => {
  const wordAt = (position: number) => words[position]?.word ?? ''
  const asks = (at: number) => ALTERNATIVE.has(wordAt(at)) || VERSUS.has(wordAt(at))
  if (asks(last + 1)) return [last + 1]
  if (asks(first - 1)) return [first - 1]
  if (TO.has(wordAt(first - 1)) && asks(first - 2)) return [first - 2, first - 1]
  const lead = LIKE.find((like) => like.every((word, offset) => wordAt(first - like.length + offset) === word))
  if (lead !== undefined) return range(first - lead.length, first - 1)
  return wordAt(last + 1) === 'but' ? [last + 1] : null
}

/** "alternative to basecamp", "tools like calendly"; also a product's name alone, unless it is an ordinary word. */
const outsideIn = (query: Text): Comparison | null => {
  for (const first of query.words.keys()) {
    const found = productAt(query, first)
    if (found === null) continue
    const asking = askingAround(query, found)
    const isAlone = found.first === 0 && found.last === query.words.length - 1 && !found.isOrdinary
    if (asking === null && !isAlone) continue
    const used = new Set([...range(found.first, found.last), ...(asking ?? [])])
    return { alternativesTo: null, compared: [], outside: found.product, used }
  }
  return null
}

export const comparisonIn = (index: SearchIndex, text: string, words: readonly Word[]): Comparison => {
  const query = { index, text, words }
  // A tool whose name is the whole search is not a comparison.
  const compared = exactNames(index, text).length > 0 ? null : (listedIn(query) ?? comparedIn(query))
  if (compared !== null) return compared
  const outside = outsideIn(query)
  if (outside !== null) return outside
  for (const [position, { word }] of words.entries()) {
    const found = ALTERNATIVE.has(word)
      ? alternativeAt(query, position)
      : (likeAt(query, position) ?? butAt(query, position))
    if (found !== null) return found
  }
  return NOTHING
}
