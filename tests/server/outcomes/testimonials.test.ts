import { beforeEach, expect, test } from 'vitest'
import { createOutcomeData } from '#server/areas/outcomes/outcome-data.ts'
import { createOutcomesApp } from './outcomes-app.ts'

const app = createOutcomesApp()
const { answer, ask, memberWhoChose, show } = app

beforeEach(() => app.startOver())

const QUOTED = { sentence: 'It writes my drafts.', quoteName: 'Ada', quoteRole: 'Editor at a publisher' }
const WITHDRAW =
  'mutation ($id: ID!) { withdrawQuote(input: { id: $id }) { __typename ... on Failure { message } ... on WithdrawQuotePayload { outcome { sentence quoteName isShown } } } }'

/** What visitors get, through the caches of the application. */
const shown = async () => (await ask('query Shown { testimonials { quote name role } }', {})).testimonials

const threeShown = async (administrator: string) => {
  const members = [await memberWhoChose(QUOTED), await memberWhoChose(QUOTED), await memberWhoChose(QUOTED)]
  for (const { outcome } of members) await show(administrator, outcome.id)
  return members
}

test('testimonials are shown from three on, when an administrator has chosen them', async () => {
  const administrator = await app.administrator()
  const [first, second, third] = [
    await memberWhoChose(QUOTED),
    await memberWhoChose(QUOTED),
    await memberWhoChose({ ...QUOTED, quoteName: 'Grace' }),
  ]
  await show(administrator, first.outcome.id)
  await show(administrator, second.outcome.id)
  expect(await shown()).toEqual([])
  const { sentence } = await show(administrator, third.outcome.id)
  expect(sentence.shownAt).not.toBeNull()
  expect(await shown()).toHaveLength(3)
  expect((await shown())[2]).toEqual({ quote: QUOTED.sentence, name: 'Grace', role: QUOTED.quoteRole })
  await show(administrator, third.outcome.id, false)
  expect(await shown()).toEqual([])
  const entries = await app.database.prisma.auditEntry.findMany({ where: { subjectId: third.outcome.id } })
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['testimonial.show', { shown: false }, { shown: true }],
    ['testimonial.remove', { shown: true }, { shown: false }],
  ])
})

test('a sentence without consent can be neither seen nor shown by an administrator', async () => {
  const administrator = await app.administrator()
  const { outcome } = await memberWhoChose({ sentence: QUOTED.sentence })
  expect((await ask('{ quotableSentences { id } }', {}, administrator)).quotableSentences).toEqual([])
  expect(await show(administrator, outcome.id)).toMatchObject({
    code: 'NOT_FOUND',
    message: 'The member no longer agrees to be quoted.',
  })
})

test('a member withdraws the consent with one press, and the page of everybody changes at once', async () => {
  const administrator = await app.administrator()
  const [ada] = await threeShown(administrator)
  expect(await shown()).toHaveLength(3)
  const done = await ask(WITHDRAW, { id: ada?.outcome.id }, ada?.token)
  expect(done.withdrawQuote.outcome).toEqual({ sentence: QUOTED.sentence, quoteName: null, isShown: false })
  expect(await shown()).toEqual([])
  const other = await memberWhoChose()
  expect((await ask(WITHDRAW, { id: ada?.outcome.id }, other.token)).withdrawQuote.message).toBe(
    'This answer does not exist.',
  )
})

test('other words, a suspended account and a deleted one take a testimonial away', async () => {
  const administrator = await app.administrator()
  const [ada, bob] = await threeShown(administrator)
  await answer(ada?.token ?? '', { ...ada?.input, satisfaction: 1 })
  expect(await shown()).toHaveLength(3)
  await answer(ada?.token ?? '', { ...ada?.input, sentence: 'Other words.' })
  expect(await shown()).toEqual([])
  await show(administrator, ada?.outcome.id)
  expect(await shown()).toHaveLength(3)
  const suspend = `mutation ($id: ID!) { suspendMember(input: { id: $id, reason: "Spam" }) { __typename } }`
  await app.database.prisma.session.updateMany({ data: { passwordConfirmedAt: new Date('2100-01-01') } })
  await ask(suspend, { id: bob?.userId }, administrator)
  await app.members.services.cacheInvalidations.check()
  expect(await shown()).toEqual([])
  await app.database.transaction((tx) => createOutcomeData(app).eraseFor(tx, ada?.userId ?? '', ''))
  const left = await ask('{ quotableSentences { name } }', {}, administrator)
  expect(left.quotableSentences).toHaveLength(1)
})
