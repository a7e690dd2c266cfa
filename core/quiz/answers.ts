/** The answers of a quiz in one normal form, whatever shape they arrive in. */
import { normalizePurpose, OWN_WORDS, type Purpose } from './purpose.ts'
import { QUESTIONS, type QuestionKey } from './questions.ts'
import { sentenceParts } from './sentence.ts'

/**
 * Chosen option ids by question id. In normal form: known ids only, sorted, none twice, one for a single choice.
 * A question without an answer is absent; it never counts as its first option. `purpose` is what the person wants to get
 * done in their own words.
 */
export type QuizAnswers = Readonly<Partial<Record<number, readonly string[]>>> & { readonly purpose?: Purpose }

const knownOptions = QUESTIONS.map((question) => new Set(question.options.map(({ id }) => id)))

const questionIds = Object.fromEntries(QUESTIONS.map(({ key, id }) => [key, id])) as Readonly<
  Record<QuestionKey, number>
>

/** The id of a question by its key. */
export const questionId = (key: QuestionKey): number => questionIds[key]

/** The chosen option ids of a question, none when it has no answer. */
export const chosen = (answers: QuizAnswers, key: QuestionKey): readonly string[] => answers[questionId(key)] ?? []

/** The options of a question by its number; of `OWN_WORDS`, the parts of the person's sentence. */
export const optionsOf = (answers: QuizAnswers, question: number): readonly string[] =>
  question === OWN_WORDS ? sentenceParts(answers.purpose?.sentence ?? '') : (answers[question] ?? [])

/** Every chosen option with its question, the person's own words first. */
export const answerRefs = (answers: QuizAnswers): readonly { readonly question: number; readonly option: string }[] =>
  [OWN_WORDS, ...QUESTIONS.map(({ id }) => id)].flatMap((question) =>
    optionsOf(answers, question).map((option) => ({ question, option })),
  )

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Answers that `normalizeAnswers` has made: nobody changes them, and a search brings the same ones up again and again. */
const inNormalForm = new WeakSet<object>()

/**
 * Brings a map from question id (number or numeric text) to one option id or a list of them into normal form. Unknown
 * questions and options are dropped; of several answers to a single choice the first known one counts. Anything that is
 * no such map has no answers.
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

/** The same text for the same answers, in whatever order they were ticked: what is hashed to tell answers apart. */
export const canonicalAnswers = (answers: QuizAnswers): string => {
  const normal = normalizeAnswers(answers)
  const ticked = QUESTIONS.flatMap(({ id }) => (normal[id] === undefined ? [] : [`${id}=${normal[id].join(',')}`]))
  const { purpose } = normal
  return [...ticked, ...(purpose === undefined ? [] : [`purpose=${JSON.stringify(purpose)}`])].join(';')
}
