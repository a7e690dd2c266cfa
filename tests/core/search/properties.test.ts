import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySearchChanges } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import { explainMatch } from '#core/search/ranking/explain-match.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { suggestTools } from '#core/search/suggest-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import { indexOf, record } from './search-fixture.ts'

const WORDS =
  'free chat video Mac vs alternative to like photo editor notes C++ wörter Ωσς 3d ai Slack under $20 İ'.split(' ')
const words = (max: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((list) => list.join(' '))
const anyText = fc.oneof(
  words(8),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((codes) => String.fromCharCode(...codes)),
)
const name = fc.oneof(words(3), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
const catalogueOf = (max: number) =>
  fc
    .array(fc.tuple(name, name, words(8), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: max })
    .map((rows) =>
      rows.map(([title, alias, description, prominence], at) =>
        record(title === '' ? 'x' : title, { slug: `tool-${at}`, aliases: [alias], description, prominence }),
      ),
    )
const answers = (index: SearchIndex, text: string) => {
  const { ordinals, relevance, compared, alternativesTo, ...rest } = searchTools(index, text)
  const idsOf = (list: Iterable<number>) => Array.from(list, (ordinal) => textAt(index.ids, ordinal))
  return {
    ids: idsOf(ordinals),
    relevance: [...relevance],
    compared: idsOf(compared),
    alternativesTo: alternativesTo === null ? null : textAt(index.ids, alternativesTo),
    understood: rest.understood,
    correction: rest.correction,
  }
}

const suggested = (index: SearchIndex, text: string) =>
  suggestTools(index, text, 5).map((ordinal) => textAt(index.ids, ordinal))

describe('any search over any catalog', () => {
  it('never throws, finds every name that contains the text, and is ordered', () => {
    fc.assert(
      fc.property(catalogueOf(6), anyText, (records, text) => {
        const index = indexOf(records)
        const result = searchTools(index, text)
        for (const each of records) expect(explainMatch(index, result, each).length).toBeLessThanOrEqual(3)
        expect(suggestTools(index, text, 5).length).toBeLessThanOrEqual(5)
        const { ids, relevance } = answers(index, text)
        expect(answers(index, text).ids).toEqual(ids)
        expect(new Set(ids).size).toBe(ids.length)
        expect(relevance).toEqual(relevance.toSorted((a, b) => b - a))
        expect(relevance.every((share) => share > 0 && share <= 1)).toBe(true)
        const typed = text.trim().toLowerCase()
        if (typed === '' || result.alternativesTo !== null || result.compared.length > 0) return
        const named = records.filter((each) => each.name.toLowerCase().includes(typed))
        expect(named.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('equals a new index after many changes, including names that become ordinary words and back', () => {
    const catalogue = catalogueOf(6)
    fc.assert(
      fc.property(
        catalogue,
        fc.array(fc.tuple(catalogue, fc.nat(5)), { maxLength: 5 }),
        words(4),
        (first, steps, text) => {
          let tools = new Map(first.map((each) => [each.id, each]))
          let index = indexOf(first)
          for (const [changed, removed] of steps) {
            const gone = [...tools.keys()][removed] ?? 'none'
            tools = new Map([...tools].filter(([id]) => id !== gone))
            for (const each of changed) tools.set(each.id, each)
            index = applySearchChanges(index, { changed, removed: [gone] })
            const whole = indexOf([...tools.values()])
            expect(answers(index, text)).toEqual(answers(whole, text))
            expect(suggested(index, text)).toEqual(suggested(whole, text))
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('equals an index of the whole catalog after changes', () => {
    fc.assert(
      fc.property(catalogueOf(6), catalogueOf(4), fc.nat(5), words(4), (before, changed, removed, text) => {
        const gone = before[removed]?.id ?? 'none'
        const left = before.filter(({ id }) => id !== gone && !changed.some((each) => each.id === id))
        const delta = applySearchChanges(indexOf(before), { changed, removed: [gone] })
        const whole = indexOf([...left, ...changed])
        expect(answers(delta, text)).toEqual(answers(whole, text))
      }),
      { numRuns: 200 },
    )
  })
})
