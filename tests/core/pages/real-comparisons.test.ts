/** Comparisons of the shipped catalog. */
import { describe, expect, it } from 'vitest'
import { createPageGenerator } from '#core/pages/generate-pages.ts'
import type { GeneratedPage } from '#core/pages/page-model.ts'
import { lineText } from '#core/pages/statement.ts'
import { linesOf } from '#core/pages/text-signature.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'
import { comparisonPairs } from '#server/areas/content/comparison-pairs.ts'

const catalogue = realCatalogue()
const toolById = new Map(catalogue.tools.map((tool) => [tool.id, tool]))
const { plans, generate } = createPageGenerator(catalogue, { pairs: comparisonPairs() })
const comparisons = plans
  .filter(({ type }) => type === 'comparison')
  .map(generate)
  .filter(({ gate }) => gate.status === 'published')

const textOf = ({ blocks }: Pick<GeneratedPage, 'blocks'>): string =>
  blocks
    .flatMap(linesOf)
    .map((line) => lineText(line))
    .join('\n')

describe('the published comparisons', () => {
  it('compare tools that people choose between', () => {
    const rivals = comparisons.map(({ slug, toolIds }) => {
      const [first, second] = toolIds.map((id) => toolById.get(id)?.topics ?? {})
      const common = Object.entries(first ?? {}).filter(
        ([topic, weight]) =>
          weight >= 0.6 && Object.entries(second ?? {}).some(([other, w]) => other === topic && w >= 0.6),
      )
      return { slug, common: common.length }
    })
    expect(rivals.filter(({ common }) => common === 0)).toEqual([])
  })

  it('open with whom each tool suits', () => {
    for (const { slug, blocks, toolIds } of comparisons) {
      const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []))
      const names = toolIds.map((id) => toolById.get(id)?.name)
      expect(blocks[0]?.kind, slug).toBe('heading')
      expect(headings.slice(0, 3), slug).toEqual([...names.map((name) => `Choose ${name} if`), 'What they are'])
    }
  })

  it('have at most 900 words, and a median of less than 750', () => {
    const words = comparisons.map((page) => textOf(page).split(/\s+/).length).sort((a, b) => a - b)
    expect(words.at(-1)).toBeLessThanOrEqual(900)
    expect(words[Math.floor(words.length / 2)]).toBeLessThan(750)
  })

  it('quote no strength, drawback or limit of a free plan in the table again', () => {
    for (const page of comparisons) {
      const table = page.blocks.find((block) => block.kind === 'table' && block.caption.startsWith('What '))
      const text = table === undefined ? '' : linesOf(table).map(lineText).join('\n')
      for (const tool of page.toolIds.slice(0, 2).map((id) => toolById.get(id))) {
        for (const [quoted] of [tool?.pros ?? [], tool?.cons ?? []])
          expect(text.split('\n').includes(quoted ?? ''), `${page.slug}: ${quoted}`).toBe(false)
      }
      expect(textOf(page), page.slug).not.toContain('Limits of the free plans')
    }
  })

  it('list only plans that new customers can buy', () => {
    for (const page of comparisons) expect(textOf(page), page.slug).not.toContain('closed to new customers')
  })

  it('tell the difference of two prices once', () => {
    const told = comparisons.map((page) => ({
      slug: page.slug,
      times: textOf(page).match(/less a month|costs \d+% less|instead of \$\d+ a month/g)?.length ?? 0,
    }))
    expect(told.filter(({ times }) => times > 1)).toEqual([])
    expect(told.some(({ times }) => times === 1)).toBe(true)
  })

  it('use one billing period in the title, the description, the text and the table', () => {
    const yearly = comparisons.filter(({ metaDescription }) => /starts? at .*, billed yearly\./.test(metaDescription))
    expect(yearly.length).toBeGreaterThan(0)
    for (const { title, blocks } of yearly) {
      if (/\$\d/.test(title)) expect(title).toContain('billed yearly')
      const table = blocks.find((block) => block.kind === 'table' && block.head.length === 3)
      const row =
        table?.kind === 'table' ? table.rows.find(([head]) => lineText(head?.[0] ?? []) === 'Price') : undefined
      for (const cell of row?.slice(1) ?? []) expect(cell.map(lineText).join()).toMatch(/billed yearly|Price|Contact/)
    }
  })
})
