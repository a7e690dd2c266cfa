/** Quiz answers as older callers send them. */
import { z } from 'zod'
import { answersToList } from '../../../core/quiz/answer-list.ts'
import { normalizeAnswers } from '../../../core/quiz/answers.ts'
import { QUESTIONS } from '../../../core/quiz/questions.ts'

/** A map whose values are read by `normalizeAnswers` alone, which takes known options and drops everything else. */
export const legacyAnswersSchema = z.record(z.string(), z.unknown())

const camelCase = (key: string) => key.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

/**
 * The answers in a map by question id, each one option id or a list of them. Questions may also go by name (`role`,
 * `team_size` or `teamSize`), as stored results spell some of them; the id counts more.
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
