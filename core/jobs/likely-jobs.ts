import { chosen, type QuizAnswers } from '../quiz/answers.ts'
import { QUESTIONS, type QuestionKey } from '../quiz/questions.ts'
import type { AnswerRef } from '../recommendations/model/recommendation.ts'
import type { Job } from './job-file.ts'

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

/** The shares of a job by question and option. */
const sharesByQuestion = ({ wanted_by }: Job): ReadonlyMap<QuestionKey, ReadonlyMap<string, number>> => {
  const found = new Map<QuestionKey, Map<string, number>>()
  for (const [answer, share] of Object.entries(wanted_by)) {
    const at = answer.indexOf(':')
    const key = answer.slice(0, at) as QuestionKey
    const shares = found.get(key) ?? new Map<string, number>()
    shares.set(answer.slice(at + 1), share)
    found.set(key, shares)
  }
  return found
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

// The same jobs are read for every person.
const known = new WeakMap<Job, ReturnType<typeof sharesByQuestion>>()

const sharesOf = (job: Job): ReturnType<typeof sharesByQuestion> => {
  const kept = known.get(job)
  if (kept !== undefined) return kept
  const made = sharesByQuestion(job)
  known.set(job, made)
  return made
}

/** Bayes' rule with independent answers: how much more often people with them want the job than others do. */
const likelihoodOf = (job: Job, answers: QuizAnswers): Omit<LikelyJob, 'job'> | null => {
  const shares = sharesOf(job)
  const found: { readonly ref: AnswerRef; readonly share: number }[] = []
  let base = 0
  let lift = 1
  for (const [key, byOption] of shares) {
    const question = questions.get(key)
    if (question === undefined) continue
    const unlisted = question.options.length - byOption.size
    const mean = (sum(byOption.values()) + UNLISTED * unlisted) / question.options.length
    base += mean / shares.size
    const given = chosen(answers, key)
    if (given.length === 0) continue
    const weight = QUESTION_WEIGHTS[key] ?? OTHER_QUESTION
    const values = given.map((option) => byOption.get(option) ?? UNLISTED)
    // Between the strongest of several answers and their mean.
    lift *= ((Math.max(...values) + sum(values) / values.length) / 2 / mean) ** weight
    for (const option of given) {
      const share = byOption.get(option)
      if (share !== undefined) found.push({ ref: { question: question.id, option }, share: share * weight })
    }
  }
  if (found.length === 0) return null
  return { likelihood: base * lift, sources: found.sort((a, b) => b.share - a.share).map(({ ref }) => ref) }
}

/** All jobs that the answers make likely, most likely first. Ties keep the order of the list. */
export const likelyJobs = (jobs: readonly Job[], answers: QuizAnswers): readonly LikelyJob[] =>
  jobs
    .flatMap((one, job) => {
      const likely = likelihoodOf(one, answers)
      return likely === null ? [] : [{ job, ...likely }]
    })
    .sort((a, b) => b.likelihood - a.likelihood || a.job - b.job)
