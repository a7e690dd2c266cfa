import { describe, expect, it } from 'vitest'
import { suggestTools } from '../../../core/search/suggest-tools.ts'
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
  it('are names that begin with the text or have a word that does, then purposes', () => {
    expect(suggested('photo').slice(0, 3).sort()).toEqual(['Adobe Photoshop', 'Photoroom', 'Remini'])
    expect(suggested('photo').indexOf('Remini')).toBe(2)
  })

  it('take the last word for an unfinished one', () => {
    expect(suggested('enhance portr')).toContain('Remini')
    expect(suggested('m')[0]).toBe('Midjourney')
  })

  it('are at most as many as asked for, and none for nothing', () => {
    expect(suggested('photo', 2)).toHaveLength(2)
    expect(suggested('')).toEqual([])
  })
})
