import { type UnderstoodJob, understandJobs } from '../../jobs/understand-jobs.ts'
import { firstAtLeast } from '../index/arrange.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isTextAt, isTextBefore } from '../text/string-list.ts'
import { addReason, bestScore, raiseTo, type ScoreBoard } from './score-board.ts'

/** The worth of a tool by grade. */
const WORTH = [0, 0.5, 0.75, 1] as const
/** The score of the first choices relative to the best match of the words, when the job is sure and when it is a guess. */
const LEAD = { sure: 1.4, guess: 0.4 }
/** The part of a graded tool's own score that is added. */
const OWN_WORDS = 0.6
/** At this confidence, a text surely means the job. */
const SURE = 0.8
const GUESS = 0.4
/** The part of its score that a tool keeps which only shares the words of a sure job. */
const ONLY_WORDS = 0.3
/** Score of the first choices when no word matches a record. */
const WITHOUT_WORDS = 0.5

const ordinalOf = ({ tools: { slugs } }: SearchIndex, slug: string): number => {
  const at = firstAtLeast({ length: slugs.length }, (position) => isTextBefore(slugs, position, slug))
  return isTextAt(slugs, at, slug) ? at : -1
}

type Judged = { readonly raised: ReadonlyMap<number, number>; readonly lowered: ReadonlySet<number> }

/** Tools by worth, 0 to 1, and those that only share the words. */
const judgedTools = (index: SearchIndex, jobs: readonly { readonly job: number; readonly share: number }[]): Judged => {
  const raised = new Map<number, number>()
  const lowered = new Set<number>()
  for (const { job, share } of jobs) {
    for (const [slug, grade] of index.jobs.jobs[job]?.grades ?? []) {
      const tool = ordinalOf(index, slug)
      if (tool < 0) continue
      if (grade === 0) lowered.add(tool)
      else raised.set(tool, Math.max(raised.get(tool) ?? 0, (WORTH[grade] ?? 0) * share))
    }
  }
  return { raised, lowered }
}

/**
 * Raises the tools of the jobs that a text means above others, by grade; lowers those that only share its words.
 * Returns the jobs, most likely first.
 */
export const addJobs = (index: SearchIndex, text: string, board: ScoreBoard): readonly UnderstoodJob[] => {
  const understood = understandJobs(index.jobs, text)
  const confidence = understood[0]?.confidence ?? 0
  if (confidence === 0) return []
  const sureness = Math.min(1, Math.max(0, (confidence - GUESS) / (SURE - GUESS)))
  const lead = LEAD.guess + (LEAD.sure - LEAD.guess) * sureness
  const best = bestScore(board) || WITHOUT_WORDS
  const jobs = understood.map(({ job, confidence: own }) => ({ job, share: (own / confidence) ** 2 }))
  const { raised, lowered } = judgedTools(index, jobs)
  for (const tool of lowered) {
    if (!raised.has(tool)) board.values[tool] = (board.values[tool] ?? 0) * (1 - sureness * (1 - ONLY_WORDS))
  }
  for (const [tool, worth] of raised) {
    raiseTo(board, tool, OWN_WORDS * (board.values[tool] ?? 0) + best * lead * worth)
  }
  return understood
}

/** Adds the tools of some jobs by grade; a tool of several jobs comes before others. */
export const addToolsOfJobs = (index: SearchIndex, jobs: readonly number[], board: ScoreBoard): void => {
  for (const job of jobs) {
    for (const [tool, worth] of judgedTools(index, [{ job, share: 1 }]).raised) addReason(board, tool, worth)
  }
}
