import { describe, expect, it } from 'vitest'
import { other, rules, tool } from './catalogue-fixture.ts'

const release = { latest_release: '1.2.0', latest_release_on: '2026-03-05' }
const fact = { source: 'public_list', as_of: '2026-03', url: 'https://packages.example/abacus' } as const

describe('a license', () => {
  it('is reported for a tool that is not open source', () => {
    expect(rules([tool({ open_source: false, license: 'MIT' })])).toEqual(['license'])
  })

  it.each([
    ['an open-source tool', { open_source: true }],
    ['a tool of which it is not known', { open_source: null }],
    ['a model', { open_source: false, category: 'ai-models', topics: { models: 1, writing: 0.5 } }],
  ])('is accepted for %s', (_, changes) => {
    expect(rules([tool({ ...changes, license: 'MIT' })])).not.toContain('license')
  })
})

describe('a release', () => {
  it.each([[{ latest_release: '1.2.0' }], [{ latest_release_on: '2026-03-05' }]])(
    'is reported without its version or its day: %j',
    (changes) => {
      expect(rules([tool({ ...changes, facts: {} })])).toContain('release')
    },
  )

  it('is reported when it is newer than its fact', () => {
    expect(rules([tool({ ...release, facts: { latest_release: { ...fact, as_of: '2026-02' } } })])).toEqual(['release'])
  })

  it('is accepted with both', () => {
    expect(rules([tool({ ...release, facts: { latest_release: fact } }), other({})])).toEqual([])
  })
})

describe('a context window', () => {
  it('is reported outside the categories of models', () => {
    expect(rules([tool({ context_window: 200_000 })])).toEqual(['context-window'])
  })

  it.each(['ai-models', 'model-apis'])('is accepted in %s', (category) => {
    expect(rules([tool({ context_window: 200_000, category })])).not.toContain('context-window')
  })
})

describe('the source of a value', () => {
  it.each(['license', 'mcp_server', 'latest_release', 'context_window'])('is reported when %s is unknown', (field) => {
    expect(rules([tool({ facts: { [field]: fact } })])).toEqual(['source'])
  })
})
