import { describe, expect, it } from 'vitest'
import type { PageBlock } from '#core/pages/page-model.ts'
import { type GateInput, gateDecision } from '#core/pages/quality-gate.ts'
import { signatureOf, similarityOf } from '#core/pages/text-signature.ts'

const good: GateInput = {
  title: 'Abacus vs Birch: paid plans from $5 and $9',
  metaDescription:
    'Abacus starts at $5 a month and Birch at $9. They differ in 4 of 9 known facts. See which one to choose.',
  blocks: [{ kind: 'paragraph', line: ['A text.'] }],
  words: 400,
  distinctFacts: 3,
  comparison: { known: 6, competes: true, isWanted: true },
  nearest: { slug: 'abacus-vs-cedar', similarity: 0.5 },
}
const problems = (changes: Partial<GateInput>) => gateDecision({ ...good, ...changes }).problems

describe('the quality gate', () => {
  it('publishes a page with enough content', () => {
    expect(gateDecision(good)).toEqual({ status: 'published', problems: [] })
    expect(problems({ comparison: null, nearest: null })).toEqual([])
  })

  it('keeps a page a draft, with one sentence per reason', () => {
    expect(gateDecision({ ...good, comparison: { known: 2, competes: true, isWanted: true } })).toEqual({
      status: 'draft',
      problems: ['Only 2 facts are known about both tools; 6 are needed.'],
    })
    expect(problems({ distinctFacts: 1 })).toEqual(['Only one fact is unique to this page; 3 are needed.'])
    expect(problems({ distinctFacts: 2 })).toEqual(['Only 2 facts are unique to this page; 3 are needed.'])
    expect(problems({ words: 120 })).toEqual(['The text has 120 words; 250 are needed.'])
    expect(problems({ nearest: { slug: 'abacus-vs-cedar', similarity: 0.71 } })).toEqual([
      '71% of the text is the same as on abacus-vs-cedar.',
    ])
    const close = { slug: 'writing', similarity: 0.55 }
    expect(problems({ nearest: close })).toEqual([])
    expect(problems({ nearest: close, comparison: null })).toEqual(['55% of the text is the same as on writing.'])
    expect(problems({ title: 'Short' })).toEqual(['The title has 5 characters; 10 to 120 are needed.'])
    expect(problems({ metaDescription: 'Short' })).toEqual(['The description has 5 characters; 70 to 160 are needed.'])
  })

  it('keeps a comparison a draft if nobody chooses between the tools, or if editors have to decide', () => {
    expect(problems({ comparison: { known: 6, competes: false, isWanted: true } })).toEqual([
      'The tools have no main use in common, so people hardly choose between them.',
    ])
    expect(problems({ comparison: { known: 6, competes: true, isWanted: false } })).toEqual([
      'Other comparisons are more likely to be wanted. An editor can publish this one.',
    ])
  })

  it.each<[string, PageBlock]>([
    ['list', { kind: 'list', ordered: false, items: [] }],
    ['table', { kind: 'table', caption: 'A table', head: ['', 'A'], rows: [] }],
    ['block of questions', { kind: 'questions', items: [] }],
    ['paragraph', { kind: 'paragraph', line: [' '] }],
  ])('rejects an empty %s', (_, block) => {
    expect(problems({ blocks: [...good.blocks, block] })).toEqual(['A list, table or paragraph is empty.'])
  })
})

describe('a text signature', () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ')
  const signature = (text: string, names: readonly string[] = []) =>
    signatureOf([{ kind: 'paragraph', line: [text] }], names)

  it('estimates the share of common shingles', () => {
    const [first, second, third] = [words(0, 1000), words(500, 1500), words(2000, 3000)].map((text) => signature(text))
    if (!first || !second || !third) throw new Error('three texts')
    expect(similarityOf(first, first)).toBe(1)
    // 497 of 1,497 shingles are common.
    expect(similarityOf(first, second)).toBeGreaterThan(0.2)
    expect(similarityOf(first, second)).toBeLessThan(0.46)
    expect(similarityOf(first, third)).toBe(0)
    expect(similarityOf(first, signature(''))).toBe(0)
  })

  it('ignores tool names', () => {
    const text = (name: string) => `${name} has the lower price. ${words(0, 50)} ${name}`
    expect(signature(text('Abacus'), ['Abacus'])).toEqual(signature(text('Blue Birch'), ['Blue Birch']))
    const linked = (name: string) =>
      signatureOf([{ kind: 'paragraph', line: [{ text: name, href: `/tool/${name}` }, ` ${words(0, 50)}`] }], [])
    expect(linked('abacus')).toEqual(linked('birch'))
  })

  it('stays small however long the text is', () => {
    expect(signature(words(0, 20_000)).length).toBeLessThanOrEqual(128)
  })
})
