/** Pages of the shipped catalog. */

import { describe, expect, it } from 'vitest'
import { createPageGenerator } from '#core/pages/generate-pages.ts'
import type { GeneratedPage, Inline, Line, PageBlock } from '#core/pages/page-model.ts'
import { MOST_SIMILAR } from '#core/pages/quality-gate.ts'
import { lineText } from '#core/pages/statement.ts'
import { linesOf, signatureOf, similarityOf } from '#core/pages/text-signature.ts'
import { isAmbiguousSlug, isReservedSlug, isSlug } from '#core/slug.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'
import { datedPages } from '#scripts/catalogue/dated-pages.ts'
import { comparisonPairs } from '#server/areas/content/comparison-pairs.ts'
import { readPageDates } from '#server/areas/content/page-dates.ts'
import { createPageVerifier } from './page-verifier.ts'

const catalogue = realCatalogue()
const pairs = comparisonPairs()
const toolById = new Map(catalogue.tools.map((tool) => [tool.id, tool]))
const started = process.cpuUsage()
const generator = createPageGenerator(catalogue, { pairs })
const pages = generator.plans.map(generator.generate)
const spent = process.cpuUsage(started)
const published = pages.filter(({ gate }) => gate.status === 'published')
const ofType = (type: GeneratedPage['type']) => published.filter((page) => page.type === type)
const verify = createPageVerifier(catalogue)

const textOf = ({ blocks }: Pick<GeneratedPage, 'blocks'>): string =>
  blocks
    .flatMap(linesOf)
    .map((line) => lineText(line))
    .join('\n')

const isUnique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length)

describe('the shipped catalog’s pages', () => {
  it('are many of each type, most of them good enough to publish', () => {
    expect(published.length).toBeGreaterThanOrEqual(350)
    expect(ofType('comparison').length).toBeGreaterThanOrEqual(240)
    expect(ofType('category').length).toBeGreaterThanOrEqual(50)
    expect(ofType('industry').length).toBeGreaterThanOrEqual(12)
    expect(ofType('feature').length).toBeGreaterThanOrEqual(40)
    expect(ofType('problem').length).toBeGreaterThanOrEqual(40)
  })

  it('have unique keys, slugs, titles and descriptions of usable length', () => {
    isUnique(pages.map(({ key }) => key))
    isUnique(pages.map(({ slug }) => slug))
    isUnique(pages.map(({ title }) => title))
    isUnique(pages.map(({ metaDescription }) => metaDescription))
    const slugs = pages.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !isSlug(slug) || isReservedSlug(slug))).toEqual([])
    const comparisons = pages.filter(({ type }) => type === 'comparison')
    expect(slugs.filter(isAmbiguousSlug)).toEqual(comparisons.map(({ slug }) => slug))
    for (const { title, metaDescription } of published) {
      expect(title.length, title).toBeGreaterThanOrEqual(30)
      expect(title.length, title).toBeLessThanOrEqual(65)
      expect(metaDescription.length, metaDescription).toBeGreaterThanOrEqual(70)
      expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(160)
      expect(title).toMatch(/\d| vs /)
    }
  })

  it('only state what the records support', () => {
    expect(published.flatMap((page) => verify(page).map((problem) => `${page.slug}: ${problem}`))).toEqual([])
  })

  /** Whether a comparison says a sentence in other words: at a glance, in a table or in its first sentence. */
  const saysDifferently = (text: string, fact: string): boolean => {
    const [uses] = /(?<=are )used for .*/.exec(fact) ?? []
    if (uses !== undefined) return text.includes(uses)
    if (fact === 'Both can be used for free.') return text.includes('free tier (yes)')
    if (fact.includes('easier to get started')) return text.includes('Skill needed')
    if (fact.includes('good fit for')) return /team size/i.test(text)
    const [, list] =
      /(?:runs? on|listed for|connects? to|claims?) (.*?)(?:[.;]|, but)/.exec(
        fact.replace('running on', 'runs on').replace('self-hosting', 'self-hosted'),
      ) ?? []
    const values = list?.replace(/, and \d+ more/, '').split(/, (?:and )?| and /) ?? []
    const figures = fact.match(/\$?\d+(?:[.,]\d+)*|\bAPI\b|open source|“[^”,.]+/g) ?? []
    // The longest word of a value: "hosting in the EU", "Hosting in the EU".
    const told = values.map((value) =>
      value
        .split(/[ -]/)
        .reduce((a, b) => (b.length > a.length ? b : a))
        .slice(0, 8),
    )
    const all = list === undefined ? figures : told
    return all.length > 0 && all.every((word) => text.toLowerCase().includes(word.replace('“', '').toLowerCase()))
  }

  it('state three facts that no published sibling shares', () => {
    const nameless = (page: GeneratedPage, text: string) =>
      page.toolIds.slice(0, 2).reduce((rest, id) => rest.split(toolById.get(id)?.name ?? id).join('it'), text)
    for (const page of published) {
      expect(page.distinctFacts.length, page.slug).toBeGreaterThanOrEqual(3)
      const text = textOf(page)
      for (const fact of page.distinctFacts) {
        const isStated = text.includes(fact) || (page.type === 'comparison' && saysDifferently(text, fact))
        expect(isStated, `${page.slug}: ${fact}`).toBe(true)
      }
    }
    const comparisons = ofType('comparison')
    for (const page of comparisons) {
      const siblings = comparisons.filter(({ toolIds }) => toolIds.some((id) => page.toolIds.includes(id)))
      const own = page.distinctFacts.map((fact) => nameless(page, fact))
      const others = new Set(
        siblings
          .filter((sibling) => sibling !== page)
          .flatMap((sibling) => sibling.distinctFacts.map((fact) => nameless(sibling, fact))),
      )
      expect(
        own.filter((fact) => others.has(fact)),
        page.slug,
      ).toEqual([])
    }
  })

  it('differ from earlier siblings by more than the gate requires', () => {
    const signatures = published.map((page) => ({
      page,
      signature: signatureOf(
        page.blocks,
        page.type === 'comparison' ? page.toolIds.map((id) => toolById.get(id)?.name ?? id) : [],
      ),
    }))
    const close = signatures.flatMap(({ page, signature }, index) =>
      signatures.slice(0, index).flatMap((other) => {
        const limit = page.type === 'comparison' ? MOST_SIMILAR.comparison : MOST_SIMILAR.collection
        const isSibling =
          page.type === other.page.type &&
          (page.type !== 'comparison' || page.toolIds.some((id) => other.page.toolIds.includes(id)))
        return isSibling && similarityOf(signature, other.signature) > limit
          ? [`${page.slug} and ${other.page.slug}`]
          : []
      }),
    )
    expect(close).toEqual([])
  })

  it('have three published related pages each', () => {
    const keys = new Set(published.map(({ key }) => key))
    const few = published.filter(({ relatedKeys }) => relatedKeys.filter((key) => keys.has(key)).length < 3)
    expect(few.map(({ slug }) => slug)).toEqual([])
  })

  it('say that they were generated, and how', () => {
    const said = 'This page was generated from the records of our catalog by fixed rules, without a language model.'
    expect(published.filter((page) => !textOf(page).includes(said)).map(({ slug }) => slug)).toEqual([])
  })

  it('have recorded days (npm run catalogue:dates)', () => {
    expect(datedPages(readPageDates(), pages, 'not recorded')).toEqual(readPageDates())
  })

  it('have no empty list, table, question or line', () => {
    for (const { slug, blocks } of published) {
      const lines = blocks.flatMap(linesOf)
      // The first cell above a table's row headers is empty.
      expect(
        blocks.filter((block) => block.kind !== 'table' && linesOf(block).some((line) => lineText(line).trim() === '')),
        slug,
      ).toEqual([])
      expect(
        lines.filter((line) => /undefined|null|NaN|\$0 less|\bof 0\b/.test(lineText(line))),
        slug,
      ).toEqual([])
    }
  })

  it('link to existing pages, and are related to planned pages', () => {
    const toolPaths = new Set(catalogue.tools.map(({ slug }) => `/tool/${slug}`))
    const categoryPaths = new Set(catalogue.categories.map(({ slug }) => `/ai-tools/${slug}`))
    const keys = new Set(generator.plans.map(({ key }) => key))
    const problemPaths = new Set(ofType('problem').map(({ slug }) => `/blog/${slug}`))
    for (const page of published) {
      const links = page.blocks
        .flatMap(linesOf)
        .flat()
        .flatMap((part) => (typeof part !== 'string' && 'href' in part ? [part.href] : []))
      const strange = links.filter(
        (href) =>
          !toolPaths.has(href) &&
          !categoryPaths.has(href) &&
          !problemPaths.has(href) &&
          href !== '/ai-tools' &&
          href !== '/methodology#jobs' &&
          !/^\/compare\?tools=[a-z0-9-]+,[a-z0-9-]+$/.test(href),
      )
      expect(strange, page.slug).toEqual([])
      expect(page.relatedKeys.length, page.slug).toBeGreaterThanOrEqual(1)
      expect(page.relatedKeys.length, page.slug).toBeLessThanOrEqual(9)
      expect(page.relatedKeys.filter((key) => !keys.has(key) || key === page.key)).toEqual([])
    }
  })
})

describe('a comparison with swapped tools', () => {
  /** The page with swapped names and ids in its blocks, which a template without facts would still accept. */
  const exchanged = (page: GeneratedPage, withIds: boolean): GeneratedPage => {
    const [one, other] = page.toolIds.map((id) => toolById.get(id))
    if (!one || !other) throw new Error(`${page.slug} has lost a tool`)
    const text = (from: string) =>
      from
        .split(one.name)
        .map((part) => part.split(other.name).join(one.name))
        .join(other.name)
    const part = (inline: Inline): Inline => {
      if (typeof inline === 'string') return text(inline)
      if ('strong' in inline) return { strong: text(inline.strong) }
      const slug = inline.href === `/tool/${one.slug}` ? other.slug : one.slug
      return inline.href.startsWith('/tool/') ? { text: text(inline.text), href: `/tool/${slug}` } : inline
    }
    const line = (inlines: Line): Line => inlines.map(part)
    const claims = (block: PageBlock) =>
      block.claims?.map((claim) => ({
        ...claim,
        toolId: withIds ? (claim.toolId === one.id ? other.id : one.id) : claim.toolId,
      })) ?? []
    const swap = (block: PageBlock): PageBlock => {
      switch (block.kind) {
        case 'heading':
          return { ...block, text: text(block.text) }
        case 'paragraph':
          return { ...block, line: line(block.line), claims: claims(block) }
        case 'list':
          return { ...block, items: block.items.map(line), claims: claims(block) }
        case 'table':
          return {
            ...block,
            head: block.head.map(text),
            rows: block.rows.map((cells) => cells.map((lines) => lines.map(line))),
            claims: claims(block),
          }
        case 'questions':
          return {
            ...block,
            items: block.items.map(({ question, answer }) => ({ question: text(question), answer: line(answer) })),
            claims: claims(block),
          }
      }
    }
    return { ...page, blocks: page.blocks.map(swap) }
  }

  it('contradicts the records in every published comparison', () => {
    expect(ofType('comparison').filter((page) => verify(exchanged(page, true)).length === 0)).toEqual([])
  })

  it('is detected by its texts alone, too', () => {
    expect(ofType('comparison').filter((page) => verify(exchanged(page, false)).length === 0)).toEqual([])
  })
})

describe('page generation', () => {
  it('gives the same bytes whatever the order of tools and pages', () => {
    const shuffled = createPageGenerator({ ...catalogue, tools: [...catalogue.tools].reverse() }, { pairs })
    expect(shuffled.plans).toEqual(generator.plans)
    const picked = pages.filter((_, index) => index % 90 === 7)
    for (const page of [...picked].reverse()) {
      const plan = shuffled.plans.find(({ key }) => key === page.key)
      expect(plan && JSON.stringify(shuffled.generate(plan))).toBe(JSON.stringify(page))
    }
  })

  it('generates a comparison displaced by better pairs', () => {
    const few = createPageGenerator(catalogue, { pairs, maxComparisons: 5 })
    const left = generator.plans.find(
      ({ type, key }) => type === 'comparison' && !few.plans.some((plan) => plan.key === key),
    )
    expect(left && few.generate(left).blocks).toEqual(left && generator.generate(left).blocks)
  })

  it('rejects a plan whose tool is gone', () => {
    const plan = { key: 'comparison:a:b', type: 'comparison', slug: 'a-vs-b', toolIds: ['a', 'b'] } as const
    expect(() => generator.generate(plan)).toThrow('A tool of "comparison:a:b" is not in the catalog')
    const topic = { key: 'problem:nothing', type: 'problem', slug: 'x', toolIds: [] } as const
    expect(() => generator.generate(topic)).toThrow('"problem:nothing" is no page of this catalog')
  })

  it('is fast enough for a start', () => {
    // Far above the two milliseconds per page: detects a worse complexity, not a slow machine.
    expect((spent.user + spent.system) / 1000 / pages.length).toBeLessThan(15)
  })
})

describe('hand-picked pairs', () => {
  it('name existing tools, each pair once, in slug order', () => {
    const slugs = new Set(catalogue.tools.map(({ slug }) => slug))
    expect(pairs.flat().filter((slug) => !slugs.has(slug))).toEqual([])
    expect(pairs.filter(([one, other]) => one >= other)).toEqual([])
    isUnique(pairs.map((pair) => pair.join()))
    expect(pairs.length).toBeGreaterThanOrEqual(60)
  })

  it('come first among the comparisons', () => {
    const comparisons = generator.plans.filter(({ type }) => type === 'comparison')
    expect(comparisons.slice(0, pairs.length).map(({ slug }) => slug)).toEqual(pairs.map((pair) => pair.join('-vs-')))
  })
})
