/** Measures of ranked lists, as pure functions. */

/** 3 must be there, 2 good, 1 acceptable, 0 off topic; null: not graded. */
export type Judge = {
  readonly gradeOf: (slug: string) => number | null
  /** Whether an ungraded tool has a relevant category. */
  readonly onTopicByCategory: (slug: string) => boolean
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const isOnTopic = (slug: string, { gradeOf, onTopicByCategory }: Judge): boolean => {
  const grade = gradeOf(slug)
  return grade === null ? onTopicByCategory(slug) : grade > 0
}

/** Relevant share of the first k, or of a shorter list. 0 for an empty list. */
export const precisionAt = (k: number, list: readonly string[], judge: Judge): number =>
  mean(list.slice(0, k).map((slug) => (isOnTopic(slug, judge) ? 1 : 0)))

/** Linear gain of a grade (a third per step), discounted by the logarithm of the rank. */
const dcg = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + grade / 3 / Math.log2(index + 2), 0)

const normalised = (grades: readonly number[], ideal: readonly number[]): number => {
  const best = dcg([...ideal].sort((a, b) => b - a).slice(0, grades.length))
  return best === 0 ? 0 : dcg(grades) / best
}

const DEPTH = 10
/** Minimum, so that a list with few graded tools is not measured by those alone. */
const LEAST_DEPTH = 5

/** nDCG at 10 that counts ungraded tools as 0. `judged`: all grades of the profile. */
export const ndcgStrict = (list: readonly string[], judge: Judge, judged: readonly number[]): number => {
  const grades = list.slice(0, DEPTH).map((slug) => judge.gradeOf(slug) ?? 0)
  return normalised(padded(grades, DEPTH), judged)
}

/**
 * nDCG at 10 that skips ungraded relevant tools; irrelevant ones count as 0. The ideal list has the remaining length,
 * at least five (Sakai's condensed lists).
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

/** Mean distance of all pairs of texts: 1 minus the share of common words. */
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

/** Shared items among the first k of both lists. */
export const overlapAt = (k: number, a: readonly string[], b: readonly string[]): number => {
  const others = new Set(b.slice(0, k))
  return a.slice(0, k).filter((slug) => others.has(slug)).length
}

/** Probability that a value of `good` exceeds one of `bad`; ties count as half. */
export const auc = (good: readonly number[], bad: readonly number[]): number => {
  if (good.length === 0 || bad.length === 0) return 0
  const wins = good.reduce(
    (sum, high) => sum + bad.reduce((inner, low) => inner + (high > low ? 1 : high === low ? 0.5 : 0), 0),
    0,
  )
  return wins / (good.length * bad.length)
}

/** The share of `lists` that contain the most frequent item. */
export const maxExposure = (lists: readonly (readonly string[])[]): number => {
  const counts = new Map<string, number>()
  for (const slug of lists.flatMap((list) => [...new Set(list)])) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return Math.max(0, ...counts.values()) / (lists.length || 1)
}

/** The share of values with a property; 1 for no values. */
export const shareOf = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.length === 0 ? 1 : values.filter(holds).length / values.length
