/** Random people for property checks, reproducible by seed. */
import { normalizeAnswers, type QuizAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS, type QuizQuestion } from '#core/quiz/questions.ts'

/** A number in [0, 1) (mulberry32). */
export type Random = () => number

export const randomFrom = (seed: number): Random => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random element of a non-empty list. */
export const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}

/** One option; for a multiple choice one to three, rarely all. */
const answerTo = ({ type, options }: QuizQuestion, random: Random): readonly string[] => {
  const ids = options.map(({ id }) => id)
  if (type === 'single_choice') return [pick(random, ids)]
  if (random() < 0.05) return ids
  const count = 1 + Math.floor(random() * 3)
  return Array.from({ length: count }, () => pick(random, ids))
}

/** Answers to all questions; one set in ten omits some, as API callers may. */
export const randomAnswers = (random: Random): QuizAnswers => {
  const gaps = random() < 0.1
  return normalizeAnswers(
    Object.fromEntries(
      QUESTIONS.filter(() => !gaps || random() < 0.8).map((question) => [question.id, answerTo(question, random)]),
    ),
  )
}

/** The same answers except for one question. */
export const withAnswer = (answers: QuizAnswers, question: number, options: readonly string[]): QuizAnswers =>
  normalizeAnswers({ ...answers, [question]: options })

/** An option that is not selected; any if all are, so that the answers still differ. */
export const otherOption = (
  answers: QuizAnswers,
  question: number,
  random: Random,
  among: (id: string) => boolean = () => true,
): string => {
  const ids = QUESTIONS.find(({ id }) => id === question)?.options.map(({ id }) => id) ?? []
  const open = ids.filter((id) => answers[question]?.includes(id) !== true && among(id))
  return pick(random, open.length > 0 ? open : ids.filter(among))
}
