import { describe, expect, it } from 'vitest'
import { MIN_RELEVANCE } from '#core/search/ranking/conditions.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, namesFound, record } from './search-fixture.ts'

describe('a search for a purpose', () => {
  it('finds other forms of a word, and whole words only', () => {
    const index = indexOf([
      record('A', { description: 'Translates letters.' }),
      record('B', { description: 'A translator for offices.' }),
      record('C', { description: 'Cuts video.' }),
      record('D', { description: 'An ide.' }),
    ])
    expect(namesFound(index, 'translation').sort()).toEqual(['A', 'B'])
    expect(namesFound(index, 'ide')).toEqual(['D'])
  })

  it.each([
    ['colour', 'color'],
    ['organise', 'organize'],
    ['analyse', 'analysis'],
    ['summarising', 'summarize'],
    ['e-mail', 'email'],
    ['catalogue', 'catalog'],
    ['centre', 'center'],
    ['voice-over', 'voiceover'],
    ['chat bot', 'chatbot'],
    ['notetaking', 'note taking'],
  ])('treats %s and %s as equal', (typed, written) => {
    const index = indexOf([record('Match', { description: `About ${written} here.` }), record('Other')])
    expect(namesFound(index, typed)).toEqual(['Match'])
    const reverse = indexOf([record('Match', { description: `About ${typed} here.` }), record('Other')])
    expect(namesFound(reverse, written)).toEqual(['Match'])
  })

  it.each([
    ['general', 'generate'],
    ['customers', 'custom'],
    ['applicants', 'applications'],
    ['university', 'universal'],
  ])('does not treat %s as a form of %s', (typed, written) => {
    const records = [record('A', { description: `Some ${written}.` }), record('B', { description: `Some ${typed}.` })]
    expect(namesFound(indexOf(records), typed)).toEqual(['B'])
  })

  it('prefers the tool that covers more of the search', () => {
    const index = indexOf([
      record('Notes', { description: 'Takes notes.', useCases: ['Notes for school', 'Notes for work'] }),
      record('Meetings', { description: 'Notes of meetings.' }),
    ])
    expect(namesFound(index, 'meeting notes')[0]).toBe('Meetings')
  })

  it('prefers the tool with all words in one phrase', () => {
    const index = indexOf([
      record('A', { useCases: ['Translate books', 'Read contracts', 'Write letters'] }),
      record('B', { useCases: ['Translate contracts', 'Read books', 'Write letters'] }),
    ])
    expect(namesFound(index, 'translate contracts')[0]).toBe('B')
  })

  it('prefers prominent tools among equals, then the first slug', () => {
    const text = { description: 'Plans trips.' }
    const index = indexOf([record('B', text), record('A', text), record('C', { ...text, prominence: 3 })])
    expect(namesFound(index, 'trips')).toEqual(['C', 'A', 'B'])
  })

  it('weighs the category and the main topic more than a side topic and a mention', () => {
    const index = indexOf([
      record('Mention', { longDescription: 'It also helps with music.' }),
      record('Side', { topics: { voice: 1, music: 0.8 } }),
      record('Main', { topics: { music: 1 } }),
    ])
    expect(namesFound(index, 'music')).toEqual(['Main', 'Side'])
  })

  it('finds nothing by weak words alone and ignores stop words', () => {
    const index = indexOf([
      record('App', { description: 'An online app that is a tool.' }),
      record('Trips', { description: 'Plans trips.' }),
    ])
    expect(namesFound(index, 'the best online app for my trips')).toEqual(['Trips'])
  })

  it('cuts off results far below the best', () => {
    const index = indexOf([
      record('Best', {
        description: 'Solves sudoku puzzles.',
        features: ['Sudoku puzzles of any size'],
        prominence: 3,
      }),
      record('Far', { longDescription: 'Nobody knows puzzles.', prominence: 0 }),
    ])
    expect(namesFound(index, 'sudoku puzzles')).toEqual(['Best'])
    const { relevance } = searchTools(index, 'puzzles')
    expect([...relevance].every((share) => share >= MIN_RELEVANCE && share <= 1)).toBe(true)
  })
})

describe('synonyms', () => {
  const transcribe = { words: ['dictate', 'speech to text'], means: ['transcription'], topics: ['transcription'] }

  it('find records in other words, by word, topic, category, industry and role', () => {
    const index = indexOf(
      [
        record('Word', { description: 'Does transcription.', useCases: ['Transcription of talks'] }),
        record('Topic', { topics: { transcription: 1 } }),
        record('Category', { categorySlug: 'law' }),
        record('Industry', { industries: ['education'] }),
        record('Role', { roles: ['sales'] }),
      ],
      [
        transcribe,
        { words: ['lawyer'], categories: ['law'] },
        { words: ['school'], industries: ['education'] },
        { words: ['closer'], roles: ['sales'] },
      ],
    )
    expect(namesFound(index, 'dictation').sort()).toEqual(['Topic', 'Word'])
    expect(namesFound(index, 'speech to text').sort()).toEqual(['Topic', 'Word'])
    expect(namesFound(index, 'for lawyers')).toEqual(['Category'])
    expect(namesFound(index, 'schools')).toEqual(['Industry'])
    expect(namesFound(index, 'closers')).toEqual(['Role'])
  })

  it('count less than words as typed', () => {
    const index = indexOf(
      [
        record('Synonym', { description: 'Does transcription.', useCases: ['Transcription of talks'], prominence: 2 }),
        record('Typed', { description: 'You dictate.', useCases: ['Dictate letters'], prominence: 2 }),
      ],
      [{ words: ['dictate'], means: ['transcription'] }],
    )
    expect(namesFound(index, 'dictate')).toEqual(['Typed', 'Synonym'])
  })

  it('of a phrase do not apply to its words alone', () => {
    const index = indexOf([record('A', { description: 'Does transcription.' })], [transcribe])
    expect(namesFound(index, 'text')).toEqual([])
  })

  it('include topic labels', () => {
    expect(namesFound(indexOf([record('A', { topics: { support: 0.9 } })]), 'customer support')).toEqual(['A'])
  })
})
