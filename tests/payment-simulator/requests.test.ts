import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createStripeClient } from '../support/stripe-client.ts'
import { createSimulatedStripe } from './support.ts'

const simulated = createSimulatedStripe('2026-03-15T10:00:00Z')

/** An event receiver that rejects this many requests first. */
const startReceiver = async (refusals = 0) => {
  const received: { body: Buffer; signature: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) })
      response.writeHead(received.length <= refusals ? 500 : 200).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe` }
}

describe('idempotency', () => {
  test('a request repeated with its key has one effect and one response', async () => {
    const { stripe, stub } = simulated
    const first = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' })
    const second = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' })
    expect(second).toEqual(first)
    expect(stub.state.customers).toHaveLength(1)
    expect(stub.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1'])
    expect(stub.events.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1'])
  })

  test('another request with the same key is rejected', async () => {
    const { stripe, stub } = simulated
    await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' })
    await expect(stripe.customers.create({ name: 'Bo' }, { idempotencyKey: 'k1' })).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    )
    expect(stub.state.customers).toHaveLength(1)
  })

  test('a key is forgotten after a day, and one of a rejected request at once', async () => {
    const { stripe, stub, at } = simulated
    await expect(
      stripe.billingPortal.sessions.create({ customer: 'cus_none' }, { idempotencyKey: 'k1' }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' })
    await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' })
    at('2026-03-16T10:00:00Z')
    await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'k1' })
    expect(stub.state.customers).toHaveLength(2)
  })

  test('a lost response is repeated by the SDK without a second effect', async () => {
    const { stub } = simulated
    const stripe = createStripeClient(stub, { maxNetworkRetries: 1 })
    stub.loseNext()
    await expect(stripe.customers.create({ name: 'Ada' })).resolves.toMatchObject({ name: 'Ada' })
    expect(stub.state.customers).toHaveLength(1)
    expect(stub.requests).toHaveLength(2)
    expect(stub.requests[0]?.idempotencyKey).toBe(stub.requests[1]?.idempotencyKey)
  })
})

describe('errors', () => {
  test('a missing object is 404, or 400 when a parameter names it', async () => {
    const { stripe } = simulated
    await expect(stripe.customers.retrieve('cus_local_1')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_local_1'",
    })
    await expect(stripe.invoices.list({ customer: 'cus_local_1' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    })
  })

  test('wrong keys, unknown parameters, paths and expansions are rejected without effect', async () => {
    const { stripe, stub } = simulated
    const stranger = createStripeClient({ url: stub.url, secretKey: 'sk_test_other' })
    await expect(stranger.customers.create({})).rejects.toThrow(Stripe.errors.StripeAuthenticationError)
    await expect(stripe.customers.create({ nickname: 'Ada' } as Stripe.CustomerCreateParams)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'nickname',
    })
    await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 })
    await expect(stripe.invoices.list({ expand: ['data.nothing'] })).resolves.toMatchObject({ data: [] })
    expect(stub.state.customers).toHaveLength(0)
    const customer = await stripe.customers.create({})
    await expect(stripe.customers.retrieve(customer.id, { expand: ['nothing'] })).rejects.toThrow(/cannot be expanded/)
  })

  test('a failing, invalid or hanging Stripe gives the SDK’s errors', async () => {
    const { stripe, stub } = simulated
    stub.failNext(1, 503)
    await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 503 })
    // The SDK repeats a request after a broken connection, even without retries.
    stub.dropNext(2)
    await expect(stripe.customers.create({})).rejects.toThrow(Stripe.errors.StripeConnectionError)
    stub.hangNext()
    await expect(stripe.customers.create({}, { timeout: 100 })).rejects.toThrow(Stripe.errors.StripeConnectionError)
    expect(stub.state.customers).toHaveLength(0)
    expect(stub.requests.map(({ status }) => status)).toEqual([503, 0, 0, 0])
    await expect(stripe.customers.create({})).resolves.toMatchObject({ object: 'customer' })
  })
})

describe('lists', () => {
  test('are newest first and paged', async () => {
    const { stripe, stub } = simulated
    for (let index = 0; index < 7; index += 1) await stripe.customers.create({ name: `member ${index}` })
    const first = await stripe.customers.list({ limit: 3 })
    expect(first).toMatchObject({
      has_more: true,
      data: [{ name: 'member 6' }, { name: 'member 5' }, { name: 'member 4' }],
    })
    const last = await stripe.customers.list({ limit: 4, starting_after: first.data[2]?.id ?? '' })
    expect(last).toMatchObject({ has_more: false })
    expect(last.data.at(-1)?.name).toBe('member 0')
    const before = await stripe.customers.list({ limit: 2, ending_before: first.data[2]?.id ?? '' })
    expect(before.data.map(({ name }) => name)).toEqual(['member 6', 'member 5'])
    const all: string[] = []
    for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id)
    expect(all).toEqual(stub.state.customers.map(({ id }) => id).toReversed())
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({ statusCode: 400 })
  })

  test('of events contain what happened', async () => {
    const { stripe, subscribe } = simulated
    await subscribe()
    const { data } = await stripe.events.list({ type: 'invoice.paid' })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { object: 'invoice', status: 'paid' } },
    })
    const { data: updated } = await stripe.events.list({ type: 'customer.updated' })
    expect(updated[0]?.data.previous_attributes).toEqual({
      invoice_settings: expect.objectContaining({ default_payment_method: null }),
    })
  })
})

describe('deliveries', () => {
  test('are signed for the SDK, and wait until they are accepted', async () => {
    const { stub, subscribe, now } = simulated
    await subscribe()
    const { received, url } = await startReceiver(2)
    const waiting = stub.waiting()
    await stub.deliver(url, { attempts: 1, events: waiting.slice(0, 1) })
    expect(stub.waiting()).toHaveLength(waiting.length)
    await stub.deliver(url)
    expect(stub.waiting()).toEqual([])
    expect(received).toHaveLength(waiting.length + 2)
    const { body, signature } = received.at(-1) ?? { body: Buffer.of(), signature: '' }
    const { webhooks } = new Stripe('sk_test_any')
    const at = now().getTime()
    const event = webhooks.constructEvent(body, signature, stub.webhookSecret, 300, undefined, at)
    expect(event).toMatchObject({ type: 'checkout.session.completed', api_version: Stripe.API_VERSION })
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other', 300, undefined, at)).toThrow()
    expect(() => webhooks.constructEvent(body, signature, stub.webhookSecret, 300, undefined, at + 301_000)).toThrow(
      /tolerance/,
    )
    expect(() => webhooks.constructEvent(body.subarray(1), signature, stub.webhookSecret, 300, undefined, at)).toThrow()
  })

  test('are abandoned after the last attempt', async () => {
    const { stub, stripe } = simulated
    await stripe.customers.create({})
    await expect(stub.deliver('http://127.0.0.1:9/webhooks/stripe', { attempts: 2 })).resolves.toEqual([0])
    expect(stub.waiting()).toHaveLength(1)
  })
})
