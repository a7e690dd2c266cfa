import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Component } from '#client/routes/member/collection.tsx'
import { giveDialogs, keepSession, renderForMember } from '../../support/client/member.tsx'

const COLLECTION = { path: '/collections/:id', Component }
const ADDRESS = '/collections/c1'

const entry = (name: string) => ({
  __typename: 'CollectionTool',
  id: `entry-${name}`,
  note: `About ${name}`,
  tool: {
    __typename: 'Tool',
    id: `tool-${name}`,
    slug: name.toLowerCase(),
    name,
    description: `${name} helps.`,
    priceText: null,
    mark: null,
    categoryIcon: null,
    status: 'ACTIVE',
    category: { __typename: 'Category', id: 'g1', name: 'Writing' },
  },
})

type Call = readonly [operation: string, variables: Record<string, unknown>]

/** The answer to every change of a collection that another device has deleted. */
const GONE = { __typename: 'NotFoundError', message: 'Collection not found.' }

/** A server that stores the order of one collection and records requests. */
function openCollection(names: readonly string[], wait?: Promise<unknown>) {
  const calls: Call[] = []
  let order = [...names]
  let sharePath: string | null = null
  const payload = (rest: object) => ({
    __typename: 'CollectionPayload',
    collection: { __typename: 'Collection', id: 'c1', updatedAt: '2026-03-04T12:00:00.000Z', ...rest },
  })
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    CollectionRoute: () => ({
      collection: {
        __typename: 'Collection',
        id: 'c1',
        name: 'For the client',
        note: '',
        sharePath,
        toolCount: order.length,
        tools: order.map(entry),
      },
    }),
    FavoriteToolIds: () => ({ favoriteToolIds: [] }),
    MoveInCollection: () => ({ moveInCollection: payload({}) }),
    SetCollectionToolNote: () => ({ setCollectionToolNote: payload({}) }),
    RemoveFromCollection: ({ toolId }) => {
      order = order.filter((name) => `tool-${name}` !== toolId)
      return { removeFromCollection: payload({ toolCount: order.length }) }
    },
    AddToCollection: () => {
      order = [...names]
      return { addToCollection: payload({ toolCount: order.length }) }
    },
    ShareCollection: () => {
      sharePath = '/shared/a-token'
      return { shareCollection: payload({ sharePath }) }
    },
    UnshareCollection: () => {
      sharePath = null
      return { unshareCollection: payload({ sharePath }) }
    },
    ReportClientError: () => ({ reportClientError: { __typename: 'ReportClientErrorPayload' } }),
  }
  renderForMember(
    COLLECTION,
    (operation, variables, kind) => {
      if (operation.startsWith('Report') || kind === 'query') return answers[operation]?.(variables)
      calls.push([operation, variables])
      return wait ? wait.then(() => answers[operation]?.(variables)) : answers[operation]?.(variables)
    },
    ADDRESS,
  )
  return calls
}

const shownNames = () =>
  within(screen.getByRole('region', { name: 'Tools in this collection' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Entries scrolled to; jsdom has no layout. */
const scrolledTo: (string | undefined)[] = []

beforeEach(() => {
  scrolledTo.length = 0
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.dataset['entry'])
  }
  localStorage.clear()
  document.body.replaceChildren()
  giveDialogs()
  keepSession()
})

describe('a collection', () => {
  it('is reordered, with the focus on the pressed button', async () => {
    const calls = openCollection(['Alpha', 'Beta', 'Gamma'])
    await press('Move Alpha down')
    await waitFor(() => expect(shownNames()).toEqual(['Beta', 'Alpha', 'Gamma']))
    expect(calls).toEqual([['MoveInCollection', { collectionId: 'c1', toolId: 'tool-Alpha', position: 2 }]])
    expect(screen.getByText('Alpha is now number 2 of 3.')).toBeTruthy()
    await waitFor(() => expect(scrolledTo).toEqual(['entry-Alpha']))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Alpha down'))
    await press('Move Beta up')
    expect(calls).toHaveLength(1)
  })

  it('restores a removed tool at its place, with its note', async () => {
    const calls = openCollection(['Alpha', 'Beta', 'Gamma'])
    await press(/^Remove\s*Beta/)
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Gamma']))
    await press('Undo')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tools in this collection' }))
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma']))
    expect(calls.at(-1)).toEqual([
      'AddToCollection',
      { collectionId: 'c1', toolId: 'tool-Beta', note: 'About Beta', position: 2 },
    ])
  })

  it('keeps the focus when the last tool is removed, and restores it', async () => {
    openCollection(['Alpha'])
    await press(/^Remove\s*Alpha/)
    expect(await screen.findByRole('heading', { name: 'No tools yet' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tools in this collection' }))
    await press('Undo')
    await waitFor(() => expect(shownNames()).toEqual(['Alpha']))
  })

  it('accepts notes', async () => {
    const calls = openCollection(['Alpha'])
    await press(/^Edit note/)
    const field = screen.getByRole('textbox', { name: 'Note for Alpha' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Better ')
    await press('Save note')
    expect(await screen.findByText('Better')).toBeTruthy()
    expect(calls[0]?.[1]).toEqual({ collectionId: 'c1', toolId: 'tool-Alpha', note: 'Better ' })
  })

  it('shows a note at once, and the form with the typed text when it could not be saved', async () => {
    const answer = Promise.withResolvers()
    openCollection(['Alpha'], answer.promise)
    await press(/^Edit note/)
    const field = screen.getByRole('textbox', { name: 'Note for Alpha' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Better')
    await press('Save note')
    expect(screen.getByText('Better', { selector: 'bdi' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Note for Alpha' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit note/ })))
    answer.reject(new Error('offline'))
    expect(await screen.findByText('The note could not be saved. Please try again.')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for Alpha' }).value).toBe('Better')
    await press('Cancel')
    expect(screen.getByText('About Alpha', { selector: 'bdi' })).toBeTruthy()
  })

  it('loses a removed tool at once, and gets it back with an error when the server is unreachable', async () => {
    const answer = Promise.withResolvers()
    openCollection(['Alpha', 'Beta'], answer.promise)
    await press(/^Remove\s*Alpha/)
    expect(shownNames()).toEqual(['Beta'])
    expect(screen.getByText('1 tool')).toBeTruthy()
    answer.reject(new Error('offline'))
    expect(await screen.findByText('The change could not be saved. Please try again.')).toBeTruthy()
    expect(shownNames()).toEqual(['Alpha', 'Beta'])
    expect(screen.getByText('2 tools')).toBeTruthy()
  })

  it('stays unchanged when the server is unreachable, and shows an error', async () => {
    const answer = Promise.withResolvers()
    openCollection(['Alpha', 'Beta'], answer.promise)
    await press('Move Alpha down')
    answer.reject(new Error('offline'))
    expect(await screen.findByText('The change could not be saved. Please try again.')).toBeTruthy()
    expect(shownNames()).toEqual(['Alpha', 'Beta'])
  })

  const GONE_CHANGES = [
    ['moving', async () => press('Move Alpha down')],
    ['removing', async () => press(/^Remove\s*Alpha/)],
    ['sharing', async () => press('Create link')],
    [
      'a note',
      async () => {
        await press(/^Edit note\s*for Alpha/)
        await press('Save note')
      },
    ],
  ] as const
  it.each(GONE_CHANGES)('deleted on another device disappears after %s', async (_, change) => {
    let deleted = false
    const collection = {
      __typename: 'Collection',
      id: 'c1',
      name: 'For the client',
      note: '',
      sharePath: null,
      toolCount: 2,
      tools: [entry('Alpha'), entry('Beta')],
    }
    const changes = ['moveInCollection', 'removeFromCollection', 'shareCollection', 'setCollectionToolNote']
    const reports: string[] = []
    renderForMember(
      COLLECTION,
      (operation) => {
        if (operation === 'CollectionRoute') return { collection: deleted ? null : collection }
        if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
        if (operation.startsWith('Report')) reports.push(operation)
        return Object.fromEntries(changes.map((name) => [name, GONE]))
      },
      ADDRESS,
    )
    await screen.findByRole('heading', { name: 'For the client' })
    deleted = true
    await change()
    await screen.findByRole('heading', { name: 'Collection not found' })
    expect(reports).toEqual([])
  })

  it('shows why the server rejects a change', async () => {
    renderForMember(
      COLLECTION,
      (operation) => {
        if (operation === 'MoveInCollection') {
          return { moveInCollection: { __typename: 'RateLimitedError', message: 'Too many changes.' } }
        }
        if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
        const tools = [entry('Alpha'), entry('Beta')]
        const texts = { name: 'For the client', note: '', sharePath: null }
        return { collection: { __typename: 'Collection', id: 'c1', ...texts, toolCount: 2, tools } }
      },
      ADDRESS,
    )
    await press('Move Alpha down')
    expect(await screen.findByText('Too many changes.')).toBeTruthy()
    expect(shownNames()).toEqual(['Alpha', 'Beta'])
  })

  it('does not navigate when the user has left before it is deleted', async () => {
    let answer: (data: object) => void = () => undefined
    const { router } = renderForMember(
      COLLECTION,
      (operation) => {
        if (operation === 'DeleteCollection') {
          return new Promise<object>((resolve) => {
            answer = resolve
          })
        }
        if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
        const texts = { name: 'For the client', note: '', sharePath: null }
        return { collection: { __typename: 'Collection', id: 'c1', ...texts, toolCount: 0, tools: [] } }
      },
      ADDRESS,
    )
    await press('Delete')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await act(() => router.navigate('/ai-tools'))
    await act(async () => answer({ deleteCollection: { __typename: 'DeleteCollectionPayload', collectionId: 'c1' } }))
    expect(await screen.findByText('For the client was deleted.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/ai-tools')
  })

  it('compares its first four tools', async () => {
    openCollection(['A', 'B', 'C', 'D', 'E'])
    const link = await screen.findByRole('link', { name: 'Compare the first 4' })
    expect(link.getAttribute('href')).toBe('/compare?tools=a,b,c,d')
  })

  it('is shared by a link, which is only replaced after confirmation', async () => {
    const calls = openCollection(['Alpha'])
    await press('Create link')
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    expect(link.value).toBe('https://toolfinch.test/shared/a-token')
    await press('Replace link')
    const dialog = screen.getByRole('dialog', { name: 'Replace the link?' })
    expect(calls).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace link' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    await press('Stop sharing')
    expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy()
  })
})
