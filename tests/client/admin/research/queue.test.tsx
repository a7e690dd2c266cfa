import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, prepareAdministration } from '../administration-screen.tsx'
import { candidateOf, item, openQueue as open, queueOf, titled } from './queue-screen.tsx'

const DESCRIPTION = 'Turns notes of a meeting into a letter that one can send without much correction.'
const hasFocus = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()))

prepareAdministration()

describe('the queue’s keyboard shortcuts', () => {
  const ALL = [item('r1', 'REPORT'), item('s1', 'SUGGESTION'), item('c1', 'CANDIDATE'), item('r2', 'REPORT')]

  it('move, open and decide, and the focus moves to the next item', async () => {
    const { user, mutations } = await open(ALL)
    await user.keyboard('j')
    await hasFocus(() => titled('r1'))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('It costs more now.')).toBeTruthy()
    await user.keyboard('{ArrowDown}{ArrowUp}a')
    expect(await screen.findByText('Report accepted')).toBeTruthy()
    await hasFocus(() => titled('s1'))
    await user.keyboard('r')
    await hasFocus(() => titled('c1'))
    await user.keyboard('jkd')
    expect(await screen.findByText('Deferred for 14 days')).toBeTruthy()
    await hasFocus(() => titled('r2'))
    await user.keyboard('r')
    await hasFocus(() => screen.getByRole('heading', { level: 2, name: 'Queue' }))
    expect(screen.getByRole('heading', { name: 'Nothing is waiting for a decision' })).toBeTruthy()
    expect(mutations().map(({ operation, variables }) => [operation, variables])).toEqual([
      ['SettlePageReport', { id: 'r1', state: 'ACCEPTED', outcome: null }],
      ['SettleSuggestedTool', { id: 's1', accepted: false, outcome: null }],
      ['DeferQueueItem', { id: 'c1', kind: 'CANDIDATE' }],
      ['SettlePageReport', { id: 'r2', state: 'REJECTED', outcome: null }],
    ])
  })

  it('are ignored in a field, with a modifier, outside the queue and without an item', async () => {
    const { user, mutations } = await open(ALL)
    await user.keyboard('a')
    expect(await screen.findByText('Select an item first, with j or k.')).toBeTruthy()
    await user.keyboard('j{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Outcome' }), 'jard?')
    titled('r1').focus()
    await user.keyboard('{Control>}a{/Control}{Alt>}r{/Alt}')
    screen.getByRole('link', { name: /^Queue/ }).focus()
    await user.keyboard('a')
    expect(mutations()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are shown by ?, and disabled while shown', async () => {
    const { user, mutations } = await open(ALL)
    await user.keyboard('j?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(dialog).getByText('Reject it')).toBeTruthy()
    within(dialog).getByRole('button', { name: 'OK' }).focus()
    await user.keyboard('a')
    expect(mutations()).toEqual([])
  })
})

describe('a candidate', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'writing')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), DESCRIPTION)
    await user.type(screen.getByRole('textbox', { name: 'Features' }), 'Letter templates{Enter} Shared folder ')
  }

  it('is accepted by completing its tool form, which focuses the first field', async () => {
    const { user, mutations } = await open([item('c1', 'CANDIDATE')])
    await user.keyboard('ja')
    await hasFocus(() => screen.getByRole('textbox', { name: 'Name' }))
    expect(screen.getByText('Drafts letters for shops.', { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create tool' }))
    expect(screen.getByText('A category is required.')).toBeTruthy()
    expect(screen.getByText('A description is required.')).toBeTruthy()
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Create tool' }))
    expect(await screen.findByText('Comet is published')).toBeTruthy()
    expect(mutations()).toMatchObject([
      {
        operation: 'PublishToolCandidate',
        variables: {
          id: 'c1',
          values: [
            { field: 'name', value: 'Comet' },
            { field: 'website_url', value: 'https://comet.example/' },
            { field: 'category', value: 'writing' },
            { field: 'description', value: DESCRIPTION },
            { field: 'features', value: '["Letter templates","Shared folder"]' },
          ],
        },
      },
    ])
  })

  it('is prepared by an editor, and published with one key once prepared', async () => {
    const first = await open([item('c1', 'CANDIDATE')], {}, 'EDITOR')
    await first.user.click(titled('c1'))
    await fill(first.user)
    await first.user.click(screen.getByRole('button', { name: 'Prepare for publication' }))
    expect(await screen.findByText('Prepared. An administrator will review it.')).toBeTruthy()
    first.unmount()

    const { user, mutations } = await open([item('c1', 'CANDIDATE', { state: 'PREPARED' })])
    await user.keyboard('ja')
    expect(await screen.findByText('Comet is published')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { id: 'c1', values: null } }])
  })

  it('is shown next to the tool with the same name', async () => {
    const namesake = {
      ...{
        __typename: 'Tool',
        id: 't',
        slug: 'comet',
        name: 'Comet',
        websiteUrl: 'https://old.example/',
        vendor: 'Old',
      },
      ...{ pricingModel: null, description: 'Old words.', longDescription: '', features: ['One', 'Two'] },
      category: { __typename: 'Category', id: 'w', name: 'Writing' },
    }
    const { user } = await open([item('c1', 'CANDIDATE')], { ToolCandidate: () => candidateOf({ namesake }) })
    await user.click(titled('c1'))
    expect(await screen.findByText('The catalog has a tool with this name')).toBeTruthy()
    expect(screen.getByText('https://old.example/', { exact: false })).toBeTruthy()
    expect(screen.getByText('Old words.', { exact: false })).toBeTruthy()
  })

  it('says why a found item is probably no tool', async () => {
    const doubt = 'The title is a list.'
    const { user } = await open([item('c1', 'CANDIDATE')], { ToolCandidate: () => candidateOf({ doubt }) })
    await user.click(titled('c1'))
    expect(await screen.findByText('Probably no tool: The title is a list.')).toBeTruthy()
  })

  it('shows a server error beside its field', async () => {
    const failure = {
      __typename: 'InvalidInputError',
      message: '"description" needs at least 60 characters.',
      field: 'description',
    }
    const { user } = await open([item('c1', 'CANDIDATE')], {
      PublishToolCandidate: () => ({ publishToolCandidate: failure }),
    })
    await user.click(titled('c1'))
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Create tool' }))
    await hasFocus(() => screen.getByRole('textbox', { name: 'Description' }))
    expect(screen.getByText('"description" needs at least 60 characters.')).toBeTruthy()
  })
})

describe('reports in the queue', () => {
  it('are settled with a message to the sender', async () => {
    const { user, mutations } = await open([item('r1', 'REPORT')])
    await user.click(titled('r1'))
    expect(await screen.findByText("The sender gets it by email and sees it on the report's status page.")).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Outcome' }), 'Thank you.')
    await user.click(screen.getByRole('button', { name: 'Reject the report about ChatGPT' }))
    expect(await screen.findByText('Report rejected')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { id: 'r1', state: 'REJECTED', outcome: 'Thank you.' } }])
  })

  it('show why they could not be settled, also when the server is unreachable', async () => {
    let answer: () => unknown = () => ({
      settlePageReport: {
        __typename: 'InvalidInputError',
        message: 'This report has already been resolved.',
        field: 'state',
      },
    })
    const { user } = await open([item('r1', 'REPORT')], { SettlePageReport: () => answer() })
    await user.click(screen.getByRole('button', { name: 'Accept report Title of r1' }))
    expect(await screen.findByText('This report has already been resolved.')).toBeTruthy()
    answer = fail
    await user.click(screen.getByRole('button', { name: 'Accept report Title of r1' }))
    expect(await screen.findByText('Failed to record the decision. Please try again.')).toBeTruthy()
    await user.click(titled('r1'))
    await user.click(await screen.findByRole('button', { name: 'Accept the report about ChatGPT' }))
    expect(await screen.findAllByText('Failed to record the decision. Please try again.')).toHaveLength(2)
  })
})

it('shows an error when the queue cannot be loaded', async () => {
  let answer: () => unknown = fail
  const { user } = await open([], { Queue: () => answer() })
  expect(await screen.findByText('Failed to fetch the queue')).toBeTruthy()
  answer = () => queueOf([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for a decision' })).toBeTruthy()
})
