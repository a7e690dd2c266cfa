import { describe, expect, it } from 'vitest'
import { editDistance } from '#core/edit-distance.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, namesFound, record } from './search-fixture.ts'

const index = indexOf([
  record('ChatGPT', { prominence: 3 }),
  record('Midjourney', { prominence: 2 }),
  record('Stable Diffusion', { description: 'A stable model.' }),
  record('Wan', { description: 'Makes videos.' }),
  record('Veo 3', { description: 'Makes videos.' }),
  record('Scribe', { description: 'Transcription of meetings and presentations.' }),
  record('Claus', { description: 'Reads each clause.' }),
  record('Claude'),
])

describe('a misspelled search', () => {
  it.each([
    ['chatgtp', 'ChatGPT', 'ChatGPT'],
    ['midjurney', 'Midjourney', 'Midjourney'],
    ['transcripton', 'transcription', 'Scribe'],
    ['presntation', null, 'Scribe'],
    ['transcripton of meetngs', 'transcription of meetings', 'Scribe'],
  ])('%s is corrected when nothing matches', (text, correction, first) => {
    const result = searchTools(index, text)
    if (correction !== null) expect(result.correction).toBe(correction)
    expect(result.correction).not.toBeNull()
    expect(namesFound(index, text)[0]).toBe(first)
  })

  it('is not corrected when something matches as typed', () => {
    for (const text of ['clause', 'transcripton of meetings', 'chat', 'midj', 'stable']) {
      expect(searchTools(index, text).correction).toBeNull()
    }
  })

  it('is corrected per word beside words that match', () => {
    expect(namesFound(index, 'meetings transcripton')[0]).toBe('Scribe')
    expect(namesFound(index, 'stable difusion')[0]).toBe('Stable Diffusion')
  })

  it.each(['wen', 'vea', 'veo 4', 'gtp', 'wan2', 'scr1be'])('%s has too few letters, or a digit', (text) => {
    const result = searchTools(index, text)
    expect(result.correction).toBeNull()
    expect(namesFound(index, text)).not.toContain('Scribe')
    if (!text.startsWith('veo')) expect(result.ordinals).toHaveLength(0)
  })

  it('counts swapped neighbors as one typo, and stops at the limit', () => {
    expect(editDistance('chatgtp', 'chatgpt', 2)).toBe(1)
    expect(editDistance('kitten', 'sitting', 3)).toBe(3)
    expect(editDistance('kitten', 'sitting', 1)).toBe(2)
  })
})

describe('an unfinished last word', () => {
  it('is treated as a prefix when unknown', () => {
    expect(namesFound(index, 'meetings transcr')[0]).toBe('Scribe')
  })
})
