import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { done, fail, openAdministration, page, prepareAdministration, STATISTICS } from '../administration-screen.tsx'

const listOf = (...nodes: object[]) => ({
  programmaticPages: { __typename: 'ProgrammaticPagesPage', totalCount: nodes.length, nodes },
})
const says = (text: string) => screen.findByText(text)
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const open = (given: Parameters<typeof openAdministration>[1] = {}, query = '') =>
  openAdministration(`/admin?tab=seo${query}`, given)

prepareAdministration()

describe('the list of pages', () => {
  it('shows six counts and a table with title, URL, type, status and a short US date', async () => {
    await open({
      ProgrammaticPages: () =>
        listOf(
          page('a'),
          page('b', { type: 'CATEGORY', status: 'DRAFT', gateStatus: 'DRAFT', gateProblems: ['Too few facts.'] }),
        ),
    })
    expect(await screen.findByRole('heading', { name: 'Programmatic Pages (2)' })).toBeTruthy()
    const counts = ['61', '41', '31', '21', '11', '5']
    for (const count of counts) expect(await screen.findByText(count)).toBeTruthy()
    expect(STATISTICS.total).toBe(61)
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Page', 'Type', 'Status', 'Last Updated', 'Actions'])
    expect(row('Title of a').getByText('/compare/a')).toBeTruthy()
    expect(row('Title of a').getByText('Published').className).toContain('green')
    expect(row('Title of a').getByText('June 3, 2026')).toBeTruthy()
    expect(row('Title of b').getByText('Draft').className).toContain('gold')
    expect(row('Title of b').getByText('Too few facts.')).toBeTruthy()
    const view = row('Title of a').getByRole('link', { name: 'View Title of a (new tab)' })
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/compare/a', '_blank'])
  })

  it('searches all types, and keeps search and filters in the URL', async () => {
    const { user, router, requests } = await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'feature')
    expect(router.state.location.search).toBe('?tab=seo&type=feature')
    await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), ' notion {Enter}')
    expect(router.state.location.search).toBe('?tab=seo&type=feature&search=notion')
    expect(screen.getByText('The search covers all types.')).toBeTruthy()
    const lists = requests('ProgrammaticPages')
    expect(lists.at(-2)).toMatchObject({ search: null, type: 'FEATURE' })
    expect(lists.at(-1)).toMatchObject({ search: 'notion', type: null, deleted: false, page: 1 })
  })

  it('offers to generate the first pages when there are none', async () => {
    const { user, mutations } = await open({ ProgrammaticPages: () => listOf(), GeneratePages: fail })
    expect(await screen.findByRole('heading', { name: 'No pages found' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Generate Your First Pages' }))
    expect(await says('Failed to generate pages')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { type: null, limit: 50 } }])
  })

  it('offers to clear filters without matches', async () => {
    const { user, router } = await open({ ProgrammaticPages: () => listOf() }, '&search=x&type=feature')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(router.state.location.search).toBe('?tab=seo')
  })

  it('shows an error when it cannot be fetched, and works without the counts', async () => {
    let isOffline = true
    const { user } = await open({
      ProgrammaticPages: () => (isOffline ? fail() : listOf(page('a'))),
      ProgrammaticPageStatistics: fail,
    })
    await waitFor(() => expect(screen.getAllByText('Failed to fetch pages')).toHaveLength(2))
    isOffline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await says('Title of a')).toBeTruthy()
    expect(screen.getAllByText('–')).toHaveLength(6)
  })
})

describe('generating pages', () => {
  const generation = (state: string, changes: object = {}) => ({
    __typename: 'PageGeneration',
    id: 'g1',
    state,
    done: 0,
    total: null,
    text: null,
    generated: null,
    error: null,
    finishedAt: null,
    ...changes,
  })
  const started = () => ({ generatePages: { __typename: 'GeneratePagesPayload', generation: generation('WAITING') } })
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['Generate Comparisons', 'COMPARISON', 20],
    ['Generate Categories', 'CATEGORY', 20],
    ['Generate All', null, 50],
  ])('by %s starts a run and waits for its end', async (name, type, limit) => {
    const { user, mutations } = await open({ GeneratePages: started })
    await user.click(await screen.findByRole('button', { name }))
    expect(await says('Generating pages...')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { type, limit } }])
    expect(await says('Waiting to start')).toBeTruthy()
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  })

  it('shows its progress, and the number of pages at the end', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    let state = generation('RUNNING', { done: 3, total: 20, text: 'Writing' })
    const { requests } = await open({ PageGeneration: () => ({ pageGeneration: state }) })
    expect(await says('3 of 20')).toBeTruthy()
    expect(screen.getByText(/· Writing · You can leave this page\./)).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Generated pages' }).getAttribute('value')).toBe('3')
    state = generation('DONE', { done: 20, total: 20, generated: 17 })
    const lists = () => requests('ProgrammaticPages').length
    const before = lists()
    await vi.advanceTimersByTimeAsync(2_100)
    expect(await says('Generated 17 pages!')).toBeTruthy()
    await waitFor(() => expect(lists()).toBe(before + 1))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('shows that it failed, and why', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    let state = generation('RUNNING', { done: 3, total: 20 })
    await open({ PageGeneration: () => ({ pageGeneration: state }) })
    expect(await says('3 of 20')).toBeTruthy()
    state = generation('FAILED', { error: 'The disk is full.' })
    await vi.advanceTimersByTimeAsync(2_100)
    expect(await says('Failed to generate pages')).toBeTruthy()
    expect(screen.getByText('The last generation failed: The disk is full.')).toBeTruthy()
  })

  it('shows no toast for a run that ended earlier', async () => {
    await open({ PageGeneration: () => ({ pageGeneration: generation('DONE', { generated: 4 }) }) })
    expect(await says('Title of a')).toBeTruthy()
    expect(screen.getByText('Last generation: 4 pages created or changed.')).toBeTruthy()
    expect(screen.queryByText('Generated 4 pages!')).toBeNull()
  })
})

describe('deleting a page', () => {
  const DELETED = done('ProgrammaticPagesPayload', 'deleteProgrammaticPages')
  const choose = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Title of a' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this page?' })
    return within(dialog)
  }

  it('asks first, and can be undone', async () => {
    const { user, mutations } = await open({
      DeleteProgrammaticPages: DELETED,
      RestoreProgrammaticPages: done('ProgrammaticPagesPayload', 'restoreProgrammaticPages'),
    })
    await user.click((await choose(user)).getByRole('button', { name: 'Cancel' }))
    expect(mutations()).toEqual([])
    await user.click((await choose(user)).getByRole('button', { name: 'Delete' }))
    expect(await says('Page deleted successfully')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await says('Page restored')).toBeTruthy()
    expect(screen.queryByText('Page deleted successfully')).toBeNull()
    expect(mutations()).toMatchObject([{ variables: { ids: ['a'] } }, { variables: { ids: ['a'] } }])
  })

  it('shows an error when it failed', async () => {
    const { user } = await open({ DeleteProgrammaticPages: fail })
    await user.click((await choose(user)).getByRole('button', { name: 'Delete' }))
    expect(await says('Failed to delete page')).toBeTruthy()
  })
})

describe('several pages', () => {
  it('are published, unpublished and deleted together', async () => {
    const status = done('ProgrammaticPagesPayload', 'setProgrammaticPageStatus')
    const { user, mutations } = await open({
      SetProgrammaticPageStatus: status,
      DeleteProgrammaticPages: done('ProgrammaticPagesPayload', 'deleteProgrammaticPages'),
    })
    const selectAll = async () =>
      user.click(await screen.findByRole('checkbox', { name: 'Select all pages in this list' }))
    await selectAll()
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Unpublish' }))
    expect(await says('2 pages unpublished')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Select Title of b' }))
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await says('Page published')).toBeTruthy()
    await selectAll()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete these 2 pages?' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await says('2 pages deleted successfully')).toBeTruthy()
    expect(mutations().map(({ variables }) => variables)).toEqual([
      { ids: ['a', 'b'], status: 'DRAFT' },
      { ids: ['b'], status: 'PUBLISHED' },
      { ids: ['a', 'b'] },
    ])
  })

  it('stay selected when the server rejects the change', async () => {
    const { user } = await open({
      SetProgrammaticPageStatus: () => ({
        setProgrammaticPageStatus: { __typename: 'InvalidInputError', message: 'Choose other pages.' },
      }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Title of a' }))
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await says('Choose other pages.')).toBeTruthy()
    expect(screen.getByText('1 selected')).toBeTruthy()
  })
})
