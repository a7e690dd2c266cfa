import type { Topic } from '../../catalogue/vocabulary.ts'
import type { QuizAnswers } from '../../quiz/answers.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'
import { OWN_WORDS } from '../../quiz/purpose.ts'
import { QUESTIONS, type QuestionKey } from '../../quiz/questions.ts'
import { INTERACTIONS, type Interaction } from './interactions.ts'
import type { EngineParameters } from './parameters.ts'
import type { AnswerRef, Intent, IntentFamily } from './recommendation.ts'
import { partsOf, type SentenceReader } from './sentence.ts'

type Unshared = Omit<Intent, 'share'>

/** Questions whose options have topics, in quiz order. */
const FAMILIES = [
  'role',
  'industry',
  'tasks',
  'content',
  'challenges',
  'bottleneck',
  'data_sources',
  'goal',
] as const satisfies readonly (QuestionKey & IntentFamily)[]

const questionOf = (key: QuestionKey) => QUESTIONS.find((question) => question.key === key)

/** Unless the first word is an acronym. */
const lowerFirst = (text: string): string =>
  /^.[A-Z]/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const familyIntents = (
  family: (typeof FAMILIES)[number],
  answers: QuizAnswers,
  parameters: EngineParameters,
): Unshared[] => {
  const question = questionOf(family)
  if (question === undefined) return []
  const ticked = new Set(answers[question.id] ?? [])
  const wanted = question.options.flatMap(({ id, text, topics }) =>
    topics !== undefined && ticked.has(id) ? [{ id, text, topics }] : [],
  )
  const weight = parameters.families[family] / Math.sqrt(Math.max(1, wanted.length))
  return wanted.map(({ id, text, topics }) => ({
    key: `${family}:${id}`,
    family,
    label: lowerFirst(text),
    sources: [{ question: question.id, option: id }],
    topics,
    weight,
  }))
}

const has = (answers: QuizAnswers, key: QuestionKey, option: string): AnswerRef[] => {
  const id = questionOf(key)?.id ?? 0
  return (answers[id] ?? []).includes(option) ? [{ question: id, option }] : []
}

const sourcesOf = (rule: Interaction, answers: QuizAnswers): AnswerRef[] => {
  const role = has(answers, 'role', rule.role)
  const second =
    rule.industry === undefined ? has(answers, 'tasks', rule.task ?? '') : has(answers, 'industry', rule.industry)
  return role.length > 0 && second.length > 0 ? [...role, ...second] : []
}

const interactionIntents = (answers: QuizAnswers, parameters: EngineParameters): Unshared[] =>
  INTERACTIONS.map((rule) => ({ rule, sources: sourcesOf(rule, answers) }))
    .filter(({ sources }) => sources.length > 0)
    // Stable sort: earlier rules win ties.
    .sort((a, b) => b.rule.weight - a.rule.weight)
    .slice(0, parameters.interactionLimit)
    .map(({ rule, sources }) => ({
      key: `interaction:${rule.key}`,
      family: 'interaction',
      label: rule.label,
      sources,
      topics: rule.topics,
      weight: rule.weight,
    }))

const weightsByTopics = new Map<string, TopicWeights>()

/** Weight 1 for each topic; the same object for the same topics, so that vectors are cached. */
const wholly = (topics: readonly Topic[]): TopicWeights => {
  const key = topics.join()
  const weights = weightsByTopics.get(key) ?? Object.fromEntries(topics.map((topic) => [topic, 1]))
  weightsByTopics.set(key, weights)
  return weights
}

/** Each part of the user's sentence is an intent whose coverage comes from the search. */
const purposeIntents = ({ purpose }: QuizAnswers, read: SentenceReader, parameters: EngineParameters): Unshared[] => {
  const parts = partsOf(purpose, read)
  const weight = parameters.families.purpose / Math.sqrt(Math.max(1, parts.length))
  return parts.map(({ part, kept }) => ({
    key: `purpose:${part.text}`,
    family: 'purpose',
    label: part.text,
    sources: [{ question: OWN_WORDS, option: part.text }],
    topics: wholly(kept),
    relevance: part.relevance,
    wordWeights: part.wordWeights,
    weight,
  }))
}

/** Equal topics from several minor answers (automate, repetitive) stay separate: each names its own answer. */
export const intentsOf = (
  answers: QuizAnswers,
  read: SentenceReader,
  parameters: EngineParameters,
): readonly Intent[] => {
  const unshared = [
    ...FAMILIES.flatMap((family) => familyIntents(family, answers, parameters)),
    ...interactionIntents(answers, parameters),
    ...purposeIntents(answers, read, parameters),
  ]
  const total = unshared.reduce((sum, { weight }) => sum + weight, 0)
  return unshared.map((intent) => ({ ...intent, share: intent.weight / total }))
}
