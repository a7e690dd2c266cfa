/** The facts that conditions ask for, as bits. */
import { INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS } from '../catalogue/vocabulary.ts'
import type { FactColumns, IndexedTool } from './search-index.ts'
import type { SearchRecord } from './search-record.ts'
import type { SearchFilter } from './search-result.ts'

const FREE = 1
const OPEN_SOURCE = 2
const API = 4
/** Set when the value is known, so that unknown differs from no. */
const KNOWN_SHIFT = 4

const bitsOf = (vocabulary: readonly string[], values: readonly string[]): number =>
  values.reduce((bits, value) => {
    const position = vocabulary.indexOf(value)
    return position < 0 ? bits : (bits | (1 << position)) >>> 0
  }, 0)

const flagBit = (bit: number, value: boolean | null) => (value === null ? 0 : (bit << KNOWN_SHIFT) | (value ? bit : 0))

/** The facts of one record, in the order of FactColumns. */
export const factsOf = (record: SearchRecord): readonly number[] => [
  record.prominence,
  flagBit(FREE, record.freeTier) | flagBit(OPEN_SOURCE, record.openSource) | flagBit(API, record.apiAvailable),
  bitsOf(PLATFORMS, record.platforms),
  bitsOf(PRIVACY_FLAGS, record.privacy),
  bitsOf(INTEGRATIONS, record.integrations),
  record.priceCents ?? -1,
]

const lengthOfTopics = ({ keys }: IndexedTool): number => {
  let sum = 0
  for (let at = 2; at < keys.length; at += 2) sum += (keys[at] ?? 0) ** 2
  return Math.sqrt(sum)
}

export const factColumns = (tools: readonly IndexedTool[]): FactColumns => {
  const column = (position: number) => tools.map(({ facts }) => facts[position] ?? 0)
  return {
    prominence: Uint8Array.from(column(0)),
    flags: Uint8Array.from(column(1)),
    platforms: Uint32Array.from(column(2)),
    privacy: Uint32Array.from(column(3)),
    integrations: Uint32Array.from(column(4)),
    priceCents: Int32Array.from(column(5)),
    topicLengths: Float32Array.from(tools, lengthOfTopics),
  }
}

/** What is known about a condition: it holds, it does not, or nobody knows. */
type Verdict = 'yes' | 'no' | 'unknown'

const flagVerdict = (flags: number, bit: number): Verdict =>
  (flags & (bit << KNOWN_SHIFT)) === 0 ? 'unknown' : (flags & bit) === 0 ? 'no' : 'yes'

/** Lists name what a vendor says in public, so a value that is missing is not known rather than wrong. */
const listVerdict = (bits: number, vocabulary: readonly string[], value: string | null): Verdict => {
  const position = vocabulary.indexOf(value ?? '')
  return position >= 0 && (bits >>> position) % 2 === 1 ? 'yes' : 'unknown'
}

/** Whether a tool meets a condition. */
export const verdictOn = (
  facts: FactColumns,
  tool: number,
  condition: { readonly filter: SearchFilter; readonly value: string | null },
): Verdict => {
  const { filter, value } = condition
  switch (filter) {
    case 'FREE_TIER':
      return flagVerdict(facts.flags[tool] ?? 0, FREE)
    case 'OPEN_SOURCE':
      return flagVerdict(facts.flags[tool] ?? 0, OPEN_SOURCE)
    case 'API_AVAILABLE':
      return flagVerdict(facts.flags[tool] ?? 0, API)
    case 'PLATFORM':
      return listVerdict(facts.platforms[tool] ?? 0, PLATFORMS, value) === 'yes' ? 'yes' : 'no'
    case 'PRIVACY':
      return listVerdict(facts.privacy[tool] ?? 0, PRIVACY_FLAGS, value)
    case 'INTEGRATION':
      return listVerdict(facts.integrations[tool] ?? 0, INTEGRATIONS, value)
    case 'MAX_PRICE': {
      const cents = facts.priceCents[tool] ?? -1
      return cents < 0 ? 'unknown' : cents <= Number(value) * 100 ? 'yes' : 'no'
    }
  }
}
