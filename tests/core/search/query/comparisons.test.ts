import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, nameOf, namesFound, namesOf, record } from '../search-fixture.ts'

const photo = { topics: { photo_edit: 1, design_graphic: 0.5 }, categorySlug: 'photo' }
const index = indexOf([
  record('Adobe Photoshop', { ...photo, prominence: 3, description: 'Edits photos.' }),
  record('Pixlr', { ...photo, freeTier: true }),
  record('Luminar', { ...photo, description: 'Edits portraits.' }),
  record('Topaz', { topics: { photo_edit: 0.9 }, categorySlug: 'other' }),
  record('Books', { topics: { accounting: 1 }, description: 'An alternative way to keep books, like paper.' }),
  record('Cursor', { topics: { code: 1 } }),
  record('Copilot', { topics: { code: 1 }, aliases: ['Pilot'] }),
  record('Make', { topics: { automation: 1 } }),
  record('Zapier', { topics: { automation: 1 } }),
  record('Command and Aya', { topics: { code: 1 } }),
])
const alternativesTo = (text: string) => {
  const tool = searchTools(index, text).alternativesTo
  return tool === null ? null : nameOf(index, tool)
}

describe('a search for alternatives', () => {
  it.each([
    'alternative to photoshop',
    'alternatives for Adobe Photoshop',
    'photoshop alternative',
    'adobe photoshop alternatives',
    'free photoshop alternative',
    'something like adobe photoshop',
    'similar to Adobe Photoshop',
    'instead of adobe photoshop',
    'tools like photoshop',
    'cheaper photoshop',
    'photoshop but cheaper',
    'photoshop free alternative',
    'photoshop competitors',
    'alternative to photoshp',
  ])('%s finds similar tools without the tool itself', (text) => {
    const found = namesFound(index, text)
    expect(alternativesTo(text)).toBe('Adobe Photoshop')
    expect(found).not.toContain('Adobe Photoshop')
    expect(found).not.toContain('Books')
    expect(found.slice(0, 3).sort()).toEqual(['Luminar', 'Pixlr', 'Topaz'])
  })

  it('considers conditions and purpose besides the name', () => {
    expect(namesFound(index, 'free photoshop alternative')[0]).toBe('Pixlr')
    expect(namesFound(index, 'photoshop alternative for portraits')[0]).toBe('Luminar')
  })

  it('applies to a tool that does not meet the condition', () => {
    for (const text of ['free photoshop', 'photoshop free', 'free adobe photoshop']) {
      expect(alternativesTo(text)).toBe('Adobe Photoshop')
      expect(namesFound(index, text)[0]).toBe('Pixlr')
    }
  })

  it('does not apply to a tool that meets the condition: it comes first, then similar ones', () => {
    const free = { topics: { photo_edit: 1 }, freeTier: true }
    const editors = indexOf([record('Pixlr', { ...free, prominence: 0 }), record('Fotor', { ...free, prominence: 3 })])
    for (const text of ['free pixlr', 'pixlr free', 'free pixl']) {
      expect(searchTools(editors, text).alternativesTo).toBeNull()
      expect(namesFound(editors, text)).toEqual(['Pixlr', 'Fotor'])
    }
  })

  it('may include less similar tools that meet the condition', () => {
    const far = [
      record('Chat', { topics: { general_assistant: 1, writing: 0.8, code: 0.6 } }),
      record('Server', { topics: { local_models: 1, general_assistant: 0.5 }, privacy: ['self_host'] }),
      record('Desk', { topics: { local_models: 1, general_assistant: 0.5 } }),
    ]
    expect(namesFound(indexOf(far), 'self hosted chat alternative')).toEqual(['Server'])
  })

  it.each(['like paper', 'alternative way', 'alternative', 'like'])('%s names no tool', (text) => {
    expect(alternativesTo(text)).toBeNull()
  })
})

describe('a comparing search', () => {
  it.each([
    ['cursor vs copilot', ['Cursor', 'Copilot']],
    ['Copilot versus Cursor', ['Copilot', 'Cursor']],
    ['cursor or copilot', ['Cursor', 'Copilot']],
    ['compare make and zapier', ['Make', 'Zapier']],
    ['difference between Make and Zapier', ['Make', 'Zapier']],
    ['cursor compared to copilot', ['Cursor', 'Copilot']],
    ['cursor vs copilot vs zapier', ['Cursor', 'Copilot', 'Zapier']],
    ['photoshop vs pixlr for portraits', ['Adobe Photoshop', 'Pixlr']],
    ['compare cursor copilot zapier', ['Cursor', 'Copilot', 'Zapier']],
    ['compare Make, Adobe Photoshop and Pixlr', ['Make', 'Adobe Photoshop', 'Pixlr']],
    ['comparison of cursor with copilot', ['Cursor', 'Copilot']],
    ['compare cursr and zapier', ['Cursor', 'Zapier']],
    ['compare cursor zapier for a small team', ['Cursor', 'Zapier']],
    ['cursor vs copilot vs zapier vs make vs pixlr', ['Cursor', 'Copilot', 'Zapier', 'Make']],
  ])('%s ranks the tools first and reports them', (text, names) => {
    const { compared } = searchTools(index, text)
    expect(namesOf(index, compared)).toEqual(names)
    expect(namesFound(index, text).slice(0, names.length)).toEqual(names)
  })

  it.each([
    'compare',
    'compare cursor',
    'compare photo tools',
    'compare prices of cursor',
    'photos or portraits',
    'books and paper',
    'vs',
    'cursor vs',
    'make or paper',
  ])('%s compares nothing', (text) => {
    expect(searchTools(index, text).compared).toEqual([])
  })
})

describe('names of tools that contain words of comparisons', () => {
  const named = indexOf([
    record('Code vs Cure', { topics: { code: 1 } }),
    record('Compare AI', { topics: { code: 1 } }),
    record('Cursor', { topics: { code: 1 } }),
    record('Make or Break', { topics: { automation: 1 } }),
  ])
  const compared = (text: string) => namesOf(named, searchTools(named, text).compared)

  it.each(['Code vs Cure', 'compare ai', 'Make or Break'])('%s is a name, not a comparison', (text) => {
    expect(compared(text)).toEqual([])
    expect(namesFound(named, text)[0]?.toLowerCase()).toBe(text.toLowerCase())
  })

  it.each([
    ['Code vs Cure vs Cursor', ['Code vs Cure', 'Cursor']],
    ['Cursor vs Compare AI', ['Cursor', 'Compare AI']],
    ['compare Cursor Compare AI', ['Cursor', 'Compare AI']],
    ['compare Make or Break with Code vs Cure', ['Make or Break', 'Code vs Cure']],
  ])('%s compares whole names', (text, names) => expect(compared(text)).toEqual(names))

  it('are found in any order and between any words, and any text is read', () => {
    const names = ['Code vs Cure', 'Compare AI', 'Cursor', 'Make or Break']
    const list = fc.shuffledSubarray(names, { minLength: 2 })
    fc.assert(
      fc.property(list, fc.constantFrom('vs', 'versus', 'VS.'), (chosen, joint) => {
        expect(compared(chosen.join(` ${joint} `))).toEqual(chosen)
        expect(compared(`compare ${chosen.join(' ')}`)).toEqual(chosen)
        expect(compared(`compare ${chosen.join(', ')}`)).toEqual(chosen)
      }),
    )
    const pieces = fc.oneof(fc.string(), fc.constantFrom(...names, 'vs', 'compare', 'or', 'to', ' '))
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const found = compared(parts.join(' '))
        expect(found.length === 0 || (found.length >= 2 && found.length <= 4)).toBe(true)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
