import { describe, expect, test } from 'vitest'
import { CONTACT_MAIL } from '#core/brand.ts'
import { createBillingApp } from '../../support/billing-app.ts'
import { inDays, storeSubscription } from '../../support/billing-rows.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const billing = createBillingApp({ limitsFactor: 100 })

const REQUEST = `mutation ($reason: String) { requestRefund(input: { reason: $reason }) {
  __typename ... on RequestRefundPayload { subscription { state refundRequest { state amountCents } } }
  ... on Failure { code message } ... on InvalidInputError { field }
} }`
const OUTCOME = 'request { id email state reason settledAt settledById payment { refundedCents } }'
const APPROVE = `mutation ($id: ID!, $message: String) { approveRefund(input: { requestId: $id, message: $message }) {
  __typename ... on ApproveRefundPayload { ${OUTCOME} } ... on Failure { code message }
} }`
const REFUSE = `mutation ($id: ID!, $message: String!) { refuseRefund(input: { requestId: $id, message: $message }) {
  __typename ... on RefuseRefundPayload { ${OUTCOME} } ... on Failure { code message }
} }`
const LIST = 'query ($state: RefundState!) { refundRequests(state: $state) { id email state message } }'
const COUNT = 'query ($state: RefundState!) { refundRequestCount(state: $state) }'
const VIEW = '{ viewer { subscription { state refundableUntil refundRequest { state } } } }'

const ask = async (text: string, token: string, variables: object = {}) => {
  const { data, errors } = await billing.app.query(text, variables, { token })
  if (errors !== undefined) return errors[0].extensions
  return Object.values(data)[0] as Record<string, never>
}
const request = (token: string, reason: string | null = 'Not for me') => ask(REQUEST, token, { reason })
const subscriptionOf = async (token: string) => (await billing.app.query(VIEW, {}, { token })).data.viewer.subscription
const subjects = async () => (await storedEmails(billing.database)).map(({ subject }) => subject)
const count = async (subject: RegExp) => (await subjects()).filter((one) => subject.test(one)).length

/** A member whose payments exist only as rows. */
const joinWithRows = async (options: Parameters<typeof storeSubscription>[2] = {}, email = 'ada@people.example') => {
  const token = await billing.app.join(email)
  const { id: userId } = await billing.database.prisma.user.findUniqueOrThrow({ where: { email } })
  await storeSubscription(billing.database, userId, { mode: 'test', ...options })
  return token
}
const joinAdministrator = async () => {
  const email = 'administrator@people.example'
  const token = await billing.app.join(email)
  const { id } = await billing.database.prisma.user.update({
    where: { email },
    data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
  })
  return { token, id }
}
const requestId = async () => (await billing.database.prisma.refundRequest.findFirstOrThrow()).id

const audited = async (subjectId: string) => {
  const entries = await billing.database.prisma.auditEntry.findMany({ where: { subjectId } })
  return entries.map(({ actorId, action, before, after }) => [actorId, action, before, after])
}

describe('a refund request', () => {
  test('is stored once under ten parallel calls, and confirmed by one email', async () => {
    const token = await joinWithRows()
    const results = await Promise.all(Array.from({ length: 10 }, () => request(token)))
    for (const result of results) {
      expect(result).toEqual({
        __typename: 'RequestRefundPayload',
        subscription: { state: 'ACTIVE', refundRequest: { state: 'REQUESTED', amountCents: 3_000 } },
      })
    }
    expect(await billing.database.prisma.refundRequest.findMany()).toMatchObject([
      { reason: 'Not for me', state: 'requested', settledAt: null },
    ])
    expect(await count(/received your refund request/)).toBe(1)
  })

  test('is announced to every active administrator once, without the address and words of the member', async () => {
    const { prisma } = billing.database
    const token = await joinWithRows()
    for (const [name, changes] of [
      ['first', { role: 'admin', emailVerified: true }],
      ['second', { role: 'admin', emailVerified: true }],
      ['editor', { role: 'editor', emailVerified: true }],
      ['unverified', { role: 'admin' }],
      ['suspended', { role: 'admin', emailVerified: true, suspendedAt: inDays(0) }],
    ] as const) {
      await billing.app.join(`${name}@people.example`)
      await prisma.user.update({ where: { email: `${name}@people.example` }, data: changes })
    }
    await request(token, 'My secret reason')
    await request(token, 'My secret reason')
    const sent = (await storedEmails(billing.database)).filter(({ subject }) => /requests a refund/.test(subject))
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['first@people.example', 'second@people.example'])
    for (const { subject, text } of sent) {
      expect(subject).toBe('A member requests a refund of $30')
      expect(text).toContain('https://site.example/admin?tab=refunds')
      expect(text).not.toMatch(/ada@people|secret/)
    }
  })

  test('is announced to the contact address when there is no administrator', async () => {
    await request(await joinWithRows())
    const sent = (await storedEmails(billing.database)).filter(({ subject }) => /requests a refund/.test(subject))
    expect(sent.map(({ to }) => to)).toEqual([CONTACT_MAIL])
  })

  test('is possible until 30 days after the first payment, exclusive', async () => {
    const paidAt = inDays(-30)
    const token = await joinWithRows({ payments: [{ paidAt: new Date(paidAt.getTime() + 1) }] })
    expect((await subscriptionOf(token)).refundableUntil).toBe(new Date(inDays(0).getTime() + 1).toISOString())
    expect(await request(token)).toMatchObject({ __typename: 'RequestRefundPayload' })
    const late = await joinWithRows({ name: 'bob', payments: [{ paidAt }] }, 'bob@people.example')
    expect((await subscriptionOf(late)).refundableUntil).toBeNull()
    expect(await request(late)).toMatchObject({ __typename: 'RefundRefusedError', code: 'REFUND_REFUSED' })
    expect(await billing.database.prisma.refundRequest.count()).toBe(1)
  })

  test.each([
    ['without a payment', { payments: [] }],
    ['for a second payment', { payments: [{ paidAt: inDays(-40) }, { paidAt: inDays(-5) }] }],
    ['for a refunded payment', { payments: [{ refundedAt: inDays(-1) }] }],
    ['for a payment of another payment mode', { mode: 'live' as const }],
  ])('is rejected %s', async (_title, options) => {
    const token = await joinWithRows(options)
    expect(await request(token)).toMatchObject({ code: 'REFUND_REFUSED' })
    expect(await billing.database.prisma.refundRequest.count()).toBe(0)
    expect(await count(/refund/)).toBe(0)
  })

  test('accepts a reason of at most 1,000 characters, or none', async () => {
    const token = await joinWithRows()
    expect(await request(token, 'x'.repeat(1_001))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reason' })
    expect(await request(token, 'a\u0007b')).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await request(token, '  ')).toMatchObject({ __typename: 'RequestRefundPayload' })
    expect(await billing.database.prisma.refundRequest.findMany()).toMatchObject([{ reason: null }])
  })
})

describe('an approved refund', () => {
  test('refunds once, ends subscription and plan, and tells the member', async () => {
    const member = await billing.join()
    await billing.subscribe(member)
    await billing.app.settle()
    await request(member.token)
    const administrator = await joinAdministrator()
    expect(await ask(LIST, administrator.token, { state: 'REQUESTED' })).toMatchObject([{ email: member.email }])
    const id = await requestId()
    const message = 'Sorry that it did not help.\nYou are always welcome.'
    const tooLong = 'x'.repeat(1_001)
    expect(await ask(APPROVE, administrator.token, { id, message: tooLong })).toMatchObject({ code: 'BAD_USER_INPUT' })
    const results = await Promise.all([1, 2, 3].map(() => ask(APPROVE, administrator.token, { id, message })))
    for (const result of [...results, await ask(APPROVE, administrator.token, { id })]) {
      expect(result).toMatchObject({
        __typename: 'ApproveRefundPayload',
        request: { state: 'APPROVED', settledById: administrator.id, payment: { refundedCents: 3_000 } },
      })
    }
    await billing.app.settle()
    expect(billing.stub.state.refunds.map(({ amount }) => amount)).toEqual([3_000])
    expect((await billing.entitlementOf(member)).plan).toBe('basic')
    expect(await subscriptionOf(member.token)).toEqual({
      state: 'ENDED',
      refundableUntil: null,
      refundRequest: { state: 'APPROVED' },
    })
    expect(await count(/Your refund was approved/)).toBe(1)
    const [email] = (await storedEmails(billing.database)).filter(({ subject }) => /was approved/.test(subject))
    for (const line of message.split('\n')) expect(email?.text).toContain(line)
    expect(await ask(LIST, administrator.token, { state: 'APPROVED' })).toMatchObject([{ message }])
    expect(await audited(id)).toEqual([
      [administrator.id, 'refund.approve', { state: 'requested' }, { state: 'approved' }],
    ])
    expect(await request(member.token)).toMatchObject({ code: 'REFUND_REFUSED' })
  })

  test('requires a password from the last 15 minutes', async () => {
    await request(await joinWithRows())
    const { token } = await joinAdministrator()
    billing.setTime(15 * MINUTE_MS + 1)
    expect(await ask(APPROVE, token, { id: await requestId() })).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    expect(billing.stub.state.refunds).toEqual([])
    expect(await audited(await requestId())).toEqual([])
  })

  test('is completed by a repeated approval after a Stripe failure in between', async () => {
    const member = await billing.join()
    await billing.subscribe(member)
    await billing.app.settle()
    await request(member.token)
    const administrator = await joinAdministrator()
    const id = await requestId()
    const before = billing.stub.state.refunds.length
    billing.stub.failNext(2, 500)
    expect(await ask(APPROVE, administrator.token, { id })).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' })
    expect(await billing.database.prisma.refundRequest.findMany()).toMatchObject([{ state: 'requested' }])
    expect(await count(/Your refund was approved/)).toBe(0)
    // The refund took effect, but its response was lost.
    billing.stub.loseNext(2)
    await ask(APPROVE, administrator.token, { id })
    expect(await ask(APPROVE, administrator.token, { id })).toMatchObject({ request: { state: 'APPROVED' } })
    await billing.app.settle()
    expect(billing.stub.state.refunds.length - before).toBe(1)
    expect(await count(/Your refund was approved/)).toBe(1)
    expect((await billing.entitlementOf(member)).plan).toBe('basic')
  })

  test('is not made for a payment of another payment mode', async () => {
    const token = await joinWithRows()
    await request(token)
    await billing.database.prisma.billingCustomer.updateMany({ data: { mode: 'live' } })
    const administrator = await joinAdministrator()
    const sent = billing.stub.requests.length
    expect(await ask(APPROVE, administrator.token, { id: await requestId() })).toMatchObject({ code: 'REFUND_REFUSED' })
    expect(billing.stub.requests).toHaveLength(sent)
  })
})

describe('a refused refund', () => {
  test('tells the member why, once, and changes nothing else', async () => {
    const token = await joinWithRows()
    await request(token)
    const administrator = await joinAdministrator()
    const id = await requestId()
    expect(await ask(REFUSE, administrator.token, { id, message: ' ' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    const message = 'You have used the plan every day.'
    expect(await ask(REFUSE, administrator.token, { id, message })).toMatchObject({
      request: { state: 'REFUSED', settledById: administrator.id, settledAt: inDays(0).toISOString() },
    })
    expect(await ask(REFUSE, administrator.token, { id, message })).toMatchObject({ code: 'REFUND_REFUSED' })
    expect(await ask(APPROVE, administrator.token, { id })).toMatchObject({ code: 'REFUND_REFUSED' })
    const before = { state: 'requested' }
    expect(await audited(id)).toEqual([[expect.any(String), 'refund.refuse', before, { state: 'refused' }]])
    const [email, ...others] = (await storedEmails(billing.database)).filter(({ text }) => text.includes(message))
    expect([email?.to, email?.subject, others]).toEqual(['ada@people.example', 'About your refund request', []])
    expect(await subscriptionOf(token)).toMatchObject({ state: 'ACTIVE', refundRequest: { state: 'REFUSED' } })
    expect(await ask(LIST, administrator.token, { state: 'REFUSED' })).toMatchObject([{ id, message }])
    const counts = ['REQUESTED', 'REFUSED'].map((state) => ask(COUNT, administrator.token, { state }))
    expect(await Promise.all(counts)).toEqual([0, 1])
    expect(await request(token)).toMatchObject({ code: 'REFUND_REFUSED' })
  })

  test('requires an existing request', async () => {
    const { token } = await joinAdministrator()
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect(await ask(REFUSE, token, { id, message: 'No' })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await ask(APPROVE, token, { id })).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
