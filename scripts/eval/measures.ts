/** The measures of ranked lists, each a pure function of a list and what is known about it. */

/** 3 must be there, 2 good, 1 acceptable, 0 off topic; null: nobody judged it. */
export type Judge = {
  readonly gradeOf: (slug: string) => number | null
  /** Whether a tool that nobody judged is of a category that is on topic. */
  readonly onTopicByCategory: (slug: string) => boolean
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const isOnTopic = (slug: string, { gradeOf, onTopicByCategory }: Judge): boolean => {
  const grade = gradeOf(slug)
  return grade === null ? onTopicByCategory(slug) : grade > 0
}

/** On-topic share of the first k, or of the whole list when it is shorter. 0 for an empty list. */
export const precisionAt = (k: number, list: readonly string[], judge: Judge): number =>
  mean(list.slice(0, k).map((slug) => (isOnTopic(slug, judge) ? 1 : 0)))

/** Linear gain of a grade (a third for each step), discounted by the logarithm of the rank. */
const dcg = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + grade / 3 / Math.log2(index + 2), 0)

const normalised = (grades: readonly number[], ideal: readonly number[]): number => {
  const best = dcg([...ideal].sort((a, b) => b - a).slice(0, grades.length))
  return best === 0 ? 0 : dcg(grades) / best
}

const DEPTH = 10
/** So that a list with hardly a judged tool is not measured against its own few. */
const LEAST_DEPTH = 5

/** nDCG at 10 in which a tool that nobody judged is worth nothing. `judged` holds all grades of the profile. */
export const ndcgStrict = (list: readonly string[], judge: Judge, judged: readonly number[]): number => {
  const grades = list.slice(0, DEPTH).map((slug) => judge.gradeOf(slug) ?? 0)
  return normalised(padded(grades, DEPTH), judged)
}

/**
 * nDCG at 10 in which tools that are on topic but not judged are passed over; those off topic are worth nothing. The
 * ideal list is as long as what is left, at least five (Sakai's condensed lists).
 */
export const ndcgCondensed = (list: readonly string[], judge: Judge, judged: readonly number[]): number => {
  const grades = list
    .slice(0, DEPTH)
    .filter((slug) => judge.gradeOf(slug) !== null || !judge.onTopicByCategory(slug))
    .map((slug) => judge.gradeOf(slug) ?? 0)
  return normalised(padded(grades, LEAST_DEPTH), judged)
}

const padded = (grades: readonly number[], length: number): readonly number[] =>
  grades.length >= length ? grades : [...grades, ...Array<number>(length - grades.length).fill(0)]

const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** Mean distance of all pairs of texts: 1 less the share of words that two have in common. */
export const textDiversity = (texts: readonly string[]): number => {
  const sets = texts.map(words)
  const distances = sets.flatMap((a, i) =>
    sets.slice(i + 1).map((b) => {
      const common = [...a].filter((word) => b.has(word)).length
      return 1 - common / (a.size + b.size - common || 1)
    }),
  )
  return mean(distances)
}

/** How many of the first k of one list are among the first k of the other. */
export const overlapAt = (k: number, a: readonly string[], b: readonly string[]): number => {
  const others = new Set(b.slice(0, k))
  return a.slice(0, k).filter((slug) => others.has(slug)).length
}

/** Probability that something of `good` has a higher number than something of `bad`; ties count as half. */
export const auc = (good: readonly number[], bad: readonly number[]): number => {
  if (good.length === 0 || bad.length === 0) return 0
  const wins = good.reduce(
    (sum, high) => sum + bad.reduce((inner, low) => inner + (high > low ? 1 : high === low ? 0.5 : 0), 0),
    0,
  )
  return wins / (good.length * bad.length)
}

/** Share of `lists` that hold an item, for the item that most of them hold. */
export const maxExposure = (lists: readonly (readonly string[])[]): number => {
  const counts = new Map<string, number>()
  for (const slug of lists.flatMap((list) => [...new Set(list)])) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return Math.max(0, ...counts.values()) / (lists.length || 1)
}

/** Share of values for which something holds; 1 for none, since nothing then speaks against it. */
export const shareOf = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.length === 0 ? 1 : values.filter(holds).length / values.length
