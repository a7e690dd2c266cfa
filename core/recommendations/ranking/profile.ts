import { chosen, normalizeAnswers, type QuizAnswers } from '../../quiz/answers.ts'
import { type Limits, limitsOf } from '../constraints/constraints.ts'
import { intentsOf } from '../model/intents.ts'
import type { EngineParameters } from '../model/parameters.ts'
import type { Intent } from '../model/recommendation.ts'
import { isOwnWords } from '../model/sentence.ts'
import { mainOf } from '../model/vectors.ts'
import { type FitQuery, fitQueryOf } from './fit.ts'
import { type LedgerFrame, ledgerFrames } from './ledger-frames.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

export type Profile = {
  readonly answers: QuizAnswers
  readonly parameters: EngineParameters
  readonly limits: Limits
  readonly fit: FitQuery
  readonly intents: readonly Intent[]
  /** Topic weights per intent, main topic 1. */
  readonly intentWeights: readonly Float64Array[]
  readonly caps: { readonly assistants: number; readonly category: number }
  /** Coverage at which a tool is fully on the subject. */
  readonly onSubject: number
  readonly frames: readonly LedgerFrame[]
}

const GENERALISTS: readonly string[] = ['entrepreneur', 'consultant', 'researcher']

const hasOwnWords = (intents: readonly Intent[]): boolean => intents.some(({ sources }) => isOwnWords(sources))

const capsOf = (
  answers: QuizAnswers,
  intents: readonly Intent[],
  { caps, listLength }: EngineParameters,
): Profile['caps'] => {
  const role = chosen(answers, 'role')[0] ?? ''
  const tasks = chosen(answers, 'tasks')
  const isPureCoder = role === 'developer' && tasks.length === 1 && tasks[0] === 'coding'
  return {
    assistants: GENERALISTS.includes(role) ? caps.assistantsOfGeneralists : caps.assistants,
    category: isPureCoder ? caps.categoryOfPureCoders : hasOwnWords(intents) ? listLength : caps.category,
  }
}

/** Normalizes the answers first. */
export const profileOf = (
  input: QuizAnswers,
  snapshot: Pick<CatalogueSnapshot, 'readSentence' | 'jobs'>,
  parameters: EngineParameters,
): Profile => {
  const answers = normalizeAnswers(input)
  const intents = intentsOf(answers, snapshot, parameters)
  const limits = limitsOf(answers)
  return {
    answers,
    parameters,
    limits,
    fit: fitQueryOf(answers),
    intents,
    intentWeights: intents.map(({ topics }) => mainOf(topics)),
    caps: capsOf(answers, intents, parameters),
    onSubject: hasOwnWords(intents) ? parameters.onSubjectOfOwnWords : parameters.onSubject,
    frames: ledgerFrames(intents, limits, parameters),
  }
}
