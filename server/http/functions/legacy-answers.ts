import { z } from 'zod'
import { answersToList } from '#core/quiz/answer-list.ts'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'

/** Validated by `normalizeAnswers`, which keeps known options only. */
export const legacyAnswersSchema = z.record(z.string(), z.unknown())

const camelCase = (key: string) => key.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

/**
 * Answers by question id, each one option id or a list. Questions may also be named (`role`, `team_size` or
 * `teamSize`), as in some stored results; ids take precedence.
 */
export const readLegacyAnswers = (given: Readonly<Record<string, unknown>>) => {
  const map = new Map(Object.entries(given))
  const byId = QUESTIONS.map(({ id, key }) => [
    String(id),
    map.get(String(id)) ?? map.get(key) ?? map.get(camelCase(key)),
  ])
  return answersToList(normalizeAnswers(Object.fromEntries(byId))).map(({ question, options }) => ({
    question,
    options: [...options],
  }))
}
