import { cellsDiffer } from '#core/display/comparison-rows.ts'
import { countText } from '#core/display/numbers.ts'
import { COMPARED_FROM } from '#core/reviews/review-rules.ts'
import type { ComparedTool, ComparisonRow } from './comparison.ts'

type Reviewed = NonNullable<ComparedTool['reviewSummary']>
type Groups = Reviewed['byRole']

/** What is shown in a cell, and what counts as a difference. */
type Shown = { readonly lines: readonly string[]; readonly compared: readonly string[] }

/** Groups named in a cell. */
const NAMED = 3

const groupLines = (groups: Groups): string[] =>
  groups.slice(0, NAMED).map(({ label, mean, reviews }) => `${label}: ${mean.toFixed(1)} (${countText(reviews)})`)

const againText = ({ wouldChooseAgain, reviewCount }: Reviewed): Shown => ({
  lines: [`${countText(wouldChooseAgain)} of ${countText(reviewCount)}`],
  compared: [(wouldChooseAgain / reviewCount).toFixed(1)],
})

const averageText = (rating: ComparedTool['rating']): Shown => {
  if (!rating || rating.source) return { lines: [], compared: [] }
  const mean = rating.mean.toFixed(1)
  return { lines: [`${mean} of 5 from ${countText(rating.count)} ratings`], compared: [mean] }
}

const listed = (lines: readonly string[]): Shown => ({ lines, compared: lines })

const known = ({ compared: lines }: Shown) => ({ lines, known: lines.length > 0 })

/** Texts always differ, so only figures are marked. */
function rowOf(label: string, shown: readonly Shown[], isFigure: boolean): ComparisonRow[] {
  if (shown.every(({ lines }) => lines.length === 0)) return []
  const [first, ...others] = shown.map(known)
  const differs = cellsDiffer(shown.map(known))
  const unlike = others.flatMap((cell, index) => (first && cellsDiffer([first, cell]) ? [index + 1] : []))
  const cells = shown.map(({ lines }) => ({ lines, source: null }))
  return [{ label, cells, differs, marked: differs && isFigure, unlike: isFigure ? unlike : [] }]
}

/** What published reviews say about each tool; empty unless each has enough of them. */
export function reviewRows(tools: readonly ComparedTool[]): ComparisonRow[] {
  const summaries = tools.map(({ reviewSummary }) => reviewSummary)
  if (!summaries.every((summary): summary is Reviewed => (summary?.reviewCount ?? 0) >= COMPARED_FROM)) return []
  return [
    ...rowOf(
      'Stars',
      tools.map(({ rating }) => averageText(rating)),
      true,
    ),
    ...rowOf('Would choose it again', summaries.map(againText), true),
    ...rowOf(
      'By role',
      summaries.map(({ byRole }) => listed(groupLines(byRole))),
      false,
    ),
    ...rowOf(
      'By job',
      summaries.map(({ byJob }) => listed(groupLines(byJob))),
      false,
    ),
  ]
}
