import { expect, test } from 'vitest'
import { DAY_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import { createReviewPeople, SOMEBODYS } from './review-people.ts'

const people = createReviewPeople()
const { database, join, joinEditor, review, run, claim } = people

const TEXT = 'Thank you. The second language comes in March.'
const NOT_VENDOR = { code: 'NOT_FOUND', field: null, message: 'You have no active claim of this listing.' }
const NO_REVIEW = { code: 'NOT_FOUND', field: null, message: 'This review does not exist.' }
const GONE = { code: 'NOT_FOUND', field: null, message: 'It no longer waits for a decision.' }

const answer = (viewer: Viewer | null, reviewId: string, text = TEXT) => run(viewer, 'answerReview', { reviewId, text })
const remove = (viewer: Viewer | null, reviewId: string) => run(viewer, 'deleteReviewAnswer', { reviewId })
const stored = (reviewId: string) => database.prisma.reviewAnswer.findUnique({ where: { reviewId } })

const mine = async (viewer: Viewer, toolId: string) => {
  const text = 'query ($toolId: ID!) { myReviewAnswers(toolId: $toolId) { reviewId text state editorText updatedAt } }'
  return (await people.api(viewer).query(text, { toolId })).data.myReviewAnswers
}

const decide = async (editor: Viewer, reviewId: string, changes: object) => {
  const { items } = await people.queue(editor)
  const version = items.find(({ kind }: { kind: string }) => kind === 'ANSWER')?.version ?? ''
  return run(editor, 'decideReviewAnswer', { reviewId, version, ...changes })
}

/** A vendor with an active claim, an author with a published review, and an editor. */
const arrange = async () => {
  const [vendor, author, editor] = [await join(), await join(), await joinEditor()]
  await claim(vendor)
  return { vendor, author, editor, ...(await review(author)) }
}

test('an answer waits for an editor, who publishes it; author and vendor learn it', async () => {
  const { vendor, author, editor, id, toolId } = await arrange()
  const queued = { reviewId: id, text: TEXT, state: 'QUEUED', editorText: null, updatedAt: people.now().toISOString() }
  expect(await answer(vendor, id.toUpperCase(), `  ${TEXT}\r\n`)).toEqual({ answer: queued })
  expect(await mine(vendor, toolId)).toEqual([queued])
  expect(await people.invalidations()).toBe(0)
  people.later(DAY_MS)
  expect(await decide(editor, id, { publish: true })).toEqual({ reviewId: id, state: 'PUBLISHED' })
  expect(await stored(id)).toMatchObject({ state: 'published', publishedAt: people.now(), editorText: null })
  expect((await people.emails()).map(({ to, subject }) => [to, subject])).toEqual([
    [await people.emailOf(vendor), 'Your answer to a review of abacus is published'],
    [await people.emailOf(author), 'The vendor of abacus answered your review'],
  ])
  expect(await people.invalidations()).toBe(1)
  const audited = await database.prisma.auditEntry.findMany()
  expect(audited).toMatchObject([
    { actorId: editor.id, action: 'review_answer.publish', subjectType: 'review_answer', subjectId: id },
  ])
  expect(JSON.stringify(audited)).not.toContain('second language')
})

test('a rejected answer goes back to the vendor with the reason, and can be sent again', async () => {
  const { vendor, editor, id, toolId } = await arrange()
  await answer(vendor, id)
  const text = 'Do not name the author.'
  expect(await decide(editor, id, { publish: false, text })).toEqual({ reviewId: id, state: 'REJECTED' })
  expect(await mine(vendor, toolId)).toMatchObject([{ state: 'REJECTED', editorText: text }])
  const [email, ...others] = await people.emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({
    to: await people.emailOf(vendor),
    subject: 'Your answer to a review of abacus was not published',
  })
  expect(email?.text).toContain(text)
  expect(await answer(vendor, id)).toMatchObject({ answer: { state: 'QUEUED', editorText: null } })
})

test('a published answer is hidden when its text changes, and stays as it is when it does not', async () => {
  const { vendor, editor, id } = await arrange()
  await answer(vendor, id)
  await decide(editor, id, { publish: true })
  expect(await answer(vendor, id)).toMatchObject({ answer: { state: 'PUBLISHED' } })
  expect(await people.invalidations()).toBe(1)
  expect(await answer(vendor, id, 'Other words.')).toMatchObject({ answer: { state: 'QUEUED' } })
  expect(await people.invalidations()).toBe(2)
})

test('a published answer stays when the claim ends, and the vendor can no longer change it', async () => {
  const { vendor, editor, id, toolId } = await arrange()
  await answer(vendor, id)
  await decide(editor, id, { publish: true })
  await people.endClaims()
  expect(await stored(id)).toMatchObject({ state: 'published' })
  expect(await mine(vendor, toolId)).toEqual([])
  expect(await answer(vendor, id, 'Other words.')).toEqual(NOT_VENDOR)
  expect(await remove(vendor, id)).toEqual(NOT_VENDOR)
})

test('a waiting answer is not published after the claim has ended', async () => {
  const { vendor, editor, id } = await arrange()
  await answer(vendor, id)
  await people.endClaims()
  expect(await decide(editor, id, { publish: true })).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'publish',
    message: 'The claim of this vendor has ended. Reject the answer.',
  })
  expect(await decide(editor, id, { publish: false, text: 'Your claim has ended.' })).toMatchObject({
    state: 'REJECTED',
  })
})

test('only a member with an active claim of the tool and a verified address answers', async () => {
  const { author, id, toolId } = await arrange()
  const [pending, other, unverified] = [await join(), await join(), await join({ emailVerified: false })]
  await claim(pending, 'abacus', 'pending')
  await claim(other, 'birch')
  await claim(unverified)
  for (const viewer of [author, pending, other]) {
    expect(await answer(viewer, id)).toEqual(NOT_VENDOR)
    expect(await remove(viewer, id)).toEqual(NOT_VENDOR)
    expect(await mine(viewer, toolId)).toEqual([])
  }
  expect(await answer(unverified, id)).toMatchObject({ code: 'NOT_VERIFIED' })
  expect(await remove(unverified, id)).toMatchObject({ code: 'NOT_VERIFIED' })
  expect(await answer(null, id)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await database.prisma.reviewAnswer.count()).toBe(0)
})

test('a text with links, without letters or beyond 1,000 characters is refused with the reason', async () => {
  const { vendor, id } = await arrange()
  for (const [text, message] of [
    [' \n ', 'The answer is required'],
    ['x'.repeat(1001), 'The answer can have at most 1,000 characters'],
    ['a\u202eb', 'The answer must be plain text'],
    ['Write to help@abacus.example', 'The answer must not contain links, addresses or phone numbers'],
    ['See https://abacus.example', 'The answer must not contain links, addresses or phone numbers'],
    ['Call +1 212 555 0100', 'The answer must not contain links, addresses or phone numbers'],
    ['!!!', 'The answer must contain letters'],
  ] as const) {
    expect(await answer(vendor, id, text), text).toEqual({ code: 'BAD_USER_INPUT', field: 'text', message })
  }
})

test('a review that not everybody sees has no new answer', async () => {
  const { vendor } = await arrange()
  const queued = await review(await join(), { state: 'queued' })
  for (const id of ['none', SOMEBODYS, queued.id]) expect(await answer(vendor, id)).toEqual(NO_REVIEW)
})

test('two colleagues at once leave one answer', async () => {
  const { vendor, id } = await arrange()
  const colleague = await join()
  await claim(colleague)
  const results = await Promise.all([answer(vendor, id, 'Words of one.'), answer(colleague, id, 'Words of two.')])
  expect(results.every((result) => result.answer.state === 'QUEUED')).toBe(true)
  expect(await database.prisma.reviewAnswer.count()).toBe(1)
})

test('a member sends at most 20 answers a day, also at once', async () => {
  const { vendor, id } = await arrange()
  for (let time = 1; time < 20; time += 1) expect((await answer(vendor, id)).answer.state).toBe('QUEUED')
  const results = await Promise.all([answer(vendor, id), answer(vendor, id)])
  expect(results.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(1)
  expect(results.filter((result) => result.answer)).toHaveLength(1)
})

test('a deleted answer disappears, and a second deletion finds none', async () => {
  const { vendor, editor, id } = await arrange()
  await answer(vendor, id)
  expect(await remove(vendor, id)).toEqual({ reviewId: id })
  const none = { code: 'NOT_FOUND', field: null, message: 'This answer does not exist.' }
  for (const reviewId of [id, 'none', SOMEBODYS]) expect(await remove(vendor, reviewId)).toEqual(none)
  expect(await people.invalidations()).toBe(0)
  await answer(vendor, id)
  await decide(editor, id, { publish: true })
  await remove(vendor, id)
  expect(await stored(id)).toBeNull()
  expect(await people.invalidations()).toBe(2)
})

test('two editors at once decide on an answer once', async () => {
  const { vendor, editor, id } = await arrange()
  await answer(vendor, id)
  const { version } = (await people.queue(editor)).items[0]
  const results = await Promise.all([
    run(editor, 'decideReviewAnswer', { reviewId: id, version, publish: true }),
    run(await joinEditor(), 'decideReviewAnswer', { reviewId: id, version, publish: false, text: 'No.' }),
  ])
  expect(results.filter(({ state }) => state)).toHaveLength(1)
  expect(results).toContainEqual(GONE)
  expect(await database.prisma.auditEntry.count()).toBe(1)
})

test('an answer that changed after it was read, or whose review is hidden, is not published', async () => {
  const { vendor, editor, id } = await arrange()
  await answer(vendor, id)
  const { version } = (await people.queue(editor)).items[0]
  await answer(vendor, id, 'Other words.')
  const input = { reviewId: id, version, publish: true }
  expect(await run(editor, 'decideReviewAnswer', input)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'version' })
  await database.prisma.toolReview.update({ where: { id }, data: { state: 'queued' } })
  expect(await decide(editor, id, { publish: true })).toEqual(GONE)
})

test('a decision needs a reason for a rejection alone, and an editor without interest', async () => {
  const { vendor, id, editor } = await arrange()
  await answer(vendor, id)
  const text = { code: 'BAD_USER_INPUT', field: 'text' }
  expect(await decide(editor, id, { publish: false })).toEqual({ ...text, message: 'The text is required' })
  expect(await decide(editor, id, { publish: true, text: 'Good.' })).toMatchObject(text)
  await database.prisma.reviewAnswer.update({ where: { reviewId: id }, data: { userId: editor.id } })
  expect(await decide(editor, id, { publish: true })).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'reviewId',
    message: 'You cannot decide on an answer that you wrote.',
  })
  await database.prisma.reviewAnswer.update({ where: { reviewId: id }, data: { userId: vendor.id } })
  const claiming = await joinEditor()
  await claim(claiming)
  expect(await decide(claiming, id, { publish: true })).toMatchObject({
    message: 'You cannot decide on reviews of a tool that you claimed.',
  })
  const author = await joinEditor()
  await database.prisma.toolReview.update({ where: { id }, data: { userId: author.id } })
  expect(await decide(author, id, { publish: true })).toMatchObject({
    message: 'You cannot decide on a review that you wrote.',
  })
  expect(await run(vendor, 'decideReviewAnswer', { reviewId: id, version: '', publish: true })).toMatchObject({
    code: 'FORBIDDEN',
  })
  for (const reviewId of ['none', SOMEBODYS]) {
    expect(await decide(editor, reviewId, { publish: true })).toEqual(GONE)
  }
})
