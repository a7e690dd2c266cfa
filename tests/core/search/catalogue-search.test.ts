import { describe, expect, it } from 'vitest'
import { lintSynonyms } from '#core/catalogue/lint/synonyms.ts'
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import { synonymFileSchema } from '#core/search/index/synonym-file.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import { DATA_DIR } from '#lab/eval/catalogue.ts'
import { readSearchRecords } from '#lab/eval-search/catalogue.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { readSearchWords } from '#server/areas/catalogue/search/read-search-words.ts'
import { catalogue, tool } from '../catalogue/catalogue-fixture.ts'

describe('the catalog search', () => {
  const records = readSearchRecords()
  const index = buildSearchIndex(records, readSearchWords())

  it('ranks every tool first for its exact name, in any case', () => {
    const wrong = records.flatMap(({ id, name }) =>
      [name, name.toLowerCase(), name.toUpperCase()]
        .filter((text) => textAt(index.ids, searchTools(index, text).ordinals[0] ?? -1) !== id)
        .map((text) => `${text} -> ${textAt(index.ids, searchTools(index, text).ordinals[0] ?? -1)}`),
    )
    expect(wrong).toEqual([])
  })

  it('does not depend on the order of topics in a record', () => {
    const reversed = records.map((each) => ({
      ...each,
      topics: Object.fromEntries(Object.entries(each.topics).reverse()),
    }))
    const other = buildSearchIndex(reversed, readSearchWords())
    for (const text of ['no-code website builder', 'review code', 'tools like canva']) {
      expect(searchTools(other, text).ordinals, text).toEqual(searchTools(index, text).ordinals)
    }
  })

  it.each([
    ['transcribe meetings', 'meeting-assistants'],
    ['chatbot for website', 'customer-support'],
    ['run a local llm', 'local-ai'],
    ['photoshop alternative', 'photo-editing'],
    ['ai tools for teachers', 'education'],
    ['for lawyers', 'legal'],
    ['text to speech', 'voice-speech'],
    ['write a cover letter', 'resume-job-search'],
  ])('finds matching tools for "%s"', (text, category) => {
    const byId = new Map(records.map((record) => [record.id, record]))
    const first = Array.from(searchTools(index, text).ordinals.slice(0, 5), (at) => byId.get(textAt(index.ids, at)))
    expect(first.filter((record) => record?.categorySlug === category).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the synonyms', () => {
  const read = () => synonymFileSchema.parse({ synonyms: readSearchWords().synonyms }).synonyms

  it('follow their rules', () => {
    expect(read().length).toBeGreaterThanOrEqual(250)
    expect(lintSynonyms(read(), parseDataFiles(readDataFiles(DATA_DIR)))).toEqual([])
  })

  it.each([
    [{ words: ['letters'] }, 'synonym-without-meaning'],
    [{ words: ['best'], means: ['letters'] }, 'synonym-of-nothing'],
    [{ words: ['for the'], means: ['letters'] }, 'synonym-of-nothing'],
    [{ words: ['mail', 'Mail'], means: ['letters'] }, 'synonym-twice'],
    [{ words: ['mail'], means: ['parchment'] }, 'synonym-unknown'],
    [{ words: ['mail'], categories: ['parchments'] }, 'unknown-category'],
  ])('%o violate the rule %s', (synonym, rule) => {
    expect(lintSynonyms([synonym], catalogue([tool()])).map((problem) => problem.rule)).toEqual([rule])
  })
})
