import { describe, expect, it } from 'vitest'
import { applySearchChanges, buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import { indexOf, namesFound, record } from './search-fixture.ts'

const records = [
  record('Alpha', { description: 'Plans trips to Rome.' }),
  record('Beta', { description: 'Plans meetings.' }),
  record('Gamma', { description: 'Cuts videos.' }),
]
const answers = (index: SearchIndex, text: string) => {
  const { ordinals, relevance, correction } = searchTools(index, text)
  return { found: Array.from(ordinals, (ordinal) => textAt(index.ids, ordinal)), relevance: [...relevance], correction }
}

describe('the search index', () => {
  it('does not depend on the order of the records', () => {
    expect(answers(indexOf(records), 'plans')).toEqual(answers(indexOf(records.toReversed()), 'plans'))
  })

  it('only reads the words of new and changed records', () => {
    const before = indexOf(records)
    const changed = record('Beta', { description: 'Plans weddings.' })
    const after = buildSearchIndex(
      [records[0], changed, records[2]].filter((each) => each !== undefined),
      { synonyms: [], jobs: [], outsideProducts: [] },
      before,
    )
    expect(namesFound(after, 'weddings')).toEqual(['Beta'])
    expect(namesFound(after, 'meetings')).toEqual([])
    expect(namesFound(before, 'meetings')).toEqual(['Beta'])
  })

  it('applies changes as a delta without touching the previous index', () => {
    const before = indexOf(records)
    const after = applySearchChanges(before, {
      changed: [record('Beta', { description: 'Plans weddings.' }), record('Delta', { description: 'Plans gardens.' })],
      removed: ['id-alpha'],
    })
    expect(namesFound(after, 'plans').sort()).toEqual(['Beta', 'Delta'])
    expect(namesFound(after, 'rome')).toEqual([])
    expect(namesFound(before, 'plans').sort()).toEqual(['Alpha', 'Beta'])
    // A word no tool has anymore is unknown, so nothing is corrected to it.
    expect(searchTools(after, 'meetngs').correction).toBeNull()
  })

  it('searches the same after a structured clone', () => {
    const index = indexOf(records)
    expect(answers(structuredClone(index), 'plan trips')).toEqual(answers(index, 'plan trips'))
  })

  it('finds nothing in an empty catalog', () => {
    for (const text of ['chat', '', 'free', 'a vs b', 'alternative to x'])
      expect(namesFound(indexOf([]), text)).toEqual([])
  })
})
