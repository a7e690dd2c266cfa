import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEngineTools } from '../../../scripts/eval/catalogue.ts'
import { QUERY_CLASSES, readQueries } from '../../../scripts/eval-search/queries.ts'

const queries = readQueries(path.join(import.meta.dirname, 'queries.json'))
const tools = new Map(readEngineTools().map((tool) => [tool.slug, tool]))
const categories = new Set([...tools.values()].map(({ categorySlug }) => categorySlug))

/** Several tools are right for them, unlike for a name. */
const OPEN_CLASSES = new Set(['task', 'sentence', 'audience', 'alternative', 'constraint', 'everyday'])

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

describe('graded queries', () => {
  it('are many, of every class, and none is there twice', () => {
    expect(queries.length).toBeGreaterThanOrEqual(100)
    const used = new Set(queries.map((query) => query.class))
    expect(QUERY_CLASSES.filter((name) => !used.has(name))).toEqual([])
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length)
    expect(new Set(queries.map(({ text }) => folded(text))).size).toBe(queries.length)
  })

  it.each(queries.map((query) => [query.id, query] as const))(
    '%s names active tools that fit its rules',
    (_, query) => {
      const { grades, first = [], never = [] } = query
      const slugs = Object.keys(grades)
      expect([...slugs, ...first].filter((slug) => !tools.has(slug))).toEqual([])
      expect(never.filter((name) => !tools.has(name) && !categories.has(name))).toEqual([])
      expect(slugs.length).toBeGreaterThanOrEqual(OPEN_CLASSES.has(query.class) ? 3 : 1)
      expect(first.filter((slug) => (grades[slug] ?? 0) < 2)).toEqual([])
      const wellGraded = slugs.filter((slug) => (grades[slug] ?? 0) >= 2)
      expect(wellGraded.length).toBeGreaterThan(0)
      expect(
        wellGraded.filter((slug) => never.includes(slug) || never.includes(tools.get(slug)?.categorySlug ?? '')),
      ).toEqual([])
    },
  )
})
