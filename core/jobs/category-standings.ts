/** How well the tools of a category do its jobs, by the grades of editors. */
import { textHash } from '../text-hash.ts'
import type { Job } from './job-file.ts'
import { demandOf } from './wanted-by.ts'

/** What the standing of a tool needs of it. */
type CategoryTool = { readonly slug: string; readonly categorySlug: string; readonly prominence: number }

export type CategoryStanding = {
  /** Among the tools of its category, 0 for the first. */
  readonly place: number
  /** 3 for the tools that are best at the category's jobs, 2 for good ones, 1 for acceptable ones; 0 for no graded job. */
  readonly grade: number
  /** The entry of its record that shows that it does the job which speaks most for it; null without a grade. */
  readonly evidence: string | null
}

/** A job belongs to a category with this share of its listed tools. */
const SHARE = 1 / 3
/** An editor's grade 3 is worth more than two times grade 2. */
const GRADES: Readonly<Record<number, number>> = { 3: 1, 2: 0.4, 1: 0.1 }
/** Points per level of prominence, where the best tool for the jobs has 1. */
const PROMINENCE = 0.15
/** Least shares of the best tool's points for grades 3 and 2. */
const BEST = 0.5
const GOOD = 0.15

type Speaks = { points: number; most: number; evidence: string | null }

/** The points of the graded tools: a job counts more the more people want it and the more of its tools are of the category. */
const pointsOf = (jobs: readonly Job[], categories: ReadonlyMap<string, string>): ReadonlyMap<string, Speaks> => {
  const found = new Map<string, Speaks>()
  for (const job of jobs) {
    const listed = job.tools.filter(({ tool }) => categories.has(tool))
    for (const own of Map.groupBy(listed, ({ tool }) => categories.get(tool)).values()) {
      const share = own.length / listed.length
      if (share < SHARE) continue
      for (const { tool, grade, evidence } of own) {
        const speaks = found.get(tool) ?? { points: 0, most: 0, evidence: null }
        const points = share * Math.sqrt(demandOf(job)) * (GRADES[grade] ?? 0)
        speaks.points += points
        if (points > speaks.most) {
          speaks.most = points
          speaks.evidence = evidence
        }
        found.set(tool, speaks)
      }
    }
  }
  return found
}

const gradeOf = (share: number): number => (share >= BEST ? 3 : share >= GOOD ? 2 : share > 0 ? 1 : 0)

/** The standings of all tools by slug. Jobs of other categories do not count; tools without grades follow by prominence. */
export const categoryStandings = (
  jobs: readonly Job[],
  tools: readonly CategoryTool[],
): ReadonlyMap<string, CategoryStanding> => {
  const points = pointsOf(jobs, new Map(tools.map(({ slug, categorySlug }) => [slug, categorySlug])))
  const standings = new Map<string, CategoryStanding>()
  for (const own of Map.groupBy(tools, ({ categorySlug }) => categorySlug).values()) {
    const best = Math.max(...own.map(({ slug }) => points.get(slug)?.points ?? 0))
    const ordered = own
      .map(({ slug, prominence }) => {
        const share = best === 0 ? 0 : (points.get(slug)?.points ?? 0) / best
        return { slug, share, score: share + prominence * PROMINENCE, hash: textHash(slug) }
      })
      .sort((a, b) => b.score - a.score || a.hash - b.hash)
    ordered.forEach(({ slug, share }, place) => {
      standings.set(slug, { place, grade: gradeOf(share), evidence: points.get(slug)?.evidence ?? null })
    })
  }
  return standings
}
