import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import { DELIVERY_DELAYS_MS } from '#core/integrations/webhook-rules.ts'
import { storedEmails } from '#tests/support/stored-emails.ts'
import { registerWebhooksApp } from './webhooks-app.ts'

const hooks = registerWebhooksApp()
const { database, members, state, received, load, add, send, deliveries, messages } = hooks

const NEW = 'A description that was changed and is long enough to be a description.'
const change = () => load({ slug: 'abacus', description: NEW }, { slug: 'birch' })
const start = Date.parse('2026-11-20T12:00:00Z')

describe('a message', () => {
  test('is signed by the rules of Standard Webhooks', async () => {
    const { secret } = await add()
    // The library compares the time with the system's clock.
    members.setTime(Date.now() - start)
    await change()
    await send()
    const [{ headers, body }] = received as [(typeof received)[number]]
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(messages()[0])
    const forged = { ...(headers as Record<string, string>), 'webhook-id': 'another' }
    expect(() => new Webhook(secret).verify(body, forged)).toThrow('No matching signature found')
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringContaining('Toolfinch'),
    })
  })

  test('is signed with both secrets for a day after a rotation', async () => {
    const before = await add()
    const { webhooks } = await hooks.rotate({ id: before.id })
    expect(webhooks[0].secret).not.toBe(before.secret)
    await hooks.test(before.id)
    expect(received[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    members.setTime(DAY_MS)
    await hooks.test(before.id)
    expect(received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  test('that is not accepted is sent again with the same id for three days, at most ten times', async () => {
    const { id } = await add()
    state.respond = () => 500
    await change()
    await send()
    let passed = 0
    for (const delay of DELIVERY_DELAYS_MS) {
      members.setTime(passed + delay - 1)
      await send()
      passed += delay
      members.setTime(passed)
      await send()
    }
    expect(passed).toBeGreaterThanOrEqual(3 * DAY_MS - HOUR_MS)
    expect(received).toHaveLength(10)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([
      { state: 'FAILED', attempts: 10, status: 500, error: 'The server responded with status 500.' },
    ])
  })

  test('arrives after a failure, and the failure is forgotten', async () => {
    const { id } = await add()
    state.respond = (index) => (index === 1 ? 503 : 204)
    await change()
    await send()
    expect(await hooks.list()).toMatchObject([{ failingSince: '2026-11-20T12:00:00.000Z' }])
    members.setTime(HOUR_MS)
    await send()
    expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED', attempts: 2, status: 204, error: null }])
    expect(await hooks.list()).toMatchObject([{ failingSince: null }])
  })

  test('that arrives late has an older sequence than one that overtook it', async () => {
    await add()
    state.respond = (index) => (index === 1 ? 500 : 200)
    await change()
    await send()
    await load({ slug: 'abacus', description: `${NEW} And again.` }, { slug: 'birch' })
    await send()
    members.setTime(HOUR_MS)
    await send()
    const [, second, again] = messages()
    expect(Number(again.data.sequence)).toBeLessThan(Number(second.data.sequence))
  })

  test('does not follow a redirect', async () => {
    const { id } = await add()
    state.respond = () => 302
    await change()
    await send()
    expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', error: 'The server responded with status 302.' }])
    expect(received).toHaveLength(1)
  })

  test('keeps its delay when the clock is set back', async () => {
    await add()
    state.respond = (index) => (index === 1 ? 500 : 200)
    members.setTime(HOUR_MS)
    await change()
    await send()
    members.setTime(0)
    await send()
    members.setTime((DELIVERY_DELAYS_MS[0] ?? 0) - 1)
    await send()
    expect(received).toHaveLength(1)
    members.setTime(DELIVERY_DELAYS_MS[0] ?? 0)
    await send()
    expect(received).toHaveLength(2)
  })

  test('of a process that exited while sending is sent again', async () => {
    const { id } = await add()
    await change()
    await send()
    // As the claim leaves it when the process exits before it records the response.
    await database.prisma.webhookDelivery.updateMany({
      data: { state: 'waiting', dueAt: new Date(start + 120_000), status: null },
    })
    await send()
    expect(received).toHaveLength(1)
    members.setTime(120_000)
    await send()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(received[0]?.headers['webhook-id']),
    )
    expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED' }])
  })

  test('waits while others of its webhook fail', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e']
    await load(...slugs.map((slug) => ({ slug })))
    const { id } = await add()
    state.respond = () => 500
    await load(...slugs.map((slug) => ({ slug, description: NEW })))
    await send()
    expect(received).toHaveLength(3)
    expect((await deliveries(id)).filter(({ attempts }: { attempts: number }) => attempts === 0)).toHaveLength(2)
  })
})

describe('a webhook is switched off', () => {
  const mails = async () =>
    (await storedEmails(database))
      .filter(({ subject }) => !subject.startsWith('New sign-in'))
      .map(({ subject, text }) => `${subject} ${text}`)

  test('after five days of failures, with an email', async () => {
    const { id } = await add()
    state.respond = () => 500
    await change()
    await send()
    members.setTime(4.9 * DAY_MS)
    await load({ slug: 'abacus', description: `${NEW} Again.` }, { slug: 'birch' })
    await send()
    expect(await hooks.list()).toMatchObject([{ endedAt: null }])
    members.setTime(5 * DAY_MS)
    await load({ slug: 'abacus', description: `${NEW} For the third time.` }, { slug: 'birch' })
    await send()
    const token = await members.signIn({ email: state.email })
    expect(await hooks.list(token.session.accessToken)).toMatchObject([{ end: 'FAILING' }])
    const waiting = await database.prisma.webhookDelivery.count({ where: { webhookId: id, state: 'waiting' } })
    expect(waiting).toBe(0)
    expect((await mails()).at(-1)).toContain('has failed for five days')
  })

  test('by the response 410, with an email', async () => {
    const { id } = await add()
    state.respond = () => 410
    await change()
    await send()
    expect(await hooks.list()).toMatchObject([{ id, end: 'GONE' }])
    expect((await mails()).at(-1)).toContain('410 (Gone)')
  })

  test('and on again by its member, and is told about later changes', async () => {
    const { id } = await add()
    await hooks.switchTo({ id, on: false })
    await change()
    await send()
    expect(received).toEqual([])
    const { webhooks } = await hooks.switchTo({ id, on: true })
    expect(webhooks).toMatchObject([{ endedAt: null, end: null }])
    await send()
    expect(received).toEqual([])
    await load({ slug: 'abacus', description: `${NEW} Again.` }, { slug: 'birch' })
    await send()
    expect(received).toHaveLength(1)
  })
})

test('only the newest fifty messages are stored', async () => {
  const { id } = await add()
  const at = new Date(start)
  await database.prisma.webhookDelivery.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      webhookId: id,
      event: 'test',
      body: '{}',
      state: 'delivered' as const,
      dueAt: at,
      createdAt: new Date(start + index),
    })),
  })
  expect(await deliveries(id)).toHaveLength(50)
  const job = members.services.jobHandlers.find(({ kind }) => kind === 'remove-old-webhook-deliveries')
  await job?.run({}, {} as never)
  expect(await database.prisma.webhookDelivery.count()).toBe(50)
})
