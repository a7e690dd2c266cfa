/** The questions of the quiz from this build, for when the API is unreachable. Loaded after a failure. */
import { QUESTIONS } from '#core/quiz/questions.ts'
import { toEnum } from '../../lib/enum-values.ts'
import type { Question } from './answers.ts'

export const SAVED_QUESTIONS: readonly Question[] = QUESTIONS.map(({ id, key, text, type, optional, options }) => ({
  number: id,
  key,
  text,
  type: toEnum(type),
  optional: optional === true,
  options: options.map((option) => ({ value: option.id, text: option.text })),
}))
