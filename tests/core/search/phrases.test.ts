import { describe, expect, it } from 'vitest'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, namesFound, record } from './search-fixture.ts'

const filler = Array.from({ length: 20 }, (_, at) => record(`Filler ${at}`, { description: 'Writes letters.' }))

describe('a phrase with a meaning', () => {
  const records = [
    record('Studio', { topics: { voice: 1 }, description: 'Cleans up sound.' }),
    record('Cutout', { topics: { photo_edit: 1 }, description: 'Edits photos.' }),
    record('Score', { topics: { music: 1 }, description: 'Composes songs.' }),
    ...filler,
  ]
  const index = indexOf(records, [
    { words: ['remove background'], topics: ['photo_edit'] },
    { words: ['remove background noise'], topics: ['voice'] },
    { words: ['edit photos'], topics: ['photo_edit'] },
    { words: ['create songs'], topics: ['music'] },
    { words: ['songs facebook'], topics: ['voice'] },
  ])

  it('is the longest match', () => {
    expect(namesFound(index, 'remove background noise')).toEqual(['Studio'])
    expect(namesFound(index, 'remove background')).toEqual(['Cutout'])
  })

  it('is the one with more significant words', () => {
    expect(namesFound(index, 'create songs for facebook')[0]).toBe('Studio')
    expect(namesFound(index, 'create songs')).toEqual(['Score'])
  })

  it('may enclose another word', () => {
    expect(namesFound(index, 'remove the messy background')).toEqual(['Cutout'])
  })

  it('is looked up as a whole before its words', () => {
    const whole = indexOf(
      [
        record('Both', { description: 'Unit tests.' }),
        record('One', { description: 'Tests.', features: ['Tests', 'More tests'] }),
      ],
      [{ words: ['unit tests'], topics: ['dev_tools'] }],
    )
    expect(namesFound(whole, 'unit tests')[0]).toBe('Both')
  })

  it('hides conditions among its words', () => {
    const audits = indexOf(
      [record('Audit', { topics: { security: 1 } }), record('Sheets', { privacy: ['soc2'], description: 'Sheets.' })],
      [{ words: ['get soc 2 certified'], topics: ['security'] }],
    )
    expect(searchTools(audits, 'get soc 2 certified').understood).toEqual([])
    expect(namesFound(audits, 'get soc 2 certified')[0]).toBe('Audit')
    expect(searchTools(audits, 'sheets soc 2 certified').understood.map(({ filter }) => filter)).toEqual(['PRIVACY'])
  })
})

describe('an unknown word', () => {
  it('gets the meaning of the word it misspells', () => {
    const index = indexOf(
      [record('Deck', { topics: { presentation: 1 } }), record('Paper', { description: 'A maker of presents.' })],
      [{ words: ['presentation'], topics: ['presentation'] }],
    )
    expect(namesFound(index, 'paper presentaton')).toContain('Deck')
  })

  it('counts little if it is a number beside other words', () => {
    const index = indexOf([
      record('Opus', { description: 'Writes letters.' }),
      record('Numbers', { description: 'Sizes 4 and 5.', features: ['4', '5'] }),
    ])
    expect(namesFound(index, 'opus 4 5')[0]).toBe('Opus')
    expect(namesFound(index, 'opus 4 5')).not.toContain('Numbers')
  })
})

describe('a search no tool is made for', () => {
  const index = indexOf([
    record('Helper', { topics: { general_assistant: 1 }, prominence: 3 }),
    record('Planner', { longDescription: 'It plans the week, meals, trips, chores, money and sometimes a wedding.' }),
    record('Weddings', {
      name: 'Weddings',
      description: 'Plans a wedding.',
      useCases: ['Plan the wedding of a friend'],
    }),
    ...filler,
  ])

  it('finds general assistants next to passing mentions', () => {
    expect(
      namesFound(index, 'chores, birthday of grandma, visit of uncle, letters by friends, sunday lunch'),
    ).toContain('Helper')
  })

  it('does not when a tool is made for it, nor when nothing is found', () => {
    expect(namesFound(index, 'plan a wedding')).not.toContain('Helper')
    expect(namesFound(index, 'qwxzv')).toEqual([])
  })
})
