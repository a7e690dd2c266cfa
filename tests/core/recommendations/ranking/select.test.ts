import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import type { SentencePart } from '#core/recommendations/model/sentence.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { engineTool } from '../engine-tools.ts'

/** Tools alike in all but their names; each its own vendor and category. */
const many = (prefix: string, count: number, changes: (index: number) => Partial<EngineTool> = () => ({})) =>
  Array.from({ length: count }, (_, index) => {
    const slug = `${prefix}${String(index).padStart(3, '0')}`
    return engineTool({ slug, categorySlug: slug, topics: { writing: 1 }, ...changes(index) })
  })

const ranked = (tools: readonly EngineTool[], answers: QuizAnswers = { 5: ['writing'] }) => {
  const unread = buildSnapshot(tools, 1)
  const found = new Float32Array(tools.length)
  const part = { text: 'write', topics: [], jobs: [], isShown: false, wordWeights: new Map(), found }
  const snapshot = { ...unread, readSentence: () => [part] }
  return rankTools(answers, snapshot).ranked.flatMap(({ index }) => snapshot.tools[index] ?? [])
}
const slugs = (tools: readonly EngineTool[], answers?: QuizAnswers) => ranked(tools, answers).map(({ slug }) => slug)
const count = (tools: readonly EngineTool[], test: (tool: EngineTool) => boolean) => tools.filter(test).length

/** Good for writing, but a little worse than `many` makes them. */
const others = (count: number, from = 0) =>
  many('other', count, (index) => ({ topics: { writing: 0.8, editing: 0.3 + (from + index) / 100, seo: 0.3 } }))

describe('a recommendation list', () => {
  it('has ten tools, or all there are', () => {
    expect(ranked([...many('a', 5), ...others(30)])).toHaveLength(10)
    expect(ranked(many('a', 3))).toHaveLength(3)
    expect(ranked([])).toEqual([])
  })

  it('orders equal tools by prominence, then slug', () => {
    const tools = many('a', 4, (index) => ({ prominence: index === 2 ? 2 : 1 }))
    expect(slugs(tools)).toEqual(['a002', 'a000', 'a001', 'a003'])
    expect(slugs([...tools].reverse())).toEqual(['a002', 'a000', 'a001', 'a003'])
  })

  it('has at most two assistants, three for equally broad work', () => {
    const assistant = { generalAssistant: true, topics: { writing: 1 }, prominence: 3 }
    const tools = [...many('chat', 6, () => assistant), ...others(12)]
    expect(count(ranked(tools), (tool) => tool.generalAssistant)).toBe(2)
    for (const role of ['consultant', 'entrepreneur', 'researcher']) {
      expect(count(ranked(tools, { 1: [role], 5: ['writing'] }), (tool) => tool.generalAssistant)).toBe(3)
    }
  })

  it('has at most two tools per vendor', () => {
    const tools = [...many('big', 6, () => ({ vendor: 'Big' })), ...others(12)]
    expect(count(ranked(tools), ({ vendor }) => vendor === 'Big')).toBe(2)
  })

  it('prefers tools for the user’s team size', () => {
    const tools = many('a', 3, (index) => ({ teamFit: index === 0 ? ['enterprise'] : index === 1 ? ['solo'] : [] }))
    expect(slugs(tools, { 3: ['solo'], 5: ['writing'] })).toEqual(['a001', 'a002', 'a000'])
  })

  it('may have one category with a sentence', () => {
    const tools = [
      ...many('pen', 12, () => ({ categorySlug: 'writing' })),
      ...many('other', 12, () => ({ topics: { writing: 0.7, editing: 0.9 } })),
    ]
    const purpose = { sentence: 'write my letters', meanings: [] }
    const pens = (answers: QuizAnswers) =>
      count(ranked(tools, answers), ({ categorySlug }) => categorySlug === 'writing')
    expect(pens({ 5: ['writing'] })).toBe(5)
    expect(pens({ 5: ['writing'], purpose })).toBeGreaterThan(7)
  })

  it('covers each part of the sentence before repeating one', () => {
    const tools = [...many('note', 12), ...many('scan', 1)]
    const snapshot = buildSnapshot(tools, 1)
    const part = (text: string, prefix: string, fits: number): SentencePart => ({
      text,
      topics: [],
      wordWeights: new Map(),
      jobs: [],
      isShown: false,
      found: Float32Array.from(snapshot.tools, ({ slug }) => (slug.startsWith(prefix) ? fits : 0)),
    })
    const parts = [part('take notes', 'note', 0.7), part('read scans', 'scan', 0.4)]
    const answers = { 5: ['writing'], purpose: { sentence: 'take notes, read scans', meanings: [] } }
    const listed = rankTools(answers, { ...snapshot, readSentence: () => parts }).ranked
    expect(listed.map(({ index }) => snapshot.tools[index]?.slug)).toContain('scan000')
  })

  it('has at most five tools per category, eight for developers who only want code', () => {
    const code = { topics: { code: 1 }, skill: 2 } as const
    const tools = [
      ...many('code', 12, () => ({ ...code, categorySlug: 'coding-assistants' })),
      ...many('other', 12, () => ({ topics: { code: 0.7, dev_tools: 0.9 } })),
    ]
    const coding = ({ categorySlug }: EngineTool) => categorySlug === 'coding-assistants'
    expect(count(ranked(tools, { 5: ['coding'] }), coding)).toBe(5)
    expect(count(ranked(tools, { 1: ['developer'], 5: ['coding', 'automation'] }), coding)).toBeLessThanOrEqual(5)
    expect(count(ranked(tools, { 1: ['developer'], 5: ['coding'] }), coding)).toBeGreaterThan(5)
    expect(count(ranked(tools, { 1: ['developer'], 5: ['coding'] }), coding)).toBeLessThanOrEqual(8)
  })

  it('has six tools with the same main intent, more only if others add much less', () => {
    const writing = (support: number) => {
      const tools = [...many('write', 12), ...many('sell', 12, () => ({ topics: { support } }))]
      return count(ranked(tools, { 5: ['writing', 'customer_service'] }), ({ slug }) => slug.startsWith('write'))
    }
    expect(writing(1)).toBeLessThanOrEqual(6)
    expect(writing(0.3)).toBeGreaterThan(6)
  })

  it('relaxes caps only when nothing else is left', () => {
    const tools = [...many('big', 9, () => ({ vendor: 'Big', categorySlug: 'writing' })), ...others(3)]
    const list = ranked(tools)
    expect(list).toHaveLength(10)
    expect(count(list, ({ slug }) => slug.startsWith('other'))).toBe(3)
  })

  it('looks beyond the first candidates when caps exclude most of them', () => {
    const tools = [...many('big', 200, () => ({ vendor: 'Big' })), ...others(20)]
    expect(count(ranked(tools), ({ vendor }) => vendor === 'Big')).toBe(2)
  })

  it('covers other intents before repeating one', () => {
    const tools = [...many('write', 8), ...many('code', 2, () => ({ topics: { code: 1 } }))]
    expect(
      count(ranked([...tools, ...others(8)], { 5: ['writing', 'coding'] }), ({ slug }) => slug.startsWith('code')),
    ).toBe(2)
  })

  it('covers each topic of an intent, even if others cover its first', () => {
    const answers = { 1: ['content_creator'], 2: ['media'] }
    const cut = many('cut', 12, () => ({ topics: { video_edit: 1, social: 0.4 } }))
    const voice = many('voice', 1, () => ({ topics: { voice: 1 } }))
    expect(slugs([...cut, ...voice], answers)).toContain('voice000')
    const beside = many('voice', 1, () => ({ topics: { voice: 0.2, accounting: 1 } }))
    expect(slugs([...cut, ...beside], answers)).not.toContain('voice000')
  })

  it('gives one place to an equally relevant lesser known tool', () => {
    const known = many('known', 12, () => ({ prominence: 3 }))
    expect(slugs([...known, ...many('new', 1, () => ({ prominence: 1 }))])).toContain('new000')
    const aside = many('new', 1, () => ({ prominence: 1, topics: { writing: 0.3, music: 1 } }))
    expect(slugs([...known, ...aside])).not.toContain('new000')
  })

  it('ranks technical tools lower for beginners, unless they want to code', () => {
    const hard = many('hard', 1, () => ({ skill: 4, prominence: 3, topics: { automation: 1 } }))
    const easy = many('easy', 10, () => ({ topics: { automation: 0.7 } }))
    expect(slugs([...hard, ...easy], { 5: ['automation'], 6: ['beginner'] })).not.toContain('hard000')
    expect(slugs([...hard, ...easy], { 5: ['automation'], 6: ['expert'] })).toContain('hard000')
    expect(slugs([...hard, ...easy], { 5: ['automation', 'coding'], 6: ['beginner'] })).toContain('hard000')
  })

  it('excludes tools for private life and other trades', () => {
    const aside = many('other', 10, () => ({ topics: { support: 0.6, chatbots: 0.6 }, prominence: 0 }))
    for (const categorySlug of ['companions-characters', 'travel', 'wellness-fitness', 'real-estate-interiors']) {
      const known = many('known', 1, () => ({ categorySlug, topics: { chatbots: 1 }, prominence: 2 }))
      expect(slugs([...known, ...aside], { 5: ['customer_service'] })).not.toContain('known000')
    }
    const bots = many('known', 1, () => ({ categorySlug: 'customer-support', topics: { chatbots: 1 }, prominence: 2 }))
    expect(slugs([...bots, ...aside], { 5: ['customer_service'] })).toContain('known000')
  })

  it('uses category and texts of a tool without curated topics', () => {
    const imported = engineTool({ slug: 'imported', topics: {}, categorySlug: 'writing' })
    const aside = many('music', 12, () => ({ topics: { music: 1 } }))
    expect(slugs([...aside, imported])[0]).toBe('imported')
  })
})
