import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { QUERY_CLASSES } from '#core/search/search-evaluation.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { readQueries } from '#lab/eval-search/queries.ts'

const read = (name: string) => readQueries(path.join(import.meta.dirname, name))
const queries = read('queries.json')
const heldOut = read('held-out.json')
const everyQuery = [...queries, ...heldOut]
const tools = new Map(readEngineTools().map((tool) => [tool.slug, tool]))
const categories = new Set([...tools.values()].map(({ categorySlug }) => categorySlug))

/** Several tools are correct for these, unlike for a name. */
const OPEN_CLASSES = new Set(['task', 'sentence', 'audience', 'alternative', 'constraint', 'everyday'])

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

describe('graded queries', () => {
  it('are many, of every class, with some of each held out', () => {
    expect(queries.length).toBeGreaterThanOrEqual(160)
    expect(heldOut.length).toBeGreaterThanOrEqual(45)
    for (const list of [queries, heldOut]) {
      const used = new Set(list.map((query) => query.class))
      expect(QUERY_CLASSES.filter((name) => !used.has(name))).toEqual([])
    }
  })

  it('are unique', () => {
    expect(new Set(everyQuery.map(({ id }) => id)).size).toBe(everyQuery.length)
    expect(new Set(everyQuery.map(({ text }) => folded(text))).size).toBe(everyQuery.length)
  })

  it.each(everyQuery.map((query) => [query.id, query] as const))('%s names active tools and is valid', (_, query) => {
    const { grades, first = [], never = [] } = query
    const slugs = Object.keys(grades)
    expect([...slugs, ...first].filter((slug) => !tools.has(slug))).toEqual([])
    expect(never.filter((name) => !tools.has(name) && !categories.has(name))).toEqual([])
    expect(slugs.length).toBeGreaterThanOrEqual(OPEN_CLASSES.has(query.class) ? 3 : 1)
    const good = slugs.filter((slug) => (grades[slug] ?? 0) >= 2)
    expect(good.length).toBeGreaterThan(0)
    expect(first.filter((slug) => !good.includes(slug))).toEqual([])
    const places = good.flatMap((slug) => [slug, tools.get(slug)?.categorySlug ?? ''])
    expect(never.filter((name) => places.includes(name))).toEqual([])
  })
})
