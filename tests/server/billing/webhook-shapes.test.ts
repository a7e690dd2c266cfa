import { beforeEach, describe, expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { readEventShapes } from '../../support/stripe-event-shapes.ts'
import { captureLog } from '../http/support.ts'

const { lines, log } = captureLog('warn')
const billing = createBillingApp({ log })

beforeEach(() => void lines.splice(0))

const ENVELOPE = {
  id: 'evt_1',
  object: 'event',
  type: 'charge.dispute.created',
  api_version: null,
  livemode: false,
  pending_webhooks: 1,
  request: null,
  created: Math.floor(billing.now().getTime() / 1000),
  data: { object: { id: 'du_1', object: 'dispute', charge: null } },
}

/** Sends a text with a valid signature. */
const postText = async (text: string) => {
  const { body, signature } = billing.stub.signText(text)
  const response = await billing.app.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  return { status: response.statusCode, body: response.json() }
}
const post = (changes: object) => postText(JSON.stringify({ ...ENVELOPE, ...changes }))

const storedEvents = () => billing.database.prisma.paymentEvent.count()
const warnings = () => lines.map(({ msg, type, about }) => ({ msg, type, about }))

describe('a signed event about somebody whom we do not know', () => {
  const NOT_OURS = 'payment event about a customer or charge that is not ours'

  test.each([
    ['charge.dispute.created', { object: 'dispute', charge: 'ch_nobody' }, { chargeId: 'ch_nobody' }],
    ['refund.created', { object: 'refund', charge: 'ch_nobody' }, { chargeId: 'ch_nobody' }],
    [
      'radar.early_fraud_warning.created',
      { object: 'radar.early_fraud_warning', charge: { id: 'ch_nobody', object: 'charge' } },
      { chargeId: 'ch_nobody' },
    ],
    ['review.opened', { object: 'review', charge: 'ch_nobody' }, { chargeId: 'ch_nobody' }],
    ['application_fee.created', { object: 'application_fee', charge: 'ch_nobody' }, { chargeId: 'ch_nobody' }],
    ['invoice.paid', { object: 'invoice', customer: 'cus_nobody' }, { customerId: 'cus_nobody' }],
    ['customer.updated', { object: 'customer', id: 'cus_nobody' }, { customerId: 'cus_nobody' }],
  ])('%s gets 200 and a log line, and is stored once', async (type, object, about) => {
    const event = { id: 'evt_unknown', type, data: { object: { id: 'obj_1', ...object } } }
    expect(await post(event)).toEqual({ status: 200, body: { received: true } })
    expect(await post(event)).toEqual({ status: 200, body: { received: true } })
    expect(warnings()).toEqual([{ msg: NOT_OURS, type, about }])
    expect(await storedEvents()).toBe(1)
  })
})

const SHAPES = readEventShapes()

test('every event type of the SDK gets 200', async () => {
  expect(SHAPES.length).toBeGreaterThan(200)
  const refused: unknown[] = []
  for (const [index, { type, object }] of SHAPES.entries()) {
    const { status, body } = await post({ id: `evt_${index}`, type, data: { object } })
    if (status !== 200) refused.push({ type, status, body })
  }
  expect(refused).toEqual([])
  expect(await storedEvents()).toBe(SHAPES.length)
  const kinds = new Set(SHAPES.map(({ object }) => object['object']))
  for (const kind of ['charge', 'dispute', 'refund', 'review', 'radar.early_fraud_warning', 'application_fee']) {
    expect(kinds).toContain(kind)
  }
})

describe('a signed text that is no event', () => {
  test.each([
    ['data that is null', { data: null }],
    ['no data', { data: undefined }],
    ['an object that is null', { data: { object: null } }],
    ['a list of objects', { data: { object: [] } }],
    ['an id that is null', { id: null }],
    ['an empty id', { id: '' }],
    ['a null character in its id', { id: 'evt_\u0000' }],
    ['a time that is no number', { created: 'x' }],
    ['a time before 1970', { created: -1 }],
    ['a time beyond all calendars', { created: 1e300 }],
    ['a type that is a number', { type: 5 }],
    ['no mode', { livemode: null }],
  ])('with %s gets 400, and nothing is stored', async (_title, changes) => {
    const { status, body } = await post(changes)
    expect([status, body.error.code, body.error.message]).toEqual([400, 'INVALID_EVENT', 'This event is malformed.'])
    expect(await storedEvents()).toBe(0)
  })

  test.each(['null', '5', '"text"', '[]', '{', '', '{"object":"v2.core.event"}'])(
    'such as %j gets 400',
    async (text) => {
      const { status, body } = await postText(text)
      expect([status, body.error.code]).toEqual([400, 'INVALID_EVENT'])
    },
  )

  test.each([
    ['a number', 5],
    ['an empty text', ''],
    ['a path', '../charges'],
    ['a null character', 'cus_\u0000'],
    ['an object without an id', {}],
    ['a list', []],
  ])('is not meant by a customer that is %s: the event is stored and concerns nobody', async (_title, customer) => {
    expect((await post({ data: { object: { object: 'invoice', customer } } })).status).toBe(200)
    expect(await storedEvents()).toBe(1)
  })
})
