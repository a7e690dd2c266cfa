import { INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS, type PrivacyFlag } from '../../catalogue/vocabulary.ts'
import type { SearchFilter } from '../search-result.ts'
import { type Arrangement, arrangeColumn } from './arrange.ts'
import type { FactColumns } from './search-index.ts'
import { type SearchRecord, topicsOf } from './search-record.ts'

const FREE = 1
const OPEN_SOURCE = 2
const API = 4
const MCP_SERVER = 8
/** Set when the value is known, so that unknown differs from false. */
const KNOWN_SHIFT = 4

const bitsOf = (vocabulary: readonly string[], values: readonly string[]): number =>
  values.reduce((bits, value) => {
    const position = vocabulary.indexOf(value)
    return position < 0 ? bits : (bits | (1 << position)) >>> 0
  }, 0)

const flagBit = (bit: number, value: boolean | null) => (value === null ? 0 : (bit << KNOWN_SHIFT) | (value ? bit : 0))

const lengthOfTopics = (record: SearchRecord): number =>
  Math.sqrt(topicsOf(record).reduce((sum, [, weight]) => sum + weight ** 2, 0))

export const factColumns = (records: readonly SearchRecord[]): FactColumns => ({
  prominence: Uint8Array.from(records, ({ prominence }) => prominence),
  flags: Uint8Array.from(
    records,
    ({ freeTier, openSource, apiAvailable, mcpServer }) =>
      flagBit(FREE, freeTier) |
      flagBit(OPEN_SOURCE, openSource) |
      flagBit(API, apiAvailable) |
      flagBit(MCP_SERVER, mcpServer),
  ),
  platforms: Uint32Array.from(records, ({ platforms }) => bitsOf(PLATFORMS, platforms)),
  privacy: Uint32Array.from(records, ({ privacy }) => bitsOf(PRIVACY_FLAGS, privacy)),
  integrations: Uint32Array.from(records, ({ integrations }) => bitsOf(INTEGRATIONS, integrations)),
  priceCents: Int32Array.from(records, ({ priceCents }) => priceCents ?? -1),
  topicLengths: Float32Array.from(records, lengthOfTopics),
})

export const arrangeFacts = (arrangement: Arrangement, before: FactColumns, added: FactColumns): FactColumns => {
  const { length } = arrangement.sources
  const arrange = <Column extends Uint8Array | Uint32Array | Int32Array | Float32Array>(
    made: Column,
    name: keyof FactColumns,
  ) => arrangeColumn(made, arrangement, before[name], added[name])
  return {
    prominence: arrange(new Uint8Array(length), 'prominence'),
    flags: arrange(new Uint8Array(length), 'flags'),
    platforms: arrange(new Uint32Array(length), 'platforms'),
    privacy: arrange(new Uint32Array(length), 'privacy'),
    integrations: arrange(new Uint32Array(length), 'integrations'),
    priceCents: arrange(new Int32Array(length), 'priceCents'),
    topicLengths: arrange(new Float32Array(length), 'topicLengths'),
  }
}

export type Verdict = 'yes' | 'no' | 'unknown'

const flagVerdict = (flags: number, bit: number): Verdict =>
  (flags & (bit << KNOWN_SHIFT)) === 0 ? 'unknown' : (flags & bit) === 0 ? 'no' : 'yes'

/** Lists name public claims, so a missing value is unknown rather than false. */
const listVerdict = (bits: number, vocabulary: readonly string[], value: string | null): Verdict => {
  const position = vocabulary.indexOf(value ?? '')
  return position >= 0 && (bits >>> position) % 2 === 1 ? 'yes' : 'unknown'
}

/** Software whose source is closed and that makes no such claim runs on its vendor's servers. */
const ownComputersVerdict = ({ privacy, flags }: FactColumns, tool: number): Verdict => {
  const claims = privacy[tool] ?? 0
  if (OWN_CLAIMS.some((claim) => listVerdict(claims, PRIVACY_FLAGS, claim) === 'yes')) return 'yes'
  return flagVerdict(flags[tool] ?? 0, OPEN_SOURCE) === 'no' ? 'no' : 'unknown'
}

/** Either keeps data on the user's own computers. */
const OWN_CLAIMS: readonly PrivacyFlag[] = ['self_host', 'on_device']

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
    case 'MCP_SERVER':
      return flagVerdict(facts.flags[tool] ?? 0, MCP_SERVER)
    case 'PLATFORM':
      return listVerdict(facts.platforms[tool] ?? 0, PLATFORMS, value) === 'yes' ? 'yes' : 'no'
    case 'PRIVACY':
      if (value === 'self_host' && ownComputersVerdict(facts, tool) === 'no') return 'no'
      return listVerdict(facts.privacy[tool] ?? 0, PRIVACY_FLAGS, value)
    case 'INTEGRATION':
      return listVerdict(facts.integrations[tool] ?? 0, INTEGRATIONS, value)
    case 'OWN_COMPUTERS':
      return ownComputersVerdict(facts, tool)
    case 'NO_SUBSCRIPTION':
      // A tool without a monthly price may be sold once.
      if (flagVerdict(facts.flags[tool] ?? 0, FREE) === 'yes') return 'yes'
      return (facts.priceCents[tool] ?? -1) < 0 ? 'unknown' : 'no'
    case 'MAX_PRICE': {
      const cents = facts.priceCents[tool] ?? -1
      return cents < 0 ? 'unknown' : cents <= Number(value) * 100 ? 'yes' : 'no'
    }
  }
}
