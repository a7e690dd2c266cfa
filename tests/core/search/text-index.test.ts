import { describe, expect, test } from 'vitest'
import type { Synonym } from '#core/search/index/search-record.ts'
import { buildTextIndex, type SearchedText, searchTexts } from '#core/search/text-index.ts'

const text = (title: string, description = '', changes: Partial<SearchedText> = {}): SearchedText => ({
  id: title,
  title,
  description,
  headings: [],
  body: '',
  literal: `${title}\n${description}`,
  ...changes,
})
const SYNONYMS: readonly Synonym[] = [{ words: ['lawyer', 'attorney at law'], means: ['legal'] }]
const TEXTS = [
  text('Otter vs Fireflies', 'Which of the two transcribes meetings better, and what each costs.'),
  text('Legal AI tools', 'Contract review and research compared.'),
  text('Organizing notes', 'Notebooks, links and color labels for 50% less effort.'),
  text('A chatbot for a website', 'Answer customers day and night.'),
  text('Best AI tools for teachers', 'Lesson plans and grading.', { headings: ['Marking essays'] }),
  text('Granola vs Fathom', 'Notes of calls.'),
]
const index = buildTextIndex(TEXTS, SYNONYMS)
const titlesOf = (search: string, anyWord?: boolean) =>
  searchTexts(index, search, anyWord).map((position) => TEXTS[position]?.title)

describe('the full-text search', () => {
  test.each([
    ['transcribing meeting', 'Otter vs Fireflies'],
    ['organise colour', 'Organizing notes'],
    ['transcibe meetings', 'Otter vs Fireflies'],
    ['chat bot', 'A chatbot for a website'],
    ['orgnaizing', 'Organizing notes'],
    ['lawyers', 'Legal AI tools'],
    ['for an attorney at law', 'Legal AI tools'],
    ['teach', 'Best AI tools for teachers'],
    ['how do I mark essays', 'Best AI tools for teachers'],
  ])('ranks first for %s: %s', (search, title) => {
    expect(titlesOf(search)[0]).toBe(title)
  })

  test('finds nothing by common words, unless there are no others', () => {
    expect(titlesOf('best ai tools for lawyers')).toEqual(['Legal AI tools'])
    expect(titlesOf('ai tools').sort()).toEqual(['Best AI tools for teachers', 'Legal AI tools'])
    expect(titlesOf('fireflies versus otter')).toEqual(['Otter vs Fireflies'])
    expect(titlesOf('vs').sort()).toEqual(['Granola vs Fathom', 'Otter vs Fireflies'])
  })

  test('finds whole words and prefixes, and substrings only in literal texts', () => {
    expect(titlesOf('ireflie')).toEqual(['Otter vs Fireflies'])
    expect(titlesOf('0%')).toEqual(['Organizing notes'])
    const inBody = [text('One', '', { body: 'A video of a clear guide.', literal: 'One' })]
    const body = buildTextIndex(inBody, [])
    expect(searchTexts(body, 'ide')).toEqual([])
    expect(searchTexts(body, '%')).toEqual([])
    expect(searchTexts(body, 'guid')).toEqual([0])
  })

  test('ranks texts with all words before partial matches', () => {
    expect(titlesOf('legal contract')).toEqual(['Legal AI tools'])
    expect(titlesOf('legal chatbots').sort()).toEqual(['A chatbot for a website', 'Legal AI tools'])
    expect(titlesOf('legal contract teachers', true)[0]).toBe('Legal AI tools')
  })

  test('keeps the given order of ties', () => {
    const equals = ['b', 'a', 'c'].map((id) => text('Same title', 'same text', { id }))
    expect(searchTexts(buildTextIndex(equals, []), 'same title')).toEqual([0, 1, 2])
  })

  test('equals a new index after a change', () => {
    const changed = [text('A new page', 'About spreadsheets'), ...TEXTS.slice(1)]
    const fresh = buildTextIndex(changed, SYNONYMS)
    const updated = buildTextIndex(changed, SYNONYMS, index)
    for (const search of ['transcribe', 'spreadsheets', 'legal', 'chat bot', 'ai tools', 'orgnaizing']) {
      expect(searchTexts(updated, search), search).toEqual(searchTexts(fresh, search))
    }
  })

  test('finds nothing for empty texts and unknown words', () => {
    expect(titlesOf('zzqx '.repeat(20))).toEqual([])
    expect(titlesOf('')).toEqual([])
    expect(searchTexts(buildTextIndex([], []), 'legal')).toEqual([])
  })
})
