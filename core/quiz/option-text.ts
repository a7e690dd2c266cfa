/** The text of a question's option. */
import { QUESTIONS, type QuestionKey } from './questions.ts'

/** The text of an option; empty when the question has no such option. */
export const optionText = (key: QuestionKey, option: string): string =>
  QUESTIONS.find((question) => question.key === key)?.options.find(({ id }) => id === option)?.text ?? ''
