import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members } = createAccountsApp()

const SUCCESS = "Thank you for your message! We'll get back to you soon."
const MESSAGE = {
  name: 'Ada Byron',
  email: 'ada@people.example',
  subject: 'A question',
  message: 'How do I compare tools?\nThank you.',
}
const SEND = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) {
  __typename ... on SendContactMessagePayload { messageId message }
  ... on Failure { code message } ... on InvalidInputError { field } } }`

let callers = 0
const nextAddress = () => {
  callers += 1
  return `192.0.2.${callers}`
}
const send = async (changes: object = {}, address = nextAddress()) =>
  (await members.query(SEND, { input: { ...MESSAGE, ...changes } }, { address })).data.sendContactMessage
const post = (payload: object | string, address = nextAddress()) =>
  members.app.inject({
    method: 'POST',
    url: '/.netlify/functions/contactForm',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
    remoteAddress: address,
  })
const stored = () => database.prisma.contactMessage.findMany({ orderBy: { id: 'asc' } })

beforeEach(() => database.prisma.contactMessage.deleteMany())

describe('a contact message', () => {
  test('is stored and sent to us, with the visitor as Reply-To, and to nobody else', async () => {
    const answer = await send({ message: ' How do I compare tools?\r\nThank you. ' })
    expect(answer).toEqual({
      __typename: 'SendContactMessagePayload',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: SUCCESS,
    })
    const state = { state: 'open', createdAt: clock.now(), settledAt: null }
    expect(await stored()).toEqual([{ id: answer.messageId, ...MESSAGE, ...state }])
    const emails = await storedEmails(database)
    expect(emails).toMatchObject([
      { to: 'hello@toolfinch.com', replyTo: MESSAGE.email, subject: 'Contact form: A question', userId: null },
    ])
    expect(emails[0]?.text).toContain('From Ada Byron (ada@people.example)\n\nHow do I compare tools?\n\nThank you.')
    expect(emails[0]?.text).toContain('/admin?tab=messages')
  })

  test('is not stored when its email cannot be enqueued, and vice versa', async () => {
    await database.prisma.$executeRawUnsafe(
      "ALTER TABLE jobs ADD CONSTRAINT no_emails CHECK (kind <> 'send-email') NOT VALID",
    )
    try {
      const { errors } = await members.query(SEND, { input: MESSAGE }, { address: nextAddress() })
      expect(errors).toHaveLength(1)
    } finally {
      await database.prisma.$executeRawUnsafe('ALTER TABLE jobs DROP CONSTRAINT no_emails')
    }
    expect(await stored()).toEqual([])
  })

  test('with HTML is text in the email', async () => {
    await send({ name: '<b>Ada</b>', message: '<img src=x onerror=alert(1)> and more' })
    const [email] = await storedEmails(database)
    expect(email?.html).not.toMatch(/<img|<b>/)
    expect(email?.text).toContain('<img src=x onerror=alert(1)>')
  })

  test('from a bot that fills the honeypot only looks stored', async () => {
    expect(await send({ website: 'https://spam.example' })).toMatchObject({
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: SUCCESS,
    })
    expect(await stored()).toEqual([])
    expect(await storedEmails(database)).toEqual([])
  })

  test('with several errors is rejected with all of them and names the first field', async () => {
    expect(await send({ name: 'A', email: 'ada@people..example', message: '' })).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      field: 'name',
      message: 'Name must be at least 2 characters. Please enter a valid email address. Message is required',
    })
    expect(await stored()).toEqual([])
  })

  test.each([
    { name: 'Ada\r\nBcc: all@people.example' },
    { email: 'ada@people.example\r\nBcc: all@people.example' },
    { email: 'ada@people.example, all@people.example' },
    { email: '<ada@people.example>' },
    { subject: 'A question\nBcc: all@people.example' },
  ])('cannot contain a header or a second address: %j', async (changes) => {
    expect(await send(changes)).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await storedEmails(database)).toEqual([])
  })

  test('is limited to five an hour and twenty a day per address', async () => {
    const kinds: string[] = []
    for (let hour = 0; hour < 5; hour += 1) {
      members.setTime(hour * 3_600_000)
      for (let count = 0; count < 6; count += 1) kinds.push((await send({}, '198.51.100.77')).__typename)
    }
    expect(kinds.slice(0, 6)).toEqual([...Array<string>(5).fill('SendContactMessagePayload'), 'RateLimitedError'])
    expect(kinds.filter((kind) => kind !== 'RateLimitedError')).toHaveLength(20)
    expect(await stored()).toHaveLength(20)
  })
})

describe('contactForm', () => {
  test('responds with success and the text to show', async () => {
    const answer = await post(MESSAGE)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: SUCCESS }])
    expect(await stored()).toMatchObject([MESSAGE])
  })

  test.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ subject: '' }, 'Subject is required'],
    [{ subject: '1234' }, 'Subject must be at least 5 characters'],
    [{ message: '' }, 'Message is required'],
    [{ message: '123456789' }, 'Message must be at least 10 characters'],
    [{ name: undefined }, 'Name is required'],
    [{ subject: 7, message: null }, 'Subject is required. Message is required'],
  ])('rejects %j with 400 and the text: %s', async (changes, error) => {
    const answer = await post({ ...MESSAGE, ...changes })
    expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, error }])
  })

  test('reports request errors as texts too', async () => {
    const broken = await post('{')
    expect([broken.statusCode, broken.json()]).toEqual([400, { success: false, error: expect.any(String) }])
    for (let count = 0; count < 5; count += 1) await post(MESSAGE, '198.51.100.78')
    const tooMany = await post(MESSAGE, '198.51.100.78')
    expect([tooMany.statusCode, tooMany.json().error]).toEqual([429, expect.stringMatching(/^Too many requests\./)])
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
  })
})
