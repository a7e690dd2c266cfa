import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/durations.ts'
import { DAY } from '#server/platform/cache/cache-tags.ts'
import { createOutcomesApp } from './outcomes-app.ts'

const app = createOutcomesApp()
const START = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => app.startOver())

type Kind = 'listed' | 'another' | 'none'

/** Stores answers of as many people, on the day before. */
const people = async (count: number, choice: Kind, { rank = 1, engineVersion = '9', job = 'Write', age = 1 } = {}) => {
  for (let person = 0; person < count; person += 1) {
    const at = new Date(START - age * DAY_MS)
    const email = `${choice}-${rank}-${engineVersion}-${job}-${age}-${person}@people.example`
    const user = { create: { email, emailVerified: true, name: 'Ada', createdAt: at, updatedAt: at } }
    const { id: userId } = await app.database.prisma.user.create({ data: user.create })
    const result = { create: { userId, answers: {}, answersHash: 'a', createdAt: at, submittedAt: at } }
    const tool = choice === 'listed' ? { toolId: userId, toolName: 'Tool A', rank } : {}
    await app.database.prisma.outcome.create({
      data: {
        user: { connect: { id: userId } },
        result,
        choice,
        ...tool,
        satisfaction: choice === 'none' ? null : 4,
        jobs: [job],
        engineVersion,
        createdAt: at,
        updatedAt: at,
      },
    })
  }
}

/** The first page of a day ends the cached responses of the day before. */
const onDay = (day: number) => {
  app.later(day)
  app.members.services.cacheInvalidations.invalidateLocally([DAY])
}

const figure = async () => (await app.ask('{ outcomeFigure { people chose } }', {})).outcomeFigure

describe('the live figure', () => {
  test('is null below 20 people, changes once a day, and counts a year', async () => {
    await people(12, 'listed')
    await people(7, 'none')
    await people(5, 'listed', { age: 366 })
    expect(await figure()).toBeNull()
    await people(1, 'another')
    expect(await figure()).toBeNull()
    onDay(1)
    expect(await figure()).toEqual({ people: 20, chose: 12 })
  })

  test('counts a person once, with the latest answer, and no suspended account', async () => {
    onDay(2)
    await people(21, 'listed')
    const [first, second] = await app.database.prisma.outcome.findMany({ take: 2, orderBy: { id: 'asc' } })
    const { userId = '' } = first ?? {}
    const at = new Date(START - DAY_MS / 2)
    await app.database.prisma.outcome.create({
      data: {
        user: { connect: { id: userId } },
        result: { create: { userId, answers: {}, answersHash: 'b', createdAt: at, submittedAt: at } },
        choice: 'none',
        jobs: [],
        engineVersion: '9',
        createdAt: at,
        updatedAt: at,
      },
    })
    await app.database.prisma.user.update({ where: { id: second?.userId ?? '' }, data: { suspendedAt: at } })
    expect(await figure()).toEqual({ people: 20, chose: 19 })
  })
})

const REPORT = `{ outcomeReport { total { people chose satisfaction } byRank { key people } byJob { key people chose }
  byEngineVersion { key people } } }`

test('the report has no group below five people, none that can be computed from the others, and no member data', async () => {
  const administrator = await app.administrator()
  const report = async () => (await app.ask(REPORT, {}, administrator)).outcomeReport
  await people(4, 'listed')
  expect(await report()).toBeNull()
  await people(6, 'listed', { rank: 2, engineVersion: '8', job: 'Translate' })
  await people(5, 'listed', { rank: 3, engineVersion: '8', job: 'Translate' })
  expect(await report()).toEqual({
    total: { people: 15, chose: 15, satisfaction: 4 },
    byRank: [{ key: '2', people: 6 }],
    byJob: [],
    byEngineVersion: [],
  })
  await people(1, 'none')
  expect((await report()).byJob).toEqual([
    { key: 'Translate', people: 11, chose: 11 },
    { key: 'Write', people: 5, chose: 4 },
  ])
})

test('the engine reads no answers: its inputs are catalog columns and answers of the quiz', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const files = ['core/recommendations', 'server/areas/recommendations'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  )
  expect(files.length).toBeGreaterThan(50)
  const reading = files.filter((file) =>
    /outcomes?\/|\.outcome|outcome_questions|FROM outcomes/.test(readFileSync(file, 'utf8')),
  )
  expect(reading).toEqual([])
  const engineTools = (await app.members.services.recommendations.engineFile()).tools
  expect(Object.keys(engineTools[0] ?? {}).filter((key) => /outcome|chos|satisf/i.test(key))).toEqual([])
})
