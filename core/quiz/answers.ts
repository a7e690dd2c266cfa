import { jobMeaning, normalizePurpose, OWN_WORDS, type Purpose, purposeJobs } from './purpose.ts'
import { QUESTIONS, type QuestionKey } from './questions.ts'

/** Option ids by question id: known, sorted, unique, one for a single choice. Unanswered questions are absent. */
export type QuizAnswers = Readonly<Partial<Record<number, readonly string[]>>> & { readonly purpose?: Purpose }

const knownOptions = QUESTIONS.map((question) => new Set(question.options.map(({ id }) => id)))

const questionIds = Object.fromEntries(QUESTIONS.map(({ key, id }) => [key, id])) as Readonly<
  Record<QuestionKey, number>
>

export const questionId = (key: QuestionKey): number => questionIds[key]

/** Empty without an answer. */
export const chosen = (answers: QuizAnswers, key: QuestionKey): readonly string[] => answers[questionId(key)] ?? []

type Ref = { readonly question: number; readonly option: string }

/** The options of a question; for `OWN_WORDS`, the user's sentence and the ids of its jobs. */
const optionsOf = (answers: QuizAnswers, question: number): readonly string[] => {
  if (question !== OWN_WORDS) return answers[question] ?? []
  const { purpose } = answers
  return [...(purpose?.sentence ? [purpose.sentence] : []), ...purposeJobs(purpose).map(jobMeaning)]
}

/** Every chosen option with its question, the user's own words last. */
export const answerRefs = (answers: QuizAnswers): readonly Ref[] =>
  [...QUESTIONS.map(({ id }) => id), OWN_WORDS].flatMap((question) =>
    optionsOf(answers, question).map((option) => ({ question, option })),
  )

/** Whether the user chose an option, or wrote the words. */
export const isGiven = (answers: QuizAnswers, { question, option }: Ref): boolean =>
  optionsOf(answers, question).includes(option) ||
  (question === OWN_WORDS && answers.purpose?.sentence.includes(option) === true)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Already normalized answers. They are immutable, and the search passes the same ones repeatedly. */
const inNormalForm = new WeakSet<object>()

/**
 * Keys may be numeric texts. Unknown ids are dropped; a single choice keeps its first. Other input means no answers.
 */
export const normalizeAnswers = (input: unknown): QuizAnswers => {
  if (typeof input !== 'object' || input === null) return {}
  if (inNormalForm.has(input)) return input as QuizAnswers
  const given = new Map(Object.entries(input))
  const entries = QUESTIONS.flatMap((question, index) => {
    const known = listOf(given.get(String(question.id))).filter(
      (option): option is string => typeof option === 'string' && knownOptions[index]?.has(option) === true,
    )
    const kept = question.type === 'single_choice' ? known.slice(0, 1) : [...new Set(known)].sort()
    return kept.length === 0 ? [] : [[question.id, kept] as const]
  })
  const purpose = normalizePurpose(given.get('purpose'))
  const answers: QuizAnswers = { ...Object.fromEntries(entries), ...(purpose && { purpose }) }
  inNormalForm.add(answers)
  return answers
}

/** Independent of the order of selection; used for hashing. */
export const canonicalAnswers = (answers: QuizAnswers): string => {
  const normal = normalizeAnswers(answers)
  const ticked = QUESTIONS.flatMap(({ id }) => (normal[id] === undefined ? [] : [`${id}=${normal[id].join(',')}`]))
  const { purpose } = normal
  return [...ticked, ...(purpose === undefined ? [] : [`purpose=${JSON.stringify(purpose)}`])].join(';')
}
