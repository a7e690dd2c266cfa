/** A review from its first text to what everybody sees, through members, vendors and editors. */
import { expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { createReviewPeople } from './review-people.ts'
import { reviewer, reviewInput } from './reviewers.ts'

const people = createReviewPeople()
const { join, joinEditor, run } = people

const PUBLIC = `query ($slug: String!) { tool(by: { slug: $slug }) { reviewCount rating { count }
  reviewSummary { reviewCount }
  reviews(first: 5) { nodes { id headline helpfulCount editedAt vendorAnswer { text } } } } }`

const shown = async (slug = 'abacus') => (await people.api(null).query(PUBLIC, { slug })).data.tool

const submit = async (author: Viewer, changes: object = {}) => {
  const { review, ...failure } = await reviewer(people.database, author, { now: people.now }).submit(
    reviewInput(await people.toolId(), changes),
  )
  if (review === undefined) throw new Error(JSON.stringify(failure))
  return review
}

const versionOf = async (editor: Viewer, kind: string) => {
  const { items } = await people.queue(editor)
  return items.find((item: { kind: string }) => item.kind === kind).version
}

test('a review is shown and counted from the decision of an editor on, with its votes and the answer of the vendor', async () => {
  const [author, reader, vendor, editor] = [await join(), await join(), await join(), await joinEditor()]
  await people.claim(vendor)
  const { id, state } = await submit(author)
  expect(state).toBe('QUEUED')
  expect(await shown()).toMatchObject({ reviewCount: 0, rating: null, reviewSummary: null, reviews: { nodes: [] } })
  const version = await versionOf(editor, 'REVIEW')
  await run(editor, 'decideReview', { reviewId: id, version, decision: 'PUBLISH' })
  expect(await shown()).toMatchObject({ reviewCount: 1, rating: { count: 1 }, reviewSummary: { reviewCount: 1 } })
  await run(reader, 'markReviewHelpful', { reviewId: id, helpful: true })
  await run(vendor, 'answerReview', { reviewId: id, text: 'Thank you for the details.' })
  expect((await shown()).reviews.nodes).toMatchObject([{ id, helpfulCount: 1, vendorAnswer: null }])
  await run(editor, 'decideReviewAnswer', { reviewId: id, version: await versionOf(editor, 'ANSWER'), publish: true })
  expect((await shown()).reviews.nodes).toMatchObject([{ vendorAnswer: { text: 'Thank you for the details.' } }])
})

test('three reports take a review out of the list and the figures, and an outcome brings it back or not', async () => {
  const [author, editor] = [await join(), await joinEditor()]
  const { id } = await submit(author)
  await run(editor, 'decideReview', { reviewId: id, version: await versionOf(editor, 'REVIEW'), decision: 'PUBLISH' })
  for (const reporter of [await join(), await join(), await join()])
    await run(reporter, 'reportReview', { reviewId: id, reason: 'FAKE' })
  const hidden = { reviewCount: 0, rating: null, reviews: { nodes: [] } }
  expect(await shown()).toMatchObject(hidden)
  await run(editor, 'settleReviewReports', { reviewId: id, version: await versionOf(editor, 'REPORT'), remove: false })
  expect(await shown()).toMatchObject({ reviewCount: 1, rating: { count: 1 }, reviews: { nodes: [{ id }] } })
  await run(await join(), 'reportReview', { reviewId: id, reason: 'FAKE' })
  const text = 'It is not about this tool.'
  const removal = { reviewId: id, version: await versionOf(editor, 'REPORT'), remove: true, text }
  expect(await run(editor, 'settleReviewReports', removal)).toEqual({ reviewId: id, state: 'REJECTED' })
  expect(await shown()).toMatchObject(hidden)
})

test('a changed text is not published by an editor who read the one before', async () => {
  const [author, editor] = [await join(), await joinEditor()]
  const { id } = await submit(author)
  const version = await versionOf(editor, 'REVIEW')
  await submit(author, { headline: 'Other words than before' })
  const decision = { reviewId: id, decision: 'PUBLISH' }
  expect(await run(editor, 'decideReview', { ...decision, version })).toMatchObject({ field: 'version' })
  expect(await shown()).toMatchObject({ reviewCount: 0 })
  await run(editor, 'decideReview', { ...decision, version: await versionOf(editor, 'REVIEW') })
  await submit(author, { headline: 'Edited after it was published' })
  expect(await shown()).toMatchObject({ reviewCount: 0, reviews: { nodes: [] } })
  await run(editor, 'decideReview', { ...decision, version: await versionOf(editor, 'REVIEW') })
  const [review] = (await shown()).reviews.nodes
  expect(review).toMatchObject({ headline: 'Edited after it was published', editedAt: people.now().toISOString() })
})
