import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members } = createAccountsApp()

const NO_MESSAGE = '00000000-0000-7000-8000-000000000000'
const FIELDS = 'id name email subject message state createdAt settledAt replies { text sentAt }'
const RESULT = `__typename ... on ContactMessagePayload { contactMessage { ${FIELDS} } } ... on Failure { code message } ... on InvalidInputError { field }`
const LIST = `query ($state: ContactState, $page: Int! = 1, $first: Int! = 20) {
  contactMessages(state: $state, page: $page, first: $first) { totalCount openCount nodes { ${FIELDS} } } }`
const ANSWER = `mutation ($id: ID!, $text: String!) { answerContactMessage(input: { id: $id, text: $text }) { ${RESULT} } }`
const CLOSE = `mutation ($id: ID!) { closeContactMessage(input: { id: $id }) {
  __typename ... on ContactMessagePayload { contactMessage { ${FIELDS} } } ... on Failure { code message } } }`

let token: string
let administratorId: string

beforeEach(async () => {
  await database.prisma.contactMessage.deleteMany()
  await database.prisma.auditEntry.deleteMany()
  token = await members.join('grace@people.example')
  const { id } = await database.prisma.user.update({
    where: { email: 'grace@people.example' },
    data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
  })
  administratorId = id
  await database.prisma.job.deleteMany()
})

const store = async (changes: object = {}) => {
  const message = { name: 'Ada Byron', email: 'ada@people.example', subject: 'A question', message: 'One\nTwo' }
  const data = { ...message, createdAt: clock.now(), ...changes }
  return (await database.prisma.contactMessage.create({ data })).id
}
const list = async (variables: object = {}) => members.query(LIST, variables, { token })
const answer = async (id: string, text: string) =>
  (await members.query(ANSWER, { id, text }, { token })).data.answerContactMessage
const close = async (id: string) => (await members.query(CLOSE, { id }, { token })).data.closeContactMessage
const audit = () => database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })

describe('the inbox', () => {
  test('lists messages, newest first, by page and state, with counts', async () => {
    for (const minute of [0, 1, 2]) {
      const state = minute === 1 ? 'closed' : 'open'
      await store({
        subject: `Number ${minute}`,
        state,
        createdAt: new Date(clock.now().getTime() + minute * MINUTE_MS),
      })
    }
    const subjects = async (variables: object) => {
      const { nodes, ...counts } = (await list(variables)).data.contactMessages
      return [nodes.map(({ subject }: { subject: string }) => subject), counts]
    }
    expect(await subjects({})).toEqual([['Number 2', 'Number 1', 'Number 0'], { totalCount: 3, openCount: 2 }])
    expect(await subjects({ page: 2, first: 2 })).toEqual([['Number 0'], { totalCount: 3, openCount: 2 }])
    expect(await subjects({ state: 'CLOSED' })).toEqual([['Number 1'], { totalCount: 1, openCount: 2 }])
  })

  test.each([
    [{ page: 10_001 }, '"page" must be a number from 1 to 10000.'],
    [{ first: 101 }, '"first" must be a number from 1 to 100.'],
  ])('rejects the page %j', async (variables, message) => {
    expect((await list(variables)).errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

describe('a reply', () => {
  test('is stored, emailed to the visitor with our Reply-To address, and audited by name only', async () => {
    const id = await store()
    expect(await answer(id, ' Use the comparison.\r\nSee you. ')).toEqual({
      __typename: 'ContactMessagePayload',
      contactMessage: {
        id,
        name: 'Ada Byron',
        email: 'ada@people.example',
        subject: 'A question',
        message: 'One\nTwo',
        state: 'ANSWERED',
        createdAt: clock.now().toISOString(),
        settledAt: clock.now().toISOString(),
        replies: [{ text: 'Use the comparison.\nSee you.', sentAt: clock.now().toISOString() }],
      },
    })
    const [email] = await storedEmails(database)
    expect(email).toMatchObject({
      to: 'ada@people.example',
      replyTo: 'hello@toolfinch.com',
      subject: 'Re: A question',
      userId: null,
    })
    expect(email?.text).toContain('Hello Ada Byron,\n\nUse the comparison.\n\nSee you.\n\nYou wrote:\n\nOne\n\nTwo')
    expect(await audit()).toMatchObject([
      {
        actorId: administratorId,
        action: 'message.answer',
        subjectType: 'message',
        subjectId: id,
        before: { state: 'open' },
        after: { state: 'answered', reply: null },
        at: clock.now(),
      },
    ])
  })

  test('is sent once when sent twice at the same time; another text is another reply', async () => {
    const id = await store()
    await Promise.all([answer(id, 'The same'), answer(id, 'The same')])
    expect(await storedEmails(database)).toHaveLength(1)
    members.setTime(MINUTE_MS)
    const { contactMessage } = await answer(id, 'One more thing')
    expect(contactMessage.replies).toMatchObject([{ text: 'One more thing' }, { text: 'The same' }])
    expect(await storedEmails(database)).toHaveLength(2)
    expect(await audit()).toHaveLength(2)
  })

  test.each([
    [' \n', 'A reply is required.'],
    ['x'.repeat(5001), '"text" must be at most 5000 characters.'],
  ])('%j is refused', async (text, message) => {
    expect(await answer(await store(), text)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      field: 'text',
      message,
    })
    expect(await storedEmails(database)).toEqual([])
    expect(await audit()).toEqual([])
  })

  test.each([NO_MESSAGE, 'x'])('to no message (%s) is refused', async (id) => {
    const refused = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Message not found.' }
    expect(await answer(id, 'Hello')).toEqual(refused)
    expect(await close(id)).toEqual(refused)
  })
})

describe('closing a message', () => {
  test('is audited once and sends nothing', async () => {
    const id = await store()
    expect((await close(id)).contactMessage).toMatchObject({ state: 'CLOSED', settledAt: clock.now().toISOString() })
    expect((await close(id)).contactMessage.state).toBe('CLOSED')
    expect(await audit()).toMatchObject([
      { action: 'message.close', subjectId: id, before: { state: 'open' }, after: { state: 'closed' } },
    ])
    expect(await storedEmails(database)).toEqual([])
  })

  test('is rolled back when it cannot be audited', async () => {
    const id = await store()
    await database.prisma.$executeRawUnsafe(
      "ALTER TABLE audit_entries ADD CONSTRAINT none CHECK (action <> 'message.close')",
    )
    try {
      const { errors } = await members.query(CLOSE, { id }, { token })
      expect(errors).toHaveLength(1)
    } finally {
      await database.prisma.$executeRawUnsafe('ALTER TABLE audit_entries DROP CONSTRAINT none')
    }
    expect(await database.prisma.contactMessage.findUnique({ where: { id } })).toMatchObject({ state: 'open' })
  })
})
