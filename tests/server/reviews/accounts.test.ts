/** What is kept of a member who voted, reported and answered, in exports and after the deletion of the account. */
import { beforeEach, expect, test } from 'vitest'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { PASSWORD } from '../../support/members.ts'
import { registerMembers } from '../../support/registered-members.ts'

const database = registerTestDatabase()
const members = registerMembers(database)
const at = clock.now()
const EMAIL = 'vendor@people.example'

beforeEach(async () => {
  await database.reset()
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
})

const storeReview = async (headline: string) => {
  const { id: toolId } = await database.prisma.tool.findFirstOrThrow()
  const texts = { headline, good: 'It keeps a copy of every draft.', bad: '', job: 'write-emails', role: 'designer' }
  const times = { queuedAt: at, createdAt: at, decidedAt: at, publishedAt: at }
  const chosen = { again: 'yes', duration: 'over_a_year', state: 'published', stars: 4 } as const
  return database.prisma.toolReview.create({ data: { toolId, ...texts, ...chosen, ...times } })
}

/** A member with votes, reports and answers, and the reviews that they are about. */
const arrange = async () => {
  const token = await members.join(EMAIL)
  const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { email: EMAIL } })
  const [first, second] = [await storeReview('First'), await storeReview('Second')]
  const { prisma } = database
  const other = await prisma.user.create({
    data: { email: 'bob@people.example', name: 'Bob', createdAt: at, updatedAt: at },
  })
  await prisma.reviewVote.createMany({
    data: [userId, other.id].map((voter) => ({ reviewId: first.id, userId: voter, createdAt: at })),
  })
  await prisma.toolReview.update({ where: { id: first.id }, data: { helpfulCount: 2 } })
  const report = { reporterId: userId, reason: 'fake', createdAt: at } as const
  await prisma.reviewReport.createMany({
    data: [
      { ...report, reviewId: first.id, note: 'Settled words', settledAt: at, removed: false },
      { ...report, reviewId: second.id, note: 'Open words' },
    ],
  })
  const answer = { userId, createdAt: at, updatedAt: at }
  await prisma.reviewAnswer.createMany({
    data: [
      { ...answer, reviewId: first.id, text: 'Published words', state: 'published', publishedAt: at },
      { ...answer, reviewId: second.id, text: 'Waiting words', state: 'queued' },
    ],
  })
  return { token, first, second }
}

test('the export has the votes, reports and answers, and nothing of the reviews', async () => {
  const { token } = await arrange()
  const text = `mutation { exportMyData(input: { password: "${PASSWORD}" }) { ... on ExportMyDataPayload { json } } }`
  const exported = JSON.parse((await members.query(text, {}, { token })).data.exportMyData.json)
  const day = at.toISOString()
  expect(exported.reviewVotes).toEqual([{ tool: 'abacus', createdAt: day }])
  expect(exported.reviewReports).toEqual([
    { tool: 'abacus', reason: 'fake', note: 'Settled words', createdAt: day, settledAt: day, removed: false },
    { tool: 'abacus', reason: 'fake', note: 'Open words', createdAt: day, settledAt: null, removed: null },
  ])
  const dates = { createdAt: day, updatedAt: day }
  expect(exported.reviewAnswers).toEqual([
    { tool: 'abacus', text: 'Published words', state: 'published', editorText: null, ...dates, publishedAt: day },
    { tool: 'abacus', text: 'Waiting words', state: 'queued', editorText: null, ...dates, publishedAt: null },
  ])
  expect(JSON.stringify(exported)).not.toContain('keeps a copy')
})

test('after the deletion of the account, the published answer and the open report stay without the member', async () => {
  const { token, first, second } = await arrange()
  const text = `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`
  const { data } = await members.query(text, {}, { token })
  expect(data.deleteAccount.__typename).toBe('DeleteAccountPayload')
  const { prisma } = database
  expect((await prisma.toolReview.findUniqueOrThrow({ where: { id: first.id } })).helpfulCount).toBe(1)
  expect(await prisma.reviewVote.count()).toBe(1)
  expect(await prisma.reviewReport.findMany()).toMatchObject([{ reviewId: second.id, reporterId: null, note: null }])
  expect(await prisma.reviewAnswer.findMany()).toMatchObject([
    { reviewId: first.id, userId: null, text: 'Published words', state: 'published' },
  ])
  const [entry] = await prisma.cacheInvalidation.findMany({ orderBy: { sequence: 'desc' }, take: 1 })
  expect(entry?.tags).toContain(`tool:${first.toolId}`)
})
