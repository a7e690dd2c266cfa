import { describe, expect, it } from 'vitest'
import { explainMatch } from '#core/search/ranking/explain-match.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, record } from '../search-fixture.ts'

const tool = record('Scribe', {
  aliases: ['Old Quill'],
  vendor: 'Inkworks',
  categoryName: 'Transcription',
  description: 'Turns talks into text.',
  useCases: ['Transcribing interviews', 'Minutes of meetings'],
  features: ['Speaker labels', 'Résumé of each talk'],
  longDescription: 'It began in 2019. Interviews are split by speaker. It costs little.',
})
const index = indexOf([tool, record('Other')], [{ words: ['notes'], means: ['minutes'] }])
const reasons = (text: string) => explainMatch(index, searchTools(index, text), tool)

describe('why a tool matched', () => {
  it('is a phrase of the record with its words as spelled there', () => {
    expect(reasons('transcribe interview')).toEqual([
      { field: 'USE_CASE', text: 'Transcribing interviews', words: ['Transcribing', 'interviews'] },
    ])
  })

  it('has at most three reasons, each for a further word', () => {
    const found = reasons('speaker minutes talks text interviews')
    expect(found).toHaveLength(3)
    expect(found[0]?.field).toBe('DESCRIPTION')
    expect(new Set(found.flatMap(({ words }) => words.map((word) => word.toLowerCase()))).size).toBeGreaterThan(3)
  })

  it('is the name, former name or vendor', () => {
    expect(reasons('scribe')[0]).toEqual({ field: 'NAME', text: 'Scribe', words: ['Scribe'] })
    expect(reasons('old quill')[0]).toEqual({ field: 'ALIAS', text: 'Old Quill', words: ['Old Quill'] })
    expect(reasons('inkworks')[0]).toEqual({ field: 'VENDOR', text: 'Inkworks', words: ['Inkworks'] })
  })

  it('explains a synonym by the record’s phrase', () => {
    expect(reasons('notes')).toEqual([{ field: 'USE_CASE', text: 'Minutes of meetings', words: ['Minutes'] }])
  })

  it('keeps accents', () => {
    expect(reasons('resume talk')[0]?.words).toEqual(['Résumé', 'talk'])
  })

  it('explains the corrected search', () => {
    expect(reasons('intervews')[0]?.words).toEqual(['interviews'])
  })
})
