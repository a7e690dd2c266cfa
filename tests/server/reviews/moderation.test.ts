import { expect, test } from 'vitest'
import { HOUR_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import { createReviewPeople, SOMEBODYS } from './review-people.ts'

const people = createReviewPeople()
const { database, join, joinEditor, review, run, queue } = people

const GONE = { code: 'NOT_FOUND', field: null, message: 'It no longer waits for a decision.' }

type Item = { readonly kind: string; readonly reviewId: string; readonly version: string }

const versionOf = async (editor: Viewer, reviewId: string): Promise<string> =>
  (await queue(editor)).items.find((item: Item) => item.kind === 'REVIEW' && item.reviewId === reviewId)?.version ?? ''

const decide = async (editor: Viewer, reviewId: string, changes: object) =>
  run(editor, 'decideReview', { reviewId, version: await versionOf(editor, reviewId), ...changes })

const report = (reviewId: string, reporterId: string, changes: object = {}) =>
  database.prisma.reviewReport.create({
    data: { reviewId, reporterId, reason: 'off_topic', createdAt: people.now(), ...changes },
  })

const answer = (reviewId: string, changes: object = {}) =>
  database.prisma.reviewAnswer.create({
    data: { reviewId, text: 'Thank you.', createdAt: people.now(), updatedAt: people.now(), ...changes },
  })

test('the queue lists reviews, answers and reports, oldest first, with what an editor has to know', async () => {
  const [editor, ada, bob] = [await joinEditor(), await join({ hours: 72 }), await join()]
  const known = await review(bob, { toolId: await people.toolId('birch') })
  const first = await review(ada, {
    state: 'queued',
    job: 'gone-job',
    plan: 'Team',
    flags: ['similar_text', 'burst'],
    similarToId: known.id,
  })
  people.later(HOUR_MS)
  await report(known.id, ada.id, { note: 'About another tool.' })
  people.later(HOUR_MS)
  const answered = await review(null)
  await answer(answered.id)
  const { total, items } = await queue(editor)
  expect(total).toBe(3)
  expect(items.map(({ kind, reviewId }: Item) => [kind, reviewId])).toEqual([
    ['REVIEW', first.id],
    ['REPORT', known.id],
    ['ANSWER', answered.id],
  ])
  const texts = { headline: known.headline, good: known.good, bad: known.bad }
  expect(items[0]).toMatchObject({
    ...texts,
    since: first.queuedAt.toISOString(),
    toolName: 'abacus',
    toolSlug: 'abacus',
    stars: 4,
    again: 'YES',
    jobName: 'gone-job',
    role: 'Designer',
    plan: 'Team',
    duration: 'OVER_A_YEAR',
    authorName: 'Ada',
    accountCreatedAt: new Date(first.queuedAt.getTime() - 72 * HOUR_MS).toISOString(),
    reviewsByAuthor: 1,
    state: 'QUEUED',
    flags: ['SIMILAR_TEXT', 'BURST'],
    similarTo: { id: known.id, ...texts, toolName: 'birch', toolSlug: 'birch' },
    answer: null,
    reports: [],
  })
  expect(items[1].reports).toMatchObject([{ reason: 'OFF_TOPIC', note: 'About another tool.' }])
  expect(items[2]).toMatchObject({ authorName: null, accountCreatedAt: null, reviewsByAuthor: 0, answer: 'Thank you.' })
})

test('a review of a new account comes into the queue when its time has come', async () => {
  const [editor, ada] = [await joinEditor(), await join({ hours: 0 })]
  const queuedAt = new Date(people.now().getTime() + 24 * HOUR_MS)
  const { id } = await review(ada, { state: 'queued', queuedAt })
  expect(await queue(editor)).toEqual({ total: 0, items: [] })
  expect(await decide(editor, id, { decision: 'PUBLISH' })).toEqual(GONE)
  people.later(24 * HOUR_MS)
  expect((await queue(editor)).total).toBe(1)
  expect(await decide(editor, id, { decision: 'PUBLISH' })).toEqual({ reviewId: id, state: 'PUBLISHED' })
})

test('the queue shows the oldest 50 of all that waits', async () => {
  const editor = await joinEditor()
  for (let index = 0; index < 51; index += 1) {
    people.later(1)
    await review(await join(), { state: 'queued', headline: `Review ${index}` })
  }
  const { total, items } = await queue(editor)
  expect(total).toBe(51)
  expect(items.map(({ headline }: { headline: string }) => headline)).toEqual(
    Array.from({ length: 50 }, (_, index) => `Review ${index}`),
  )
})

test('the queue counts what waits, a review with several reports once', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  await review(ada, { state: 'queued' })
  const known = await review(await join())
  await report(known.id, ada.id)
  await report(known.id, editor.id)
  await answer(known.id)
  const { total, items } = await people.queue(editor)
  expect(total).toBe(3)
  expect(items.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['ANSWER', 'REPORT', 'REVIEW'])
})

test('a published review is shown, and its author gets the link to the page', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const { id } = await review(ada, { state: 'queued' })
  expect(await decide(editor, id, { decision: 'PUBLISH', text: ' ' })).toEqual({ reviewId: id, state: 'PUBLISHED' })
  const at = people.now()
  expect(await people.stored(id)).toMatchObject({
    state: 'published',
    publishedAt: at,
    decidedAt: at,
    editorText: null,
  })
  const [email, ...others] = await people.emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({ to: await people.emailOf(ada), subject: 'Your review of abacus is published' })
  expect(email?.text).toMatch(/https?:\/\/[^/\s]+\/tool\/abacus\n/)
  expect(await people.invalidations()).toBe(1)
})

test('a changed review keeps the day on which it was first published', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const publishedAt = new Date('2026-10-01T00:00:00.000Z')
  const { id } = await review(ada, { state: 'queued', publishedAt, flags: ['edited'] })
  await decide(editor, id, { decision: 'PUBLISH' })
  expect((await people.stored(id)).publishedAt).toEqual(publishedAt)
})

test('a rejection and a question reach the author with the text, which the audit log does not contain', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const rejected = await review(ada, { state: 'queued' })
  const questioned = await review(ada, { state: 'queued', toolId: await people.toolId('birch') })
  const reason = 'It is about another product.'
  expect(await decide(editor, rejected.id, { decision: 'REJECT', text: reason })).toMatchObject({ state: 'REJECTED' })
  const question = 'Which version did you use?\n\nThe current one?'
  expect(await decide(editor, questioned.id, { decision: 'QUESTION', text: question })).toMatchObject({
    state: 'QUESTIONED',
  })
  expect(await people.stored(rejected.id)).toMatchObject({ state: 'rejected', editorText: reason })
  expect(await people.stored(questioned.id)).toMatchObject({ state: 'questioned', editorText: question })
  const [first, second] = await people.emails()
  expect(first?.subject).toBe('Your review of abacus was not published')
  expect(first?.text).toContain(reason)
  expect(second?.subject).toBe('A question about your review of birch')
  expect(second?.text).toContain('Which version did you use?\n\nThe current one?')
  expect(second?.text).toContain('within 14 days')
  const audited = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(audited).toMatchObject([
    { actorId: editor.id, action: 'review.reject', subjectType: 'review', subjectId: rejected.id },
    { action: 'review.question', before: { tool: 'birch', state: 'queued' }, after: { state: 'questioned' } },
  ])
  expect(JSON.stringify(audited)).not.toMatch(/another product|Which version/)
})

test('a rejection and a question need a text of at most 500 characters, a publication has none', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const { id } = await review(ada, { state: 'queued' })
  const refused = { code: 'BAD_USER_INPUT', field: 'text' }
  for (const decision of ['REJECT', 'QUESTION']) {
    expect(await decide(editor, id, { decision, text: ' \n' })).toEqual({ ...refused, message: 'The text is required' })
    expect(await decide(editor, id, { decision, text: 'x'.repeat(501) })).toEqual({
      ...refused,
      message: 'The text can have at most 500 characters',
    })
    expect(await decide(editor, id, { decision, text: 'a\u202eb' })).toEqual({
      ...refused,
      message: 'The text must be plain text',
    })
  }
  expect(await decide(editor, id, { decision: 'PUBLISH', text: 'Nice' })).toEqual({
    ...refused,
    message: 'Only a question, a rejection and a removal have a text.',
  })
  expect((await people.stored(id)).state).toBe('queued')
})

test('two editors at once decide once, and the author gets one email', async () => {
  const [first, second, ada] = [await joinEditor(), await joinEditor(), await join()]
  const { id } = await review(ada, { state: 'queued' })
  const version = await versionOf(first, id)
  const results = await Promise.all([
    run(first, 'decideReview', { reviewId: id, version, decision: 'PUBLISH' }),
    run(second, 'decideReview', { reviewId: id, version, decision: 'REJECT', text: 'It is an ad.' }),
  ])
  expect(results.filter(({ state }) => state)).toHaveLength(1)
  expect(results).toContainEqual(GONE)
  expect(await people.emails()).toHaveLength(1)
  expect(await database.prisma.auditEntry.count()).toBe(1)
})

test('words that changed after they were read are not published', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const { id } = await review(ada, { state: 'queued' })
  const version = await versionOf(editor, id)
  for (const data of [{ bad: 'Other words.' }, { authorName: 'Eve' }, { stars: 1 }]) {
    await database.prisma.toolReview.update({ where: { id }, data })
    expect(await run(editor, 'decideReview', { reviewId: id, version, decision: 'PUBLISH' })).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'version',
      message: 'This changed after you read it. Read it again, then decide.',
    })
    const before = { good: 'It keeps a copy of every draft.', bad: 'There is one language only.' }
    await database.prisma.toolReview.update({ where: { id }, data: { ...before, authorName: 'Ada', stars: 4 } })
  }
  await run(await join(), 'markReviewHelpful', { reviewId: id, helpful: true })
  expect(await run(editor, 'decideReview', { reviewId: id, version, decision: 'PUBLISH' })).toMatchObject({
    state: 'PUBLISHED',
  })
})

test('an editor decides neither on an own review nor on a tool that they claimed', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const own = await review(editor, { state: 'queued' })
  const other = await review(ada, { state: 'queued', toolId: await people.toolId('birch') })
  const refused = { code: 'BAD_USER_INPUT', field: 'reviewId' }
  expect(await decide(editor, own.id, { decision: 'PUBLISH' })).toEqual({
    ...refused,
    message: 'You cannot decide on a review that you wrote.',
  })
  await people.claim(editor, 'birch')
  expect(await decide(editor, other.id, { decision: 'REJECT', text: 'No.' })).toEqual({
    ...refused,
    message: 'You cannot decide on reviews of a tool that you claimed.',
  })
  await people.endClaims()
  expect(await decide(editor, other.id, { decision: 'PUBLISH' })).toMatchObject({ state: 'PUBLISHED' })
})

test('only what waits can be decided', async () => {
  const editor = await joinEditor()
  for (const state of ['published', 'questioned', 'rejected'] as const) {
    const { id } = await review(await join(), { state })
    expect(await decide(editor, id, { decision: 'PUBLISH' }), state).toEqual(GONE)
  }
  for (const id of ['none', SOMEBODYS]) expect(await decide(editor, id, { decision: 'PUBLISH' })).toEqual(GONE)
  const { id } = await review(await join(), { state: 'queued' })
  await report(id, editor.id)
  expect((await queue(editor)).items).toMatchObject([{ kind: 'REPORT', reviewId: id }])
  expect(await decide(editor, id, { decision: 'PUBLISH' })).toEqual(GONE)
})

test('members and visitors neither see the queue nor decide', async () => {
  const ada = await join()
  const { id } = await review(await join(), { state: 'queued' })
  const input = { reviewId: id, version: '', decision: 'PUBLISH' }
  for (const [viewer, code] of [
    [ada, 'FORBIDDEN'],
    [await join({ role: 'editor', emailVerified: false }), 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const) {
    expect(await queue(viewer)).toMatchObject({ code })
    expect(await run(viewer, 'decideReview', input)).toMatchObject({ code })
  }
})

test('a suspended author gets no email', async () => {
  const [editor, ada] = [await joinEditor(), await join()]
  const { id } = await review(ada, { state: 'queued' })
  await database.prisma.user.update({ where: { id: ada.id }, data: { suspendedAt: people.now() } })
  expect(await decide(editor, id, { decision: 'PUBLISH' })).toMatchObject({ state: 'PUBLISHED' })
  expect(await people.emails()).toEqual([])
})
