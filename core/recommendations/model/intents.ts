import type { Topic } from '../../catalogue/vocabulary.ts'
import { lowerFirst } from '../../display/lower-first.ts'
import { likelyJobs } from '../../jobs/likely-jobs.ts'
import type { QuizAnswers } from '../../quiz/answers.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'
import { jobMeaning, OWN_WORDS, purposeJobs } from '../../quiz/purpose.ts'
import { QUESTIONS, type QuestionKey } from '../../quiz/questions.ts'
import type { JobTable } from '../ranking/job-table.ts'
import { INTERACTIONS, type Interaction } from './interactions.ts'
import type { EngineParameters } from './parameters.ts'
import type { AnswerRef, Intent, IntentFamily } from './recommendation.ts'
import { type PartJob, partsOf, type SentenceReader } from './sentence.ts'

type Unshared = Omit<Intent, 'share'>
type Unweighted = Omit<Unshared, 'weight'>

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

const sourcesOf = ({ role, industry, task, content }: Interaction, answers: QuizAnswers): AnswerRef[] => {
  const needed = [
    ['role', role],
    ['industry', industry],
    ['tasks', task],
    ['content', content],
  ] as const
  const found = needed.map(([key, option]) => (option === undefined ? null : has(answers, key, option)))
  return found.some((refs) => refs?.length === 0) ? [] : found.flatMap((refs) => refs ?? [])
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

/** A less likely job is not named. */
const NAMED = 0.1
/** How much the words decide between the jobs of a part, and how much the answers, as exponents. */
const OF_WORDS = 0.5
const OF_ANSWERS = 0.16
/** The likelihood of a job that the answers do not make likely. */
const UNLIKELY = 0.002

type WeighedJob = {
  readonly position: number
  /** By its words alone. */
  readonly confidence: number
  readonly weight: number
}

/** The jobs of a part by their words and by how likely the answers make them, heaviest first. */
const weighedJobs = (
  jobs: readonly PartJob[],
  likelihoods: ReadonlyMap<number, number>,
  { positions }: JobTable,
): readonly WeighedJob[] =>
  jobs
    .flatMap(({ slug, confidence }): WeighedJob[] => {
      const position = positions.get(slug)
      if (position === undefined) return []
      const likelihood = (likelihoods.get(position) ?? 0) + UNLIKELY
      return [{ position, confidence, weight: confidence ** OF_WORDS * likelihood ** OF_ANSWERS }]
    })
    .sort((a, b) => b.weight - a.weight || a.position - b.position)

/** How well each tool does the jobs that a part of the sentence may mean; null without one. */
const coverageOfJobs = (jobs: readonly WeighedJob[], table: JobTable): Float32Array | null => {
  const [first] = jobs
  if (first === undefined) return null
  const columns = jobs.map(({ position, weight }) => ({
    column: table.coverageOf(position),
    share: weight / first.weight,
  }))
  return table
    .coverageOf(first.position)
    .map((_, tool) => Math.max(...columns.map(({ column, share }) => share * (column[tool] ?? 0))))
}

/** How well each tool fits a part: by its words, and by its jobs. */
const fitsOf = (found: Float32Array, jobs: readonly WeighedJob[], table: JobTable, share: number): Float32Array => {
  const covered = coverageOfJobs(jobs, table)
  const [first] = jobs
  if (covered === null || first === undefined) return found
  const fits = found.map((fit, tool) => (1 - share) * fit + share * (covered[tool] ?? 0))
  if (first.confidence >= NAMED) for (const tool of table.excludedFrom(first.position)) fits[tool] = 0
  return fits
}

type Reading = { readonly readSentence: SentenceReader; readonly jobs: JobTable }

/** Each part of the user's sentence is an intent whose coverage comes from its jobs and from the search. */
const partIntents = (
  answers: QuizAnswers,
  { readSentence, jobs }: Reading,
  { jobs: { ofSentence } }: EngineParameters,
): Unweighted[] => {
  const parts = partsOf(answers.purpose, readSentence)
  if (parts.length === 0) return []
  const likelihoods = new Map(likelyJobs(jobs.jobs, answers).map(({ job, likelihood }) => [job, likelihood]))
  return parts.map(({ part, topics, jobs: kept }): Unweighted => {
    const weighed = weighedJobs(kept, likelihoods, jobs)
    return {
      key: `purpose:${part.text}`,
      family: 'purpose',
      label: part.text,
      sources: [{ question: OWN_WORDS, option: part.text }],
      topics: wholly(topics),
      relevance: fitsOf(part.found, weighed, jobs, ofSentence),
      wordWeights: part.wordWeights,
      jobs: weighed.flatMap((one) => (one.confidence < NAMED ? [] : (jobs.jobs[one.position] ?? []))),
    }
  })
}

const jobIntent = (position: number, sources: readonly AnswerRef[], { jobs, coverageOf }: JobTable): Unweighted[] => {
  const job = jobs[position]
  if (job === undefined) return []
  const { slug, name, topics } = job
  const label = lowerFirst(name)
  return [
    {
      key: `jobs:${slug}`,
      family: 'jobs',
      label,
      sources,
      topics: wholly(topics),
      relevance: coverageOf(position),
      jobs: [job],
    },
  ]
}

/** Jobs that the person added, which no part of the sentence means. */
const addedIntents = (answers: QuizAnswers, { readSentence, jobs }: Reading): Unweighted[] => {
  const { purpose } = answers
  if (purpose === undefined) return []
  const read = new Set(readSentence(purpose.sentence).flatMap((part) => part.jobs.map(({ slug }) => slug)))
  return purposeJobs(purpose).flatMap((slug) => {
    const position = jobs.positions.get(slug)
    if (position === undefined || read.has(slug)) return []
    return jobIntent(position, [{ question: OWN_WORDS, option: jobMeaning(slug) }], jobs)
  })
}

const purposeIntents = (answers: QuizAnswers, reading: Reading, parameters: EngineParameters): Unshared[] => {
  const intents = [...partIntents(answers, reading, parameters), ...addedIntents(answers, reading)]
  const weight = parameters.families.purpose / Math.sqrt(Math.max(1, intents.length))
  return intents.map((intent) => ({ ...intent, weight }))
}

/** The jobs that people with these answers usually have. */
const likelyIntents = (answers: QuizAnswers, jobs: JobTable, parameters: EngineParameters): Unshared[] => {
  const { most, power } = parameters.jobs
  const likely = likelyJobs(jobs.jobs, answers).slice(0, most)
  const total = likely.reduce((sum, { likelihood }) => sum + likelihood ** power, 0)
  return likely.flatMap(({ job, likelihood, sources }) => {
    const weight = (parameters.families.jobs * likelihood ** power) / total
    const relevance = jobs.coverageOfInferred(job)
    return jobIntent(job, sources, jobs).map((intent) => ({ ...intent, relevance, weight }))
  })
}

/** Equal topics from several minor answers (automate, repetitive) stay separate: each names its own answer. */
export const intentsOf = (answers: QuizAnswers, reading: Reading, parameters: EngineParameters): readonly Intent[] => {
  const said = purposeIntents(answers, reading, parameters)
  const unshared = [
    ...FAMILIES.flatMap((family) => familyIntents(family, answers, parameters)),
    ...interactionIntents(answers, parameters),
    // Own words replace the jobs inferred from the answers.
    ...(said.length > 0 ? said : likelyIntents(answers, reading.jobs, parameters)),
  ]
  const total = unshared.reduce((sum, { weight }) => sum + weight, 0)
  return unshared.map((intent) => ({ ...intent, share: intent.weight / total }))
}
