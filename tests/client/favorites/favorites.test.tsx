import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Component } from '#client/routes/member/favorites.tsx'
import { keepSession, renderForMember } from '../../support/client/member.tsx'

const PRICES: Readonly<Record<string, number>> = { Alpha: 20, Beta: 0 }

/** Each one was saved a day before the previous one. */
const favorite = (name: string, index: number) => ({
  __typename: 'Favorite',
  id: `favorite-${name}`,
  favoritedAt: `2026-03-${20 - index}T12:00:00.000Z`,
  tool: {
    __typename: 'Tool',
    id: `tool-${name}`,
    slug: name.toLowerCase(),
    name,
    mark: null,
    categoryIcon: null,
    description: `${name} helps.`,
    priceText: null,
    lowestMonthlyPriceUsd: PRICES[name] ?? null,
    status: 'ACTIVE',
    category: { __typename: 'Category', id: 'c1', name: 'Writing' },
  },
})

const page = (names: readonly string[], totalCount = names.length, endCursor: string | null = null) => ({
  favorites: {
    __typename: 'FavoriteConnection',
    totalCount,
    nodes: names.map((name, index) => favorite(name, index)),
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
})

const FAVORITES = { path: '/favorites', Component }

function openFavorites(names: readonly string[], remove: () => unknown = () => ({})) {
  return renderForMember(FAVORITES, (operation, variables) => {
    if (operation === 'FavoritesRoute') return page(names)
    if (operation === 'RemoveFavorite') {
      const answer = remove()
      if (answer instanceof Promise) return answer
      return { removeFavorite: { __typename: 'RemoveFavoritePayload', toolId: variables['toolId'] } }
    }
    if (operation === 'RestoreFavorite') {
      const index = names.findIndex((name) => `tool-${name}` === variables['toolId'])
      const restored = { ...favorite(names[index] ?? '', index), id: `again-${variables['toolId']}` }
      expect(variables['favoritedAt']).toBe(restored.favoritedAt)
      return { addFavorite: { __typename: 'AddFavoritePayload', favorite: restored } }
    }
    return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
  })
}

const shownNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  // Toasts are rendered outside the page's tree.
  document.body.replaceChildren()
})

describe('saved tools', () => {
  it('send a visitor without a session to sign in', async () => {
    const { router } = renderForMember(FAVORITES, () => page([]))
    await screen.findByText('Elsewhere')
    expect(router.state.location.pathname + router.state.location.search).toBe('/auth')
  })

  it('are counted and link to their tools', async () => {
    keepSession()
    openFavorites(['Alpha', 'Beta'])
    expect(await screen.findByText('2 saved tools')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alpha' }).getAttribute('href')).toBe('/ai-tools/alpha')
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })

  it('disappear when they are removed, and the focus moves to what remains', async () => {
    keepSession()
    openFavorites(['Alpha', 'Beta'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Alpha from favorites' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Alpha' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByText('1 saved tool'))
    expect(await screen.findByText(/Alpha was removed/)).toBeTruthy()
  })

  it('are restored at their place when the removal is undone', async () => {
    keepSession()
    openFavorites(['Alpha', 'Beta', 'Gamma'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Beta from favorites' }))
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Gamma']))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma']))
    expect(screen.getByText('3 saved tools')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('3 saved tools')
  })

  it('that are removed one after another share one notice, and are all restored', async () => {
    keepSession()
    openFavorites(['Alpha', 'Beta', 'Gamma'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Beta from favorites' }))
    await screen.findByText(/Beta was removed/)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Alpha from favorites' }))
    expect(await screen.findByText(/2 tools were removed from your saved tools/)).toBeTruthy()
    expect(screen.queryByText(/was removed/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo all' }))
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma']))
  })

  it('keep the focus when the last one is removed, and the next Tab leads to Undo and back', async () => {
    keepSession()
    openFavorites(['Alpha'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Alpha from favorites' }))
    expect(await screen.findByText('No saved tools yet')).toBeTruthy()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const count = screen.getByText('0 saved tools')
    expect(document.activeElement).toBe(count)
    await userEvent.tab()
    expect(document.activeElement).toBe(undo)
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(count)
  })

  it('are searched and sorted, and the URL reflects it', async () => {
    keepSession()
    const { router } = openFavorites(['Gamma', 'Alpha', 'Beta'])
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price')
    // Free first, without a known price last.
    expect(shownNames()).toEqual(['Beta', 'Alpha', 'Gamma'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
    expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma'])
    await userEvent.type(screen.getByRole('searchbox'), 'GAM helps')
    expect(shownNames()).toEqual(['Gamma'])
    expect(router.state.location.search).toBe('?search=GAM+helps&sort=name')
    expect(screen.getByText('1 of 3 saved tools')).toBeTruthy()
    await userEvent.type(screen.getByRole('searchbox'), ' nothing')
    expect(screen.getByText('No matching tools')).toBeTruthy()
    expect(screen.getByText('0 of 3 saved tools')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(screen.getByText('3 saved tools')).toBeTruthy()
  })

  it('are all loaded before they are sorted', async () => {
    keepSession()
    renderForMember(
      FAVORITES,
      (_operation, { after }) => (after === undefined ? page(['Beta'], 2, 'after-beta') : page(['Alpha'], 2)),
      '/favorites?sort=name',
    )
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Beta']))
  })

  it('disappear at once, and come back with an error when the server does not confirm the removal', async () => {
    keepSession()
    const answer = Promise.withResolvers()
    openFavorites(['Alpha'], () => answer.promise)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Alpha from favorites' }))
    expect(screen.queryByRole('link', { name: 'Alpha' })).toBeNull()
    expect(screen.getByText('0 saved tools')).toBe(document.activeElement)
    expect(screen.queryByText(/was removed/)).toBeNull()
    answer.reject(new Error('offline'))
    expect(await screen.findByText(/We couldn't reach the server, so it's still saved/)).toBeTruthy()
    expect(screen.getByText('1 saved tool')).toBeTruthy()
  })

  it('say where to find tools when there are none', async () => {
    keepSession()
    openFavorites([])
    expect((await screen.findByRole('link', { name: 'Browse AI Tools' })).getAttribute('href')).toBe('/ai-tools')
  })

  it('show an error when they cannot be fetched, and can be retried', async () => {
    keepSession()
    let isOffline = true
    renderForMember(FAVORITES, () => {
      if (isOffline) throw new Error('offline')
      return page(['Alpha'])
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch favorites')
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 saved tool')).toBeTruthy()
  })

  it('show an error when the rest cannot be fetched, and the same button retries', async () => {
    keepSession()
    let isOffline = true
    renderForMember(FAVORITES, (_operation, { after }) => {
      if (after === undefined) return page(['Alpha'], 2, 'after-alpha')
      if (isOffline) throw new Error('offline')
      return page(['Beta'], 2)
    })
    const button = await screen.findByRole('button', { name: 'Show more' })
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
    expect(screen.getByRole('link', { name: 'Alpha' })).toBeTruthy()
    expect(button.textContent).toBe('Try again')
    expect(document.activeElement).toBe(button)
    isOffline = false
    await userEvent.click(button)
    expect(await screen.findByRole('link', { name: 'Beta' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: /more|again/ })).toBeNull()
  })
})
