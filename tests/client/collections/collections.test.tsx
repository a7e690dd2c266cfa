import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { AddToCollection } from '#client/features/collections/add-to-collection.tsx'
import { Component as CollectionsScreen } from '#client/routes/member/collections.tsx'
import { giveDialogs, keepSession, renderForMember } from '../../support/client/member.tsx'

type Call = readonly [operation: string, variables: Record<string, unknown>]

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  giveDialogs()
  keepSession()
})

describe('a member’s collections', () => {
  const SCREEN = { path: '/collections', Component: CollectionsScreen }
  const made = (id: string, name: string) => ({
    __typename: 'Collection',
    id,
    name,
    note: '',
    toolCount: 0,
    sharePath: null,
    tools: [],
  })

  it('are listed, and the first one is created on the empty screen and opened', async () => {
    const lists: object[] = []
    const { router } = renderForMember(SCREEN, (operation, { name }) => {
      if (operation === 'CollectionsRoute') {
        return { collections: { __typename: 'CollectionConnection', totalCount: lists.length, nodes: lists } }
      }
      lists.push(made('c1', String(name)))
      return { createCollection: { __typename: 'CollectionPayload', collection: lists[0] } }
    })
    expect(await screen.findByText('No collections yet')).toBeTruthy()
    await press('New collection')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'For the client')
    await press('Create')
    await screen.findByText('Elsewhere')
    expect(router.state.location.pathname).toBe('/collections/c1')
    await act(() => router.navigate('/collections'))
    const link = await screen.findByRole('link', { name: 'For the client' })
    expect(link.getAttribute('href')).toBe('/collections/c1')
    expect(screen.getByText('1 collection')).toBeTruthy()
  })
})

describe('adding a tool to collections', () => {
  const list = (id: string, name: string) => ({ __typename: 'Collection', id, name, toolCount: 1 })

  it('ticks those that contain it, changes them and creates a new one', async () => {
    const calls: Call[] = []
    const lists = [list('c1', 'One'), list('c2', 'Two')]
    let holding = ['c1']
    renderForMember(
      { path: '/dashboard', Component: () => <AddToCollection tool={{ id: 't1', name: 'Alpha' }} /> },
      (operation, variables) => {
        if (operation === 'CollectionsOfTool') {
          return {
            collections: { __typename: 'CollectionConnection', nodes: lists },
            collectionIdsWithTool: holding,
          }
        }
        calls.push([operation, variables])
        const collection = { ...list(String(variables['collectionId']), ''), toolCount: 2 }
        const payload = { __typename: 'CollectionPayload', collection: { ...collection, name: undefined } }
        if (operation === 'AddToCollection') {
          holding = [...holding, String(variables['collectionId'])]
          return { addToCollection: payload }
        }
        if (operation === 'RemoveFromCollection') return { removeFromCollection: payload }
        const made = { ...list('c3', String(variables['name'])), note: '', sharePath: null, tools: [] }
        lists.unshift(made)
        return { createCollection: { __typename: 'CollectionPayload', collection: made } }
      },
    )
    await press('Add to collection: Alpha')
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await waitFor(() => expect([box(/One/).checked, box(/Two/).checked]).toEqual([true, false]))
    await userEvent.click(box(/Two/))
    await waitFor(() => expect(box(/Two/).checked).toBe(true))
    await userEvent.click(box(/One/))
    await waitFor(() => expect(box(/One/).checked).toBe(false))
    holding = ['c2']
    await press('Create and add')
    expect(await screen.findByText('Enter a name.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'New collection' }), 'Three')
    await press('Create and add')
    await waitFor(() => expect(box(/Three/).checked).toBe(true))
    expect(calls.map(([operation]) => operation)).toEqual([
      'AddToCollection',
      'RemoveFromCollection',
      'CreateCollection',
      'AddToCollection',
    ])
  })

  it('ticks a box at once, and unticks it with an error when the server refuses', async () => {
    const answer = Promise.withResolvers()
    renderForMember(
      { path: '/dashboard', Component: () => <AddToCollection tool={{ id: 't1', name: 'Alpha' }} /> },
      (operation) => {
        if (operation !== 'CollectionsOfTool') return answer.promise
        const collections = { __typename: 'CollectionConnection', nodes: [list('c1', 'One')] }
        return { collections, collectionIdsWithTool: [] }
      },
    )
    await press('Add to collection: Alpha')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /One/ })
    await userEvent.click(box)
    expect(box.checked).toBe(true)
    expect(screen.getByText('2 tools')).toBeTruthy()
    answer.resolve({ addToCollection: { __typename: 'LimitReachedError', message: 'It is full.' } })
    expect(await screen.findByText('It is full.')).toBeTruthy()
    expect(box.checked).toBe(false)
    expect(screen.getByText('1 tool')).toBeTruthy()
  })

  it('shows a new collection even if the tool could not be added, and does not create it twice', async () => {
    const lists: object[] = []
    const calls: string[] = []
    renderForMember(
      { path: '/dashboard', Component: () => <AddToCollection tool={{ id: 't1', name: 'Alpha' }} /> },
      (operation, { name }) => {
        if (operation === 'CollectionsOfTool') {
          const collections = { __typename: 'CollectionConnection', nodes: [...lists] }
          return { collections, collectionIdsWithTool: [] }
        }
        calls.push(operation)
        if (operation === 'AddToCollection') {
          return { addToCollection: { __typename: 'LimitReachedError', message: 'It is full.' } }
        }
        const made = { ...list('c3', String(name)), toolCount: 0, note: '', sharePath: null, tools: [] }
        lists.push(made)
        return { createCollection: { __typename: 'CollectionPayload', collection: made } }
      },
    )
    await press('Add to collection: Alpha')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'New collection' })
    await userEvent.type(field, 'Three')
    await press('Create and add')
    expect(await screen.findByRole('checkbox', { name: /Three/ })).toBeTruthy()
    expect(screen.getByText('It is full.')).toBeTruthy()
    expect(field.value).toBe('')
    await press('Create and add')
    expect(await screen.findByText('Enter a name.')).toBeTruthy()
    expect(calls.filter((name) => name === 'CreateCollection')).toHaveLength(1)
  })
})
