import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebhookSections } from '#client/features/integrations/webhooks/webhook-sections.tsx'
import { giveDialogs, keepSession, renderForMember } from '../../support/client/member.tsx'

const URL = 'https://hooks.example/toolfinch'
const WEBHOOK = {
  __typename: 'Webhook',
  id: 'one',
  url: URL,
  events: ['TOOL_ADDED', 'PRICE_CHANGED'],
  filter: 'ALL',
  collectionId: null,
  categorySlug: null,
  secret: 'whsec_c2VjcmV0',
  formerUntil: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  failingSince: null,
  endedAt: null,
  end: null,
}
const DELIVERY = {
  __typename: 'WebhookDelivery',
  id: 'first',
  event: 'tool.added',
  state: 'WAITING',
  attempts: 2,
  createdAt: '2026-11-20T12:00:00.000Z',
  attemptedAt: '2026-11-20T12:01:00.000Z',
  dueAt: '2026-11-20T12:06:00.000Z',
  status: 500,
  error: 'The server responded with status 500.',
}
const CHOICES = {
  collections: { __typename: 'CollectionConnection', nodes: [{ __typename: 'Collection', id: 'c1', name: 'My list' }] },
  categories: [{ __typename: 'Category', id: 'k1', slug: 'writing', name: 'Writing' }],
}

type Answer = (variables: Record<string, unknown>) => unknown
type Answers = {
  readonly webhooks?: readonly object[] | (() => never)
  readonly deliveries?: () => readonly object[]
  readonly mutations?: Readonly<Record<string, Answer>>
}

const open = async ({ webhooks = [WEBHOOK], deliveries = () => [], mutations = {} }: Answers = {}) => {
  const sent: [string, Record<string, unknown>][] = []
  const Component = () => <WebhookSections className="" canCreate />
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'Webhooks')
      return { webhooks: typeof webhooks === 'function' ? webhooks() : webhooks, ...CHOICES }
    if (operation === 'WebhookDeliveries') return { webhookDeliveries: deliveries() }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    sent.push([operation, variables])
    return mutations[operation]?.(variables)
  }
  renderForMember({ path: '/', Component }, answers, '/')
  await screen.findByRole('heading', { name: 'Webhooks' })
  return { sent, user: userEvent.setup() }
}

beforeAll(giveDialogs)
beforeEach(() => {
  localStorage.clear()
  keepSession()
})

describe('the webhooks', () => {
  it.each([
    [{}, 'On', 'All tools'],
    [{ failingSince: '2026-11-18T12:00:00.000Z' }, 'Failing', 'Failing since November 18, 2026'],
    [
      { end: 'FAILING', endedAt: '2026-11-20T12:00:00.000Z' },
      'Off',
      'Switched off after five days of failures on November 20, 2026',
    ],
    [{ filter: 'SAVED' }, 'On', 'Tools that you saved'],
    [{ filter: 'COLLECTION', collectionId: 'c1' }, 'On', 'Collection: My list'],
    [{ filter: 'COLLECTION', collectionId: null }, 'On', 'A deleted collection, so nothing is sent'],
    [{ filter: 'CATEGORY', categorySlug: 'writing' }, 'On', 'Category: Writing'],
  ])('show their state with %j', async (changes, label, text) => {
    await open({ webhooks: [{ ...WEBHOOK, ...changes }] })
    const item = await screen.findByRole('listitem')
    expect(within(item).getByText(label)).toBeDefined()
    expect(within(item).getByText(text)).toBeDefined()
    expect(within(item).getByText('New tools · Changed prices')).toBeDefined()
  })

  it('say when there are none, and when they could not be loaded', async () => {
    await open({ webhooks: [] })
    expect(await screen.findByText('You have no webhooks yet.')).toBeDefined()
  })

  it('are five at most: then there is no form', async () => {
    await open({ webhooks: Array.from({ length: 5 }, (_, index) => ({ ...WEBHOOK, id: `w${index}` })) })
    expect(await screen.findAllByRole('button', { name: `Delete ${URL}` })).toHaveLength(5)
    expect(screen.queryByRole('heading', { name: 'Create a webhook' })).toBeNull()
  })

  it('are switched off, and deleted after a confirmation', async () => {
    const off = { ...WEBHOOK, end: 'MEMBER', endedAt: '2026-11-20T12:00:00.000Z' }
    const { sent, user } = await open({
      mutations: {
        SwitchWebhook: () => ({ switchWebhook: { __typename: 'SwitchWebhookPayload', webhooks: [off] } }),
        DeleteWebhook: () => ({ deleteWebhook: { __typename: 'DeleteWebhookPayload', webhooks: [] } }),
      },
    })
    await user.click(await screen.findByRole('button', { name: `Switch ${URL} off` }))
    expect(await screen.findByText('You switched it off on November 20, 2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: `Delete ${URL}` }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('You have no webhooks yet.')).toBeDefined()
    expect(sent).toEqual([
      ['SwitchWebhook', { id: 'one', on: false }],
      ['DeleteWebhook', { id: 'one' }],
    ])
  })
})

describe('the messages of a webhook', () => {
  it('show their responses, and can be sent again', async () => {
    const delivered = { ...DELIVERY, state: 'DELIVERED', status: 200, error: null, attempts: 1 }
    let now = DELIVERY as object
    const payload = (typename: string) => {
      now = delivered
      return { __typename: typename, delivery: delivered }
    }
    const { sent, user } = await open({
      deliveries: () => [now],
      mutations: {
        SendWebhookAgain: () => ({ sendWebhookAgain: payload('SendWebhookAgainPayload') }),
        TestWebhook: () => ({ testWebhook: payload('TestWebhookPayload') }),
      },
    })
    await user.click(await screen.findByRole('button', { name: `Secret and messages of ${URL}` }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Signing secret' }).value).toBe('whsec_c2VjcmV0')
    const outcome = 'The server responded with status 500. · 2 attempts · next November 20, 2026, 12:06 UTC'
    expect(await screen.findByText(outcome)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Send tool.added of .* again$/ }))
    await user.click(await screen.findByRole('button', { name: 'Send a test' }))
    expect(sent).toEqual([
      ['SendWebhookAgain', { id: 'first' }],
      ['TestWebhook', { id: 'one' }],
    ])
    expect(await screen.findByText('Response 200 · 1 attempt')).toBeDefined()
  })
})

describe('a new webhook', () => {
  it('needs an address and an event', async () => {
    const { sent, user } = await open({ webhooks: [] })
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Create webhook' }))
    expect(await screen.findByText('Enter an address.')).toBeDefined()
    expect(screen.getByText('Choose at least one.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('is created for a category, or shows why it was not', async () => {
    let answer: object = { __typename: 'InvalidInputError', code: 'BAD_USER_INPUT', message: 'Not so.', field: 'url' }
    const { sent, user } = await open({ webhooks: [], mutations: { CreateWebhook: () => ({ createWebhook: answer }) } })
    await user.type(await screen.findByLabelText('Address'), URL)
    await user.click(screen.getByLabelText('Tools that end or are merged'))
    await user.selectOptions(screen.getByLabelText('About which tools'), 'A category')
    await user.selectOptions(screen.getByLabelText('Category'), 'Writing')
    await user.click(screen.getByRole('button', { name: 'Create webhook' }))
    expect(await screen.findByText('Not so.')).toBeDefined()
    answer = { __typename: 'CreateWebhookPayload', webhooks: [WEBHOOK] }
    await user.click(screen.getByRole('button', { name: 'Create webhook' }))
    expect(await screen.findByRole('button', { name: `Delete ${URL}` })).toBeDefined()
    const events = ['TOOL_ADDED', 'TOOL_CHANGED', 'PRICE_CHANGED']
    const input = { url: URL, events, filter: 'CATEGORY', collectionId: null, categorySlug: 'writing' }
    expect(sent.at(-1)).toEqual(['CreateWebhook', { input }])
  })
})
