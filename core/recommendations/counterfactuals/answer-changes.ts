import { americanQuotation } from '../../display/quotation.ts'
import { normalizeAnswers, type QuizAnswers } from '../../quiz/answers.ts'
import { QUESTIONS, type QuizQuestion } from '../../quiz/questions.ts'

/** Option ids before and after. */
export type AnswerChange = {
  readonly question: number
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly text: string
}

const textOf = (question: QuizQuestion, option: string | undefined): string =>
  `“${question.options.find(({ id }) => id === option)?.text ?? ''}”`

/** `Answer “How much can you spend ...?” with “$21-100 a month” instead of “Free tools only.”` */
const changeText = (question: QuizQuestion, from: readonly string[], to: readonly string[]): string => {
  const quotedQuestion = `“${question.text}”`
  if (question.type === 'single_choice') {
    const before = from[0] === undefined ? '' : ` instead of ${textOf(question, from[0])}`
    return `Answer ${quotedQuestion} with ${textOf(question, to[0])}${before}`
  }
  const added = to.find((option) => !from.includes(option))
  const removed = from.find((option) => !to.includes(option))
  return added === undefined
    ? `Remove ${textOf(question, removed)} from ${quotedQuestion}`
    : `Add ${textOf(question, added)} to ${quotedQuestion}`
}

/** A quoted question already ends the sentence. */
const sentence = (text: string): string => (text.endsWith('?”') ? text : americanQuotation(`${text}.`))

export const answerChange = (answers: QuizAnswers, id: number, to: readonly string[]): AnswerChange => {
  const from = answers[id] ?? []
  const question = QUESTIONS[id - 1]
  return { question: id, from, to, text: question === undefined ? '' : sentence(changeText(question, from, to)) }
}

/** The changed answers in normal form. */
export const withChanges = (answers: QuizAnswers, changes: readonly AnswerChange[]): QuizAnswers =>
  normalizeAnswers({ ...answers, ...Object.fromEntries(changes.map(({ question, to }) => [question, to])) })

/** Nobody changes their role or industry to be shown a tool. */
const FIXED: readonly string[] = ['role', 'industry']

const newAnswers = ({ id, type, options }: QuizQuestion, answers: QuizAnswers): (readonly string[])[] => {
  const from = answers[id] ?? []
  const ids = options.map((option) => option.id)
  if (type === 'single_choice') return ids.filter((option) => !from.includes(option)).map((option) => [option])
  return (
    ids
      .map((option) => (from.includes(option) ? from.filter((one) => one !== option) : [...from, option].sort()))
      // The quiz requires an answer.
      .filter((to) => to.length > 0)
  )
}

/** Every replacement or toggle of one option, in quiz order. */
export const singleChanges = (answers: QuizAnswers): readonly AnswerChange[] =>
  QUESTIONS.filter(({ key }) => !FIXED.includes(key)).flatMap((question) =>
    newAnswers(question, answers).map((to) => answerChange(answers, question.id, to)),
  )
