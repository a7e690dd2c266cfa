import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const AT = '2026-06-03T16:05:00.000Z'
const ITEM = {
  __typename: 'QueueItem',
  id: 'p1',
  kind: 'PRICE_CHECK',
  title: 'ChatGPT',
  detail: 'disputed',
  note: 'Price not found: Plus.',
  toolSlug: 'chatgpt',
  plan: null,
  state: 'OPEN',
  count: 1,
  createdAt: AT,
  deferredUntil: null,
}
const PRICE_CHECK = {
  __typename: 'PricePageCheck',
  id: 'p1',
  toolName: 'ChatGPT',
  toolSlug: 'chatgpt',
  url: 'https://chatgpt.example/pricing',
  detail: 'Price not found: Plus.',
  storedText: 'Plus: $20/month',
  foundText: 'Plus $25 a month',
  state: 'OPEN',
  foundAt: '2026-06-03T16:05:00.000Z',
  settledAt: null,
}

const title = () => screen.getByRole('button', { name: 'ChatGPT' })

const open = async (given: Parameters<typeof openAdministration>[1] = {}) => {
  const answers = {
    Queue: () => ({ queue: { __typename: 'QueuePage', totalCount: 1, kindCounts: [], nodes: [ITEM] } }),
    PriceCheck: () => ({ priceCheck: PRICE_CHECK }),
    SettlePriceCheck: () => ({ settlePriceCheck: { __typename: 'SettlePriceCheckPayload' } }),
    ...given,
  }
  const opened = await openAdministration('/admin?tab=queue', answers, 'EDITOR')
  await screen.findByRole('button', { name: 'ChatGPT' })
  return opened
}

prepareAdministration()

describe('price checks in the queue', () => {
  it('show both texts and are settled', async () => {
    const { user, mutations } = await open()
    expect(screen.getByText(/^Disputed · found once/)).toBeTruthy()
    expect(screen.getByText('Price not found: Plus.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit prices of ChatGPT' })).toBeTruthy()
    await user.click(title())
    const quoted = async (title: string) =>
      (await screen.findByRole('heading', { name: title })).nextElementSibling?.textContent
    expect([await quoted('In the catalog'), await quoted('On the page')]).toEqual([
      'Plus: $20/month',
      'Plus $25 a month',
    ])
    expect(screen.getByRole('link', { name: 'Edit ChatGPT' }).getAttribute('href')).toBe(
      '/admin?tab=catalogue&tool=chatgpt&plan=',
    )
    await user.click(screen.getByRole('button', { name: 'Still right: the price check of ChatGPT' }))
    expect(await screen.findByText('The prices are confirmed for this month')).toBeTruthy()
    expect(mutations()).toMatchObject([
      { operation: 'SettlePriceCheck', variables: { id: 'p1', verdict: 'STILL_RIGHT' } },
    ])
  })

  it('are settled with the keys of the queue', async () => {
    const { user, mutations } = await open()
    await user.keyboard('jr')
    expect(await screen.findByText('Price check dismissed')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { id: 'p1', verdict: 'DISMISSED' } }])
  })

  it('show why they could not be settled', async () => {
    const { user } = await open({ SettlePriceCheck: fail })
    await user.click(title())
    await user.click(await screen.findByRole('button', { name: 'Corrected: the price check of ChatGPT' }))
    expect(await screen.findByText('Failed to record the decision. Please try again.')).toBeTruthy()
  })
})
