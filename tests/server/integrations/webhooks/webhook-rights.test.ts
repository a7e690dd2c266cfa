import { describe, expect, test } from 'vitest'
import { clock as start } from '#tests/support/catalogue.ts'
import { registerWebhooksApp } from './webhooks-app.ts'

const hooks = registerWebhooksApp()
const { database, members, state, received, add, create } = hooks
const events = ['TOOL_ADDED']

describe('a new webhook', () => {
  test.each([
    ['no address', 'Enter a full address, such as https://example.com/webhooks.'],
    ['http://hooks.example/', 'The address must begin with https://.'],
    ['ftp://hooks.example/', 'The address must begin with https://.'],
    ['https://hooks.example:8443/', 'The address must use the standard port 443.'],
    ['https://ada:secret@hooks.example/', 'The address must not contain a user name or password.'],
    [`https://hooks.example/${'x'.repeat(500)}`, 'The address can have at most 500 characters.'],
  ])('at %s is refused', async (url, message) => {
    expect(await create({ url, events })).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message,
      field: 'url',
    })
  })

  test.each([
    [{ events: [] }, 'Choose at least one event.', 'events'],
    [{ filter: 'COLLECTION' }, 'Choose one of your collections.', 'collectionId'],
    [{ filter: 'COLLECTION', collectionId: 'x' }, 'Choose one of your collections.', 'collectionId'],
    [{ filter: 'CATEGORY', categorySlug: 'nothing' }, 'Choose a category.', 'categorySlug'],
  ])('with %j is refused', async (input, message, field) => {
    expect(await create({ url: state.url, events, ...input })).toMatchObject({ message, field })
  })

  test('needs a verified email address', async () => {
    await database.prisma.user.updateMany({ data: { emailVerified: false } })
    expect(await create({ url: state.url, events })).toMatchObject({ code: 'NOT_VERIFIED' })
  })

  test('is the fifth at most', async () => {
    for (let count = 0; count < 5; count++) await add()
    expect(await create({ url: state.url, events })).toMatchObject({
      __typename: 'LimitReachedError',
      message: 'You can have at most 5 webhooks. Delete one first.',
    })
  })
})

test('the first webhook that is on makes the idle job send within half a minute', async () => {
  const idle = { availableAt: new Date(start.now().getTime() + 600_000) }
  const key = { kind: 'send-webhooks', key: 'recurring', activeKey: 'send-webhooks:recurring' }
  const { id: jobId } = await database.prisma.job.create({
    data: { ...key, payload: {}, createdAt: start.now(), ...idle },
  })
  const dueInMs = async () => {
    const { availableAt } = await database.prisma.job.findUniqueOrThrow({ where: { id: jobId } })
    return availableAt.getTime() - start.now().getTime()
  }
  const { id } = await add()
  expect(await dueInMs()).toBe(30_000)
  await hooks.switchTo({ id, on: false })
  await database.prisma.job.update({ where: { id: jobId }, data: idle })
  await hooks.switchTo({ id, on: true })
  expect(await dueInMs()).toBe(30_000)
  const job = members.services.jobHandlers.find(({ kind }) => kind === 'send-webhooks')
  expect(await job?.idle?.isIdle(database.prisma)).toBe(false)
  await hooks.switchTo({ id, on: false })
  expect(await job?.idle?.isIdle(database.prisma)).toBe(true)
})

describe('a private address', () => {
  test.each(['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest/'])(
    '%s gets no message',
    async (url) => {
      const { id } = await add({ url })
      const { delivery } = await hooks.test(id)
      expect(delivery).toMatchObject({
        state: 'WAITING',
        status: null,
        error: expect.stringMatching(/host name, not an IP address|non-public address/),
      })
    },
  )
})

describe('a test', () => {
  test('sends a message at once and shows the response', async () => {
    const { id } = await add()
    state.respond = () => 202
    expect((await hooks.test(id)).delivery).toMatchObject({ event: 'test', state: 'DELIVERED', status: 202 })
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'test', data: { webhook: { id } } })
  })

  test('can be sent again, with the same id', async () => {
    const { id } = await add()
    const { delivery } = await hooks.test(id)
    expect((await hooks.sendAgain(delivery.id)).delivery).toMatchObject({ id: delivery.id, attempts: 1 })
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id])
  })
})

describe('another member', () => {
  test('sees and changes nothing', async () => {
    const { id } = await add()
    const { delivery } = await hooks.test(id)
    const stranger = await members.join('mallory@people.example')
    expect(await hooks.list(stranger)).toEqual([])
    const refused = { extensions: { code: 'NOT_FOUND' } }
    expect(await hooks.deliveries(id, stranger)).toMatchObject(refused)
    const notFound = { __typename: 'NotFoundError', message: 'Webhook not found.' }
    expect(await hooks.switchTo({ id, on: false }, stranger)).toMatchObject(notFound)
    expect(await hooks.rotate({ id }, stranger)).toMatchObject(notFound)
    expect(await hooks.remove({ id }, stranger)).toMatchObject(notFound)
    expect(await hooks.test(id, stranger)).toMatchObject(notFound)
    expect(await hooks.sendAgain(delivery.id, stranger)).toMatchObject({ message: 'Message not found.' })
    expect(received).toHaveLength(1)
  })

  test('cannot choose a collection of somebody else', async () => {
    const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { email: state.email } })
    const at = new Date('2026-11-20T12:00:00Z')
    const { id } = await database.prisma.collection.create({
      data: { userId, name: 'Own', createdAt: at, updatedAt: at },
    })
    const stranger = await members.join('mallory@people.example')
    await database.prisma.user.updateMany({ data: { emailVerified: true } })
    const input = { url: state.url, events, filter: 'COLLECTION', collectionId: id }
    expect(await create(input, stranger)).toMatchObject({ message: 'Choose one of your collections.' })
  })
})

test('a webhook is deleted with its messages', async () => {
  const { id } = await add()
  await hooks.test(id)
  expect(await hooks.remove({ id })).toMatchObject({ webhooks: [] })
  expect(await database.prisma.webhookDelivery.count()).toBe(0)
})
