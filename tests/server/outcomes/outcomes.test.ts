import { beforeEach, describe, expect, test } from 'vitest'
import { createOutcomeData } from '#server/areas/outcomes/outcome-data.ts'
import { createOutcomesApp } from './outcomes-app.ts'

const app = createOutcomesApp()
const { later, question, answer, memberWithList, memberWhoChose, ask } = app

beforeEach(() => app.startOver())

const settings = (token: string, on: boolean) =>
  ask(`mutation { updateSettings(input: { outcomeQuestions: ${on} }) { __typename } }`, {}, token)

describe('the question', () => {
  test.each([
    [13, false],
    [14, true],
    [89, true],
    [90, false],
  ])('about a list that is %i days old is asked: %s', async (age, isOpen) => {
    const { token } = await memberWithList(age)
    expect((await question(token)) !== null).toBe(isOpen)
  })

  test('names the tools that the plan shows, and suggests a first name and a role', async () => {
    const { token, email } = await memberWithList()
    await app.database.prisma.user.update({ where: { email }, data: { jobTitle: 'Editor' } })
    const shown = await question(token)
    expect(shown.tools).toHaveLength(5)
    expect(shown.tools[0]).toMatchObject({ rank: 1, name: expect.stringMatching(/^Tool /) })
    expect(shown).toMatchObject({ firstName: 'Ada', role: 'Editor' })
  })

  test('is not asked of an unverified address, of those who do not want it, nor about requested lists', async () => {
    const { token, email, userId } = await memberWithList()
    await settings(token, false)
    expect(await question(token)).toBeNull()
    await settings(token, true)
    expect(await question(token)).not.toBeNull()
    await app.database.prisma.user.update({ where: { email }, data: { emailVerified: false } })
    expect(await question(token)).toBeNull()
    await app.database.prisma.user.update({ where: { email }, data: { emailVerified: true } })
    await app.database.prisma.quizResult.updateMany({ where: { userId }, data: { submittedAt: null } })
    expect(await question(token)).toBeNull()
  })

  test('comes again two weeks after "Not now", and pauses no longer when the clock is set back', async () => {
    const { token } = await memberWithList(20)
    const { resultId } = await question(token)
    const postpone = `mutation ($id: ID!) { postponeOutcomeQuestion(input: { resultId: $id }) { __typename ... on Failure { message } } }`
    const done = await ask(postpone, { id: resultId }, token)
    expect(done.postponeOutcomeQuestion.__typename).toBe('PostponeOutcomeQuestionPayload')
    expect(await question(token)).toBeNull()
    later(-1)
    expect(await question(token)).not.toBeNull()
    later(14)
    expect(await question(token)).toBeNull()
    later(1)
    expect(await question(token)).not.toBeNull()
    const { token: other } = await memberWithList()
    expect((await ask(postpone, { id: resultId }, other)).postponeOutcomeQuestion.message).toBe(
      'This question is no longer open.',
    )
  })

  test('is asked once per list, and not within two weeks of an answer', async () => {
    const { token, userId } = await memberWhoChose()
    expect(await question(token)).toBeNull()
    await app.database.prisma.quizResult.create({
      data: {
        userId,
        answers: {},
        answersHash: 'x',
        createdAt: new Date('2026-11-01'),
        submittedAt: new Date('2027-01-01'),
        recommendationSets: {
          create: { paid: false, createdAt: new Date('2026-11-01'), list: await anyList(userId) },
        },
      },
    })
    expect(await question(token)).toBeNull()
    later(14)
    expect(await question(token)).not.toBeNull()
  })
})

const anyList = async (userId: string) =>
  (await app.database.prisma.recommendationSet.findFirstOrThrow({ where: { result: { userId } } })).list as object

describe('an answer', () => {
  test('is stored with the rank, the jobs and the engine of the list', async () => {
    const { outcome, userId } = await memberWhoChose({ sentence: ' It saves me an hour a day. ' })
    expect(outcome).toMatchObject({ choice: 'LISTED', satisfaction: 4, sentence: 'It saves me an hour a day.' })
    const row = await app.database.prisma.outcome.findFirstOrThrow({ where: { userId } })
    const list = (await anyList(userId)) as { engineVersion: string; items: { reasons: { job?: string }[] }[] }
    const jobs = list.items.flatMap(({ reasons }) => reasons.flatMap(({ job }) => job ?? []))
    expect(row).toMatchObject({ rank: 1, engineVersion: list.engineVersion, jobs: [...new Set(jobs)].sort() })
  })

  test('is one per list, however often and from how many tabs it is sent', async () => {
    const { token, userId } = await memberWithList()
    const { resultId, tools } = await question(token)
    const inputs = [1, 2, 3, 4, 5, 1, 2, 3].map((satisfaction, index) => ({
      resultId,
      choice: 'LISTED',
      toolId: tools[index % 5].toolId,
      satisfaction,
    }))
    const saved = await Promise.all(inputs.map((input) => answer(token, input)))
    expect(new Set(saved.map(({ outcome }) => outcome.id)).size).toBe(1)
    expect(await app.database.prisma.outcome.count({ where: { userId } })).toBe(1)
  })

  test('can be changed later, when the list is no longer asked about', async () => {
    const { token, input, outcome } = await memberWhoChose()
    later(100)
    const changed = await answer(token, { ...input, satisfaction: 2 })
    expect(changed.outcome).toMatchObject({ id: outcome.id, satisfaction: 2, toolName: outcome.toolName })
    expect((await answer(token, { resultId: input.resultId, choice: 'NONE' })).outcome).toMatchObject({
      choice: 'NONE',
      toolName: null,
      satisfaction: null,
    })
  })

  const QUOTED = { sentence: 'It helps.', quoteName: 'Ada', quoteRole: 'Editor' }
  const REFUSED: readonly (readonly [object, string, string])[] = [
    [{ toolId: null }, 'toolId', 'Choose a tool of the list.'],
    [{ toolId: '00000000-0000-7000-8000-000000000001' }, 'toolId', 'Choose a tool of the list.'],
    [{ choice: 'ANOTHER' }, 'toolId', 'Only a tool of the list has an id.'],
    [{ satisfaction: null }, 'satisfaction', 'Say how satisfied you are, from 1 to 5.'],
    [{ satisfaction: 6 }, 'satisfaction', 'Satisfaction must be a whole number from 1 to 5.'],
    [{ choice: 'NONE', toolId: null }, 'satisfaction', 'Only a tool that you chose has a satisfaction.'],
    [
      { choice: 'NONE', toolId: null, satisfaction: null, sentence: 'No.' },
      'sentence',
      'Only a tool that you chose has a sentence.',
    ],
    [{ sentence: 'x'.repeat(281) }, 'sentence', 'Your sentence can have at most 280 characters.'],
    [{ quoteName: 'Ada' }, 'quoteName', 'To be quoted, give your first name and your role.'],
    [{ ...QUOTED, sentence: null }, 'sentence', 'Write the sentence that may be quoted.'],
    [{ ...QUOTED, quoteName: ' ' }, 'quoteName', 'Your first name is required.'],
    [{ ...QUOTED, quoteRole: '@ada' }, 'quoteRole', 'Your role must not contain links, addresses or phone numbers.'],
  ]

  test('with a wrong value is refused, with the reason', async () => {
    const { token } = await memberWithList()
    const { resultId, tools } = await question(token)
    for (const [changes, field, message] of REFUSED) {
      const input = { resultId, choice: 'LISTED', toolId: tools[0].toolId, satisfaction: 4, ...changes }
      const refusal = { __typename: 'InvalidInputError', code: 'BAD_USER_INPUT', field, message }
      expect(await answer(token, input), message).toEqual(refusal)
    }
  })

  test('about somebody else’s list, an unknown or a new one is refused, and so is one without a verified address', async () => {
    const { input } = await memberWhoChose()
    const other = await memberWithList(2)
    const { id } = await app.database.prisma.quizResult.findFirstOrThrow({ where: { userId: other.userId } })
    for (const resultId of [input.resultId, id, 'none']) {
      expect(await answer(other.token, { resultId, choice: 'NONE' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'This question is no longer open.',
      })
    }
    await app.database.prisma.user.update({ where: { id: other.userId }, data: { emailVerified: false } })
    expect((await answer(other.token, { resultId: id, choice: 'NONE' })).__typename).toBe('NotVerifiedError')
  })

  test('can be deleted by its member alone, and is part of the export', async () => {
    const { token, userId, outcome } = await memberWhoChose()
    const remove = 'mutation ($id: ID!) { deleteOutcome(input: { id: $id }) { __typename ... on Failure { message } } }'
    const { token: other } = await memberWithList()
    expect((await ask(remove, { id: outcome.id }, other)).deleteOutcome.message).toBe('This answer does not exist.')
    const exported = await createOutcomeData(app).exportFor(userId)
    expect(exported).toMatchObject({ answers: [{ id: outcome.id, choice: 'listed', satisfaction: 4 }], questions: [] })
    expect((await ask(remove, { id: outcome.id }, token)).deleteOutcome.__typename).toBe('DeleteOutcomePayload')
    expect((await ask('{ myOutcomes { id } }', {}, token)).myOutcomes).toEqual([])
  })

  test('can be changed at most 30 times an hour', async () => {
    const { token, input } = await memberWhoChose()
    const answers = []
    for (let time = 0; time < 30; time += 1) answers.push(await answer(token, input))
    expect(answers.slice(0, 29).every(({ __typename }) => __typename === 'AnswerOutcomePayload')).toBe(true)
    expect(answers[29].__typename).toBe('RateLimitedError')
  })
})
