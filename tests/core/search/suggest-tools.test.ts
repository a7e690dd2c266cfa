import { describe, expect, it } from 'vitest'
import { suggestTools } from '#core/search/suggest-tools.ts'
import { indexOf, namesOf, record } from './search-fixture.ts'

const index = indexOf([
  record('Photoroom', { prominence: 1 }),
  record('Adobe Photoshop', { prominence: 3 }),
  record('Remini', { description: 'Enhances photos and portraits.', useCases: ['Photos of families'], prominence: 3 }),
  record('Midjourney', { prominence: 2 }),
  record('Biphotonics'),
])
const suggested = (text: string, limit = 8) => namesOf(index, suggestTools(index, text, limit))

describe('suggestions while typing', () => {
  it('are names with a word starting with the text, then purposes', () => {
    expect(suggested('photo').slice(0, 3).sort()).toEqual(['Adobe Photoshop', 'Photoroom', 'Remini'])
    expect(suggested('photo').indexOf('Remini')).toBe(2)
  })

  it('treat the last word as incomplete', () => {
    expect(suggested('enhance portr')).toContain('Remini')
    expect(suggested('m')[0]).toBe('Midjourney')
  })

  it('are limited, and empty for an empty text', () => {
    expect(suggested('photo', 2)).toHaveLength(2)
    expect(suggested('')).toEqual([])
  })
})
