import { expect, test } from 'vitest'
import { DAY_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import { createReviewPeople, SOMEBODYS } from './review-people.ts'

const people = createReviewPeople()
const { database, join, review, run } = people

const report = (viewer: Viewer | null, reviewId: string, changes: object = {}) =>
  run(viewer, 'reportReview', { reviewId, reason: 'FAKE', ...changes })

const reportsOf = (reviewId: string) => database.prisma.reviewReport.findMany({ where: { reviewId } })
const reportItem = async (editor: Viewer) =>
  (await people.queue(editor)).items.find(({ kind }: { kind: string }) => kind === 'REPORT')

const settle = async (editor: Viewer, reviewId: string, changes: object) => {
  const version = (await reportItem(editor))?.version ?? ''
  return run(editor, 'settleReviewReports', { reviewId, version, ...changes })
}

test('a report is stored and confirmed by email with the time until its outcome', async () => {
  const [author, ada] = [await join(), await join()]
  const { id } = await review(author)
  expect(await report(ada, id, { note: '  It is an ad.\r\nSee https://ads.example/1  ' })).toEqual({ reviewId: id })
  expect(await reportsOf(id)).toMatchObject([
    { reporterId: ada.id, reason: 'fake', note: 'It is an ad.\nSee https://ads.example/1', settledAt: null },
  ])
  expect((await people.stored(id)).state).toBe('published')
  const emails = await people.emails()
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [await people.emailOf(ada), 'Your report of a review of abacus'],
  ])
  expect(emails[0]?.text).toContain('An editor reads it within 7 days, and you get an email with the outcome.')
})

test('a note can be empty, but not too long or reversed', async () => {
  const [author, ada] = [await join(), await join()]
  const { id } = await review(author)
  const refused = { code: 'BAD_USER_INPUT', field: 'note' }
  expect(await report(ada, id, { note: 'x'.repeat(501) })).toEqual({
    ...refused,
    message: 'The note can have at most 500 characters',
  })
  expect(await report(ada, id, { note: 'a \u202e b' })).toEqual({ ...refused, message: 'The note must be plain text' })
  await report(ada, id, { note: ' ' })
  expect(await reportsOf(id)).toMatchObject([{ note: null }])
})

test('a member reports a review once, also when the same report is sent twice at once', async () => {
  const [author, ada] = [await join(), await join()]
  const { id } = await review(author)
  const results = await Promise.all([report(ada, id), report(ada, id, { reason: 'OTHER' })])
  expect(results).toContainEqual({ reviewId: id })
  expect(results).toContainEqual({
    code: 'BAD_USER_INPUT',
    field: 'reviewId',
    message: 'You have already reported this review.',
  })
  expect(await reportsOf(id)).toHaveLength(1)
  expect(await people.emails()).toHaveLength(1)
})

test('a report of one’s own review, of a hidden one, and without a verified address is refused', async () => {
  const [author, ada] = [await join(), await join()]
  const { id } = await review(author)
  expect(await report(author, id)).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'reviewId',
    message: 'You cannot report your own review. You can change or delete it.',
  })
  const missing = { code: 'NOT_FOUND', field: null, message: 'This review does not exist.' }
  const queued = await review(await join(), { state: 'queued' })
  for (const reviewId of ['none', SOMEBODYS, queued.id]) expect(await report(ada, reviewId)).toEqual(missing)
  await database.prisma.user.update({ where: { id: author.id }, data: { suspendedAt: people.now() } })
  expect(await report(ada, id)).toEqual(missing)
  expect(await report(null, id)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await report(await join({ emailVerified: false }), id)).toMatchObject({ code: 'NOT_VERIFIED' })
  expect(await database.prisma.reviewReport.count()).toBe(0)
})

test('a member sends at most ten reports a day, also at once', async () => {
  const ada = await join()
  const reviews = []
  for (let index = 0; index < 11; index += 1) reviews.push(await review(await join()))
  for (const { id } of reviews.slice(0, 9)) expect(await report(ada, id)).toEqual({ reviewId: id })
  const results = await Promise.all(reviews.slice(9).map(({ id }) => report(ada, id)))
  expect(results.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(1)
  expect(await database.prisma.reviewReport.count()).toBe(10)
})

test('the third report hides a review until an editor has read it', async () => {
  const { id } = await review(await join(), { flags: ['burst'] })
  for (const reporter of [await join(), await join()]) await report(reporter, id)
  expect((await people.stored(id)).state).toBe('published')
  await report(await join(), id)
  expect(await people.stored(id)).toMatchObject({ state: 'queued', flags: ['burst', 'reported'] })
  expect(await people.invalidations()).toBe(1)
  expect(await report(await join(), id)).toMatchObject({ code: 'NOT_FOUND' })
})

test('three reports at once hide a review once', async () => {
  const { id } = await review(await join())
  const reporters = [await join(), await join(), await join()]
  await Promise.all(reporters.map((reporter) => report(reporter, id)))
  expect(await people.stored(id)).toMatchObject({ state: 'queued', flags: ['reported'] })
  expect(await people.invalidations()).toBe(1)
})

test('reports of accounts that were younger than a day, and of suspended ones, reach the editor but hide nothing', async () => {
  const { id } = await review(await join())
  for (const hours of [0, 1, 23]) await report(await join({ hours }), id)
  const suspended = await join()
  await report(suspended, id)
  await database.prisma.user.update({ where: { id: suspended.id }, data: { suspendedAt: people.now() } })
  people.later(2 * DAY_MS)
  for (const hours of [24, 48]) await report(await join({ hours }), id)
  expect((await people.stored(id)).state).toBe('published')
  expect((await reportItem(await people.joinEditor())).reports).toHaveLength(6)
  await report(await join(), id)
  expect((await people.stored(id)).state).toBe('queued')
})

test('a review that stays is shown again, and each reporter learns it without the words of others', async () => {
  const author = await join()
  const { id } = await review(author)
  const reporters = [await join(), await join(), await join()]
  for (const [index, reporter] of reporters.entries())
    await report(reporter, id, { note: `Note ${index} of a reporter` })
  const editor = await people.joinEditor()
  expect(await reportItem(editor)).toMatchObject({ reviewId: id, state: 'QUEUED', flags: ['REPORTED'] })
  people.later(DAY_MS)
  expect(await settle(editor, id, { remove: false })).toEqual({ reviewId: id, state: 'PUBLISHED' })
  expect(await people.stored(id)).toMatchObject({ state: 'published', flags: [], decidedAt: people.now() })
  expect(await reportsOf(id)).toMatchObject(Array(3).fill({ removed: false, settledAt: people.now() }))
  const outcomes = (await people.emails()).filter(({ subject }) => subject.startsWith('The outcome'))
  expect(outcomes.map(({ to }) => to).sort()).toEqual((await Promise.all(reporters.map(people.emailOf))).sort())
  for (const { subject, text } of outcomes) {
    expect(subject).toBe('The outcome of your report of a review of abacus')
    expect(text).toContain('The review follows our rules, so it stays.')
    expect(text).not.toMatch(/Note \d|It keeps a copy|shorten/)
  }
  expect((await people.emails()).map(({ to }) => to)).not.toContain(await people.emailOf(author))
  expect((await people.queue(editor)).total).toBe(0)
  expect(await report(reporters[0] ?? null, id)).toMatchObject({ message: 'You have already reported this review.' })
})

test('a removed review is rejected with a text that only its author gets', async () => {
  const [author, ada, deleted] = [await join(), await join(), await join()]
  const { id } = await review(author)
  await report(ada, id, { note: 'A note of Ada' })
  await report(deleted, id)
  await database.prisma.user.delete({ where: { id: deleted.id } })
  const editor = await people.joinEditor()
  expect(await settle(editor, id, { remove: true, text: 'It names a colleague.' })).toEqual({
    reviewId: id,
    state: 'REJECTED',
  })
  expect(await people.stored(id)).toMatchObject({ state: 'rejected', editorText: 'It names a colleague.' })
  const sent = (await people.emails()).slice(1)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [await people.emailOf(ada), 'The outcome of your report of a review of abacus'],
    [await people.emailOf(author), 'Your review of abacus was removed'],
  ])
  expect(sent[0]?.text).toContain('An editor read the review and your report, and removed the review.')
  expect(sent[0]?.text).not.toContain('colleague')
  expect(sent[1]?.text).toContain('It names a colleague.')
  expect(sent[1]?.text).not.toContain('A note of Ada')
  const audited = await database.prisma.auditEntry.findMany()
  expect(audited).toMatchObject([
    {
      actorId: editor.id,
      action: 'review.remove',
      subjectType: 'review',
      subjectId: id,
      before: { tool: 'abacus', state: 'published', reports: 2 },
      after: { state: 'rejected' },
    },
  ])
  expect(JSON.stringify(audited)).not.toContain('colleague')
})

test('two editors settle the same reports once', async () => {
  const { id } = await review(await join())
  await report(await join(), id)
  const editors = [await people.joinEditor(), await people.joinEditor()] as const
  const version = (await reportItem(editors[0])).version
  const results = await Promise.all([
    run(editors[0], 'settleReviewReports', { reviewId: id, version, remove: false }),
    run(editors[1], 'settleReviewReports', { reviewId: id, version, remove: true, text: 'It is an ad.' }),
  ])
  expect(results.filter(({ state }) => state)).toHaveLength(1)
  expect(results).toContainEqual({ code: 'NOT_FOUND', field: null, message: 'It no longer waits for a decision.' })
  expect(await database.prisma.auditEntry.count()).toBe(1)
})

test('reports are not settled with another one that came meanwhile, nor after a change of the review', async () => {
  const { id } = await review(await join())
  await report(await join(), id)
  const editor = await people.joinEditor()
  const { version } = await reportItem(editor)
  await report(await join(), id)
  const changed = {
    code: 'BAD_USER_INPUT',
    field: 'version',
    message: 'This changed after you read it. Read it again, then decide.',
  }
  expect(await run(editor, 'settleReviewReports', { reviewId: id, version, remove: false })).toEqual(changed)
  const second = await reportItem(editor)
  await database.prisma.toolReview.update({ where: { id }, data: { good: 'Other words.', state: 'queued' } })
  expect(await run(editor, 'settleReviewReports', { reviewId: id, version: second.version, remove: false })).toEqual(
    changed,
  )
  expect(await settle(editor, id, { remove: false })).toMatchObject({ state: 'PUBLISHED' })
})

test('settling needs a text for a removal alone, an editor without interest, and open reports', async () => {
  const [author, ada] = [await join({ role: 'editor' }), await join()]
  const { id } = await review(author)
  const editor = await people.joinEditor()
  expect(await settle(editor, id, { remove: false })).toMatchObject({ code: 'NOT_FOUND' })
  await report(ada, id)
  expect(await settle(editor, id, { remove: true })).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'text',
    message: 'The text is required',
  })
  expect(await settle(editor, id, { remove: false, text: 'Well' })).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'text',
    message: 'Only a question, a rejection and a removal have a text.',
  })
  expect(await settle(author, id, { remove: false })).toMatchObject({
    message: 'You cannot decide on a review that you wrote.',
  })
  expect(await run(ada, 'settleReviewReports', { reviewId: id, version: '', remove: false })).toMatchObject({
    code: 'FORBIDDEN',
  })
  await people.claim(editor)
  expect(await settle(editor, id, { remove: false })).toMatchObject({
    message: 'You cannot decide on reviews of a tool that you claimed.',
  })
  expect((await reportsOf(id))[0]?.settledAt).toBeNull()
})

test('settled reports are deleted after 180 days, open ones stay', async () => {
  const [first, second] = [await review(await join()), await review(await join())]
  await report(await join(), first.id)
  await report(await join(), second.id)
  await database.prisma.reviewReport.updateMany({
    where: { reviewId: first.id },
    data: { settledAt: people.now(), removed: false },
  })
  const { services } = people.api(null)
  people.later(180 * DAY_MS)
  await services.reviews.reports.removeSettled()
  expect(await database.prisma.reviewReport.count()).toBe(2)
  people.later(1)
  await services.reviews.reports.removeSettled()
  expect(await reportsOf(first.id)).toEqual([])
  expect(await reportsOf(second.id)).toHaveLength(1)
})

test('reporters learn that the author deleted the review', async () => {
  const [author, ada, settled] = [await join(), await join(), await join()]
  const { id, toolId } = await review(author)
  await report(settled, id)
  await database.prisma.reviewReport.updateMany({ data: { settledAt: new Date(0), removed: false } })
  await report(ada, id)
  await people.emails()
  const { data } = await people
    .api(author)
    .query('mutation ($id: ID!) { deleteReview(input: { toolId: $id }) { ... on DeleteReviewPayload { toolId } } }', {
      id: toolId,
    })
  expect(data.deleteReview).toEqual({ toolId })
  const outcomes = (await people.emails()).filter(({ text }) => text.includes('Its author deleted it'))
  expect(outcomes.map(({ to, subject }) => [to, subject])).toEqual([
    [await people.emailOf(ada), 'The outcome of your report of a review of abacus'],
  ])
  expect(await reportsOf(id)).toEqual([])
})
