import { QUESTIONS, type QuestionKey } from './questions.ts'

/** Empty for an unknown option. */
export const optionText = (key: QuestionKey, option: string): string =>
  QUESTIONS.find((question) => question.key === key)?.options.find(({ id }) => id === option)?.text ?? ''
