import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as ToolOrCategory } from '#client/routes/tool-or-category.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { blogOf } from './content-answers.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

function show(at: string) {
  const { router } = renderRoutes([{ path: '/ai-tools/:slug', element: <ToolOrCategory /> }], {
    at,
    answers: blogOf([]).answers,
  })
  return {
    user: userEvent.setup(),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

const names = () =>
  within(screen.getByRole('region', { name: 'All tools in Design' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

describe('the order of a category', () => {
  it('is in the address, begins with the first page and follows Back', async () => {
    const { user, router, address } = show('/ai-tools/design?page=2')
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    expect([order.value, names()]).toEqual(['relevance', ['Alpha', 'Beta']])
    await user.selectOptions(order, 'Lowest price')
    expect(address()).toBe('/ai-tools/design?sort=price')
    await waitFor(() => expect(names()).toEqual(['Beta', 'Alpha']))
    await router.navigate(-1)
    await waitFor(() => expect([order.value, names()]).toEqual(['relevance', ['Alpha', 'Beta']]))
    await user.selectOptions(order, 'Name')
    await user.selectOptions(order, 'Best for its jobs')
    expect(address()).toBe('/ai-tools/design')
  })
})
