/** Members with quizzes, and a small catalog with tools that match. */
import { beforeAll, beforeEach } from 'vitest'
import type { AnswerEntry } from '#core/quiz/answer-list.ts'
import { loadCatalogue, plan, toolRecord } from './catalogue.ts'
import { registerTestDatabase, type TestDatabase } from './database.ts'
import { registerMembers } from './registered-members.ts'

/** One known option for each of the twenty questions: a marketer who writes, with twenty dollars a month. */
export const ANSWERS: Readonly<Record<number, readonly string[]>> = {
  1: ['marketer'],
  2: ['technology'],
  3: ['solo'],
  4: ['low'],
  5: ['marketing', 'writing'],
  6: ['beginner'],
  7: ['ease'],
  8: ['daily'],
  9: ['basic'],
  10: ['time'],
  11: ['documents', 'social'],
  12: ['tutorials'],
  13: ['ideas'],
  14: ['web'],
  15: ['moderate'],
  16: ['mixed'],
  17: ['notion'],
  18: ['trial'],
  19: ['time_saved'],
  20: ['enhance'],
}

/** The answers as a caller sends them, with changes. */
export const answers = (changes: Readonly<Record<number, readonly string[]>> = {}): AnswerEntry[] =>
  Object.entries({ ...ANSWERS, ...changes }).map(([question, options]) => ({ question: Number(question), options }))

/** This many different sets of answers. */
export const differentAnswers = (count: number): AnswerEntry[][] => {
  const tasks = ['writing', 'coding', 'design', 'analysis', 'automation', 'communication', 'marketing']
  return Array.from({ length: count }, (_, index) =>
    answers({
      5: tasks.filter((_task, bit) => (((index % 127) + 1) >> bit) % 2 === 1),
      8: index < 127 ? ['daily'] : ['weekly'],
    }),
  )
}

const TOPICS = [
  { writing: 1, editing: 0.6 },
  { social: 1, writing: 0.5 },
  { marketing_strategy: 1, ads: 0.5 },
  { email: 1, writing: 0.4 },
  { seo: 1, writing: 0.6 },
  { design_graphic: 1, image_gen: 0.5 },
]

/** Twelve tools within the limits of `ANSWERS`, and two, `dear-0` and `dear-1`, that cost too much. */
export const RECOMMENDABLE = [
  ...Array.from({ length: 12 }, (_, index) =>
    toolRecord({
      slug: `tool-${index}`,
      name: `Tool ${String.fromCharCode(65 + index)}`,
      vendor: `Vendor ${index}`,
      topics: TOPICS[index % TOPICS.length],
      prominence: index % 4,
      plans: [plan({ name: 'Free', month: 0 }), plan({ month: 12 })],
    }),
  ),
  ...[0, 1].map((index) =>
    toolRecord({
      slug: `dear-${index}`,
      name: `Dear ${index}`,
      vendor: `Dear Vendor ${index}`,
      pricing_model: 'paid',
      topics: TOPICS[index],
      prominence: 3,
      plans: [plan({ month: 400 })],
    }),
  ),
]

/** Gives a member a paid plan for the year of the tests' clock. */
export const giveProPlan = async (database: TestDatabase, email: string): Promise<void> => {
  const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { email } })
  const startsAt = new Date('2026-01-01T00:00:00Z')
  const endsAt = new Date('2027-06-01T00:00:00Z')
  await database.prisma.planGrant.create({
    data: { userId, plan: 'pro', source: 'shell', startsAt, endsAt, createdAt: startsAt },
  })
}

export const takePlansAway = async (database: TestDatabase): Promise<void> => {
  await database.prisma.planGrant.deleteMany()
}

const SUBMIT = `mutation ($answers: [QuizAnswerInput!]!, $force: Boolean!) {
  submitQuiz(input: { answers: $answers, forceRegenerate: $force }) {
    __typename
    ... on SubmitQuizPayload {
      result { id timestamp paid inTheRunning engineVersion recommendations { rank slug name reason matchPercent } }
      quota { limit used remaining resetsAt }
    }
    ... on Failure { code message }
    ... on QuotaExceededError { resetsAt }
  }
}`

/** The application for a test file, with its hooks: before each test, there are no members. */
export const createQuizApp = () => {
  const database = registerTestDatabase()
  beforeAll(() => loadCatalogue(database, { tools: { writing: RECOMMENDABLE } }))
  const members = registerMembers(database)
  beforeEach(async () => {
    await database.prisma.user.deleteMany()
    await database.prisma.rateLimitWindow.deleteMany()
    await database.prisma.retainedUsage.deleteMany()
    members.setTime(0)
  })
  let people = 0
  /** A separate address for each member, so that each has a separate budget. */
  const addresses = new Map<string, string>()
  const callerWith = (token: string) => ({ token, address: addresses.get(token) ?? '203.0.113.7' })

  return {
    database,
    members,
    /** A new member's token and email address; optionally with a paid plan. */
    join: async ({ paid = false } = {}) => {
      people += 1
      const email = `member-${people}${'x'.repeat(people % 200)}@people.example`
      const token = await members.join(email)
      addresses.set(token, `192.0.2.${people % 250}`)
      if (paid) await giveProPlan(database, email)
      return { token, email }
    },
    query: async (text: string, variables: object = {}, token?: string) =>
      members.query(text, variables, token === undefined ? {} : callerWith(token)),
    /** Submits a quiz; returns the payload or the failure. */
    submit: async (token: string, list: readonly AnswerEntry[] = answers(), force = false) => {
      const { data, errors } = await members.query(SUBMIT, { answers: list, force }, callerWith(token))
      if (errors !== undefined) throw new Error(JSON.stringify(errors))
      return data.submitQuiz
    },
  }
}
