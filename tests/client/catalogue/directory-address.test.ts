import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DirectoryAddress,
  directoryHref,
  FLAGS,
  NO_FILTERS,
} from '#client/features/catalogue/directory/directory-address.ts'
import { readDirectoryAddress } from '#client/features/catalogue/directory/read-directory-address.ts'
import { cleanSearch } from '#client/lib/list-address.ts'
import {
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  SKILL_LEVELS,
  TEAM_SIZES,
} from '#core/catalogue/vocabulary.ts'
import { MAX_PAGE } from '#core/paging.ts'

const read = (query: string) => readDirectoryAddress(new URLSearchParams(query))
const DEFAULTS: DirectoryAddress = { search: '', ...NO_FILTERS, sort: 'relevance', page: 1 }

describe('the directory URL', () => {
  it('without a query means the whole list, most relevant first', () => {
    expect(read('')).toEqual(DEFAULTS)
    expect(directoryHref(DEFAULTS)).toBe('/ai-tools')
  })

  it('contains search, filters, sort and page', () => {
    const query =
      'search=a+%26+b&category=design,no-code-website-builders&pricing=free,paid&platform=ios,mac&integration=notion,slack&privacy=hipaa,soc2&skill=everyone,trained&team=solo&price=20&free=1&open=1&verified=1&sort=price&page=3'
    expect(read(query)).toEqual({
      search: 'a & b',
      categories: ['design', 'no-code-website-builders'],
      pricing: ['free', 'paid'],
      platforms: ['mac', 'ios'],
      integrations: ['slack', 'notion'],
      privacy: ['soc2', 'hipaa'],
      skills: ['everyone', 'trained'],
      teams: ['solo'],
      price: 20,
      flags: ['free', 'open', 'verified'],
      sort: 'price',
      page: 3,
    })
    expect(directoryHref(read(query))).toBe(`/ai-tools?${query}`)
  })

  it('reads filter values joined or, as from a form, repeated', () => {
    const state = read('category=writing&category=design,writing&pricing=paid&pricing=free&search=&sort=relevance')
    expect(directoryHref(state)).toBe('/ai-tools?category=design,writing&pricing=free,paid')
  })

  it.each([
    'search=&category=&pricing=&sort=&page=',
    'category=No%20Code&pricing=cheap&sort=random&page=0',
    'category=%3Cscript%3E&pricing=constructor&sort=__proto__&page=-1',
    'category=-a&page=1.5',
    'platform=amiga&free=true&api=0&verified=',
    'page=2e3',
    'integration=carrier-pigeon&privacy=none&skill=5&team=huge&open=yes',
    'price=-1',
    'price=1.5',
    'price=010',
    'price=99999',
    `category=${'a'.repeat(81)}&page=999999`,
  ])('ignores unknown values: %s', (query) => {
    expect(read(query)).toEqual(DEFAULTS)
  })

  it('never exceeds the largest page number of the API', () => {
    expect(read('page=99999').page).toBeLessThanOrEqual(MAX_PAGE)
  })

  it('has one form for every state, and reads it back', () => {
    const some = <T>(values: readonly T[]) => fc.subarray([...values])
    const states = fc.record({
      search: fc.string({ unit: 'grapheme', maxLength: 120 }).map(cleanSearch),
      categories: some(['design', 'notes-knowledge', 'writing']),
      pricing: some(PRICING_MODELS),
      platforms: some(PLATFORMS),
      integrations: some(INTEGRATIONS),
      privacy: some(PRIVACY_FLAGS),
      skills: some(SKILL_LEVELS),
      teams: some(TEAM_SIZES),
      price: fc.constantFrom(null, 0, 20, 9999),
      flags: some(FLAGS),
      sort: fc.constantFrom('relevance', 'price', 'newest', 'name'),
      page: fc.integer({ min: 1, max: 2000 }),
    })
    fc.assert(
      fc.property(states, (state) => {
        const href = directoryHref(state)
        expect(readDirectoryAddress(new URL(href, 'https://toolfinch.test').searchParams)).toEqual(state)
      }),
    )
  })
})

describe('a search', () => {
  it('is trimmed and collapsed, without control characters', () => {
    expect(cleanSearch('  image \u0000\n  generation\ud800 ')).toBe('image generation')
  })

  it('is truncated at 100 characters without splitting one', () => {
    expect([...cleanSearch('🪶'.repeat(130))]).toHaveLength(100)
  })
})
