import { chosen, type QuizAnswers } from '../quiz/answers.ts'
import { QUESTIONS, type QuestionKey } from '../quiz/questions.ts'
import type { AnswerRef } from '../recommendations/model/recommendation.ts'
import type { Job } from './job-file.ts'
import { answersOf } from './wanted-by.ts'

type LikelyJob = {
  /** Position in the list of jobs. */
  readonly job: number
  /** Comparable within one set of answers; above 0. */
  readonly likelihood: number
  /** The answers that make it likely, strongest first. */
  readonly sources: readonly AnswerRef[]
}

/** The share of people with an answer who want a job that does not list the answer. */
const UNLISTED = 0.01
/** What a person does tells more than how they work, as exponents. */
const QUESTION_WEIGHTS: Readonly<Partial<Record<QuestionKey, number>>> = {
  role: 1,
  industry: 1,
  tasks: 1,
  content: 0.7,
}
const OTHER_QUESTION = 0.35

const questions = new Map(QUESTIONS.map((question) => [question.key, question]))

/** The share of people who gave several answers, which says more than the shares of each of them. */
type Combination = { readonly answers: readonly (readonly [QuestionKey, option: string])[]; readonly share: number }

type Shares = {
  readonly single: ReadonlyMap<QuestionKey, ReadonlyMap<string, number>>
  readonly combined: readonly Combination[]
}

const readShares = ({ wanted_by }: Job): Shares => {
  const single = new Map<QuestionKey, Map<string, number>>()
  const combined: Combination[] = []
  for (const [key, share] of Object.entries(wanted_by)) {
    const answers = answersOf(key).map((answer) => answer.split(':') as [QuestionKey, string])
    const [first, ...others] = answers
    if (first === undefined) continue
    if (others.length > 0) {
      combined.push({ answers, share })
      continue
    }
    const [question, option] = first
    const shares = single.get(question) ?? new Map<string, number>()
    shares.set(option, share)
    single.set(question, shares)
  }
  return { single, combined: combined.sort((a, b) => b.answers.length - a.answers.length || b.share - a.share) }
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

// The same jobs are read for every person.
const known = new WeakMap<Job, Shares>()

const sharesOf = (job: Job): Shares => {
  const kept = known.get(job)
  if (kept !== undefined) return kept
  const made = readShares(job)
  known.set(job, made)
  return made
}

/**
 * Bayes' rule with independent answers: how much more often people with them want the job than others do. Answers that
 * the job lists as a combination are not independent: its share stands for all of them.
 */
const likelihoodOf = (job: Job, answers: QuizAnswers): Omit<LikelyJob, 'job'> | null => {
  const { single, combined } = sharesOf(job)
  const together = combined.find((one) => one.answers.every(([key, option]) => chosen(answers, key).includes(option)))
  const found: { readonly ref: AnswerRef; readonly share: number }[] = []
  const add = (key: QuestionKey, option: string, share: number) => {
    const question = questions.get(key)
    if (question !== undefined) found.push({ ref: { question: question.id, option }, share })
  }
  for (const [key, option] of together?.answers ?? []) add(key, option, together?.share ?? 0)
  let base = 0
  let lift = 1
  for (const [key, byOption] of single) {
    const question = questions.get(key)
    if (question === undefined) continue
    const unlisted = question.options.length - byOption.size
    const mean = (sum(byOption.values()) + UNLISTED * unlisted) / question.options.length
    base += mean / single.size
    const given = chosen(answers, key)
    if (given.length === 0 || together?.answers.some(([combinedKey]) => combinedKey === key)) continue
    const weight = QUESTION_WEIGHTS[key] ?? OTHER_QUESTION
    const values = given.map((option) => byOption.get(option) ?? UNLISTED)
    // Between the strongest of several answers and their mean.
    lift *= ((Math.max(...values) + sum(values) / values.length) / 2 / mean) ** weight
    for (const option of given) {
      const share = byOption.get(option)
      if (share !== undefined) add(key, option, share * weight)
    }
  }
  if (found.length === 0) return null
  return {
    likelihood: (together?.share ?? base) * lift,
    sources: found.sort((a, b) => b.share - a.share).map(({ ref }) => ref),
  }
}

/** All jobs that the answers make likely, most likely first. Ties keep the order of the list. */
export const likelyJobs = (jobs: readonly Job[], answers: QuizAnswers): readonly LikelyJob[] =>
  jobs
    .flatMap((one, job) => {
      const likely = likelihoodOf(one, answers)
      return likely === null ? [] : [{ job, ...likely }]
    })
    .sort((a, b) => b.likelihood - a.likelihood || a.job - b.job)
