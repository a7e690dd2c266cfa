/** Problems of single pages, and of pages compared with each other. */
import { jsonLdProblems } from './json-ld.ts'
import type { PageFacts } from './read-page.ts'

export type CrawledPage = { readonly path: string; readonly facts: PageFacts }

/** Headings of missing pages, which contradict a status of 200. */
const NOT_FOUND = /not found|no longer (listed|available|here)|does not exist/i

/** A page without parameters is its own canonical URL; `canonicalTargets` checks others. */
const canonicalProblem = ({ path, facts }: CrawledPage, origin: string): string[] => {
  const [canonical, ...more] = facts.canonicals
  if (!facts.isIndexable) return []
  if (canonical === undefined || more.length > 0) return [`${facts.canonicals.length} canonical addresses`]
  return path.includes('?') || canonical === `${origin}${path}` ? [] : [`the canonical address ${canonical}`]
}

/** Pages with parameters whose canonical URL is not a canonical page. */
export const canonicalTargets = (pages: readonly CrawledPage[], origin: string): string[] => {
  const own = new Set(
    pages.filter(({ path, facts }) => facts.canonicals[0] === `${origin}${path}`).map(({ path }) => `${origin}${path}`),
  )
  return pages.flatMap(({ path, facts }) => {
    const [canonical] = facts.canonicals
    return canonical === undefined || own.has(canonical) ? [] : [`${path}: the canonical address ${canonical}`]
  })
}

/** The problems of a page with status 200. */
export const pageProblems = (page: CrawledPage, origin: string): string[] => {
  const { facts } = page
  const problems = [...canonicalProblem(page, origin), ...facts.jsonLd.flatMap(jsonLdProblems)]
  if (facts.headings.length !== 1) problems.push(`${facts.headings.length} elements h1`)
  if (facts.headings.some((heading) => NOT_FOUND.test(heading))) problems.push('status 200 for something missing')
  if (!facts.title) problems.push('no title')
  if (!facts.description) problems.push('no description')
  for (const id of facts.repeatedIds) problems.push(`the id ${id} twice`)
  return problems
}

/** Titles and descriptions shared by several indexable pages. */
export const repeatedTexts = (pages: readonly CrawledPage[], origin: string): string[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const paths = new Map<string, string[]>()
    for (const { path, facts } of pages) {
      const value = facts[field]
      // A page with another canonical URL is not indexed itself.
      if (value === null || !facts.isIndexable || facts.canonicals[0] !== `${origin}${path}`) continue
      paths.set(value, [...(paths.get(value) ?? []), path])
    }
    return [...paths]
      .filter(([, same]) => same.length > 1)
      .map(([value, same]) => `${same.slice(0, 3).join(', ')}: the same ${field} “${value}”`)
  })
