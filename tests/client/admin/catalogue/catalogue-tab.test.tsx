import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { keepAdministrator, prepareAdministration } from '../administration-screen.tsx'
import { open, saved } from './catalogue-screen.tsx'

// The tab and the editor are loaded when they are shown first.
const box = (name: string) => screen.findByRole('textbox', { name })

beforeEach(() => localStorage.clear())
prepareAdministration()

it('keeps edits across a reload, and sends them with the form’s initial value', async () => {
  const first = await open('&tool=abacus')
  await first.user.type(await box('Vendor'), ' Inc')
  cleanup()
  const { user, mutations } = await open('&tool=abacus', { UpdateTool: saved('updateTool') })
  expect(await box('Vendor')).toHaveProperty('value', 'Works Inc')
  await user.type(await box('Advantages'), '{Enter}Cheap{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(mutations()[0]?.variables['changes']).toEqual([
    { field: 'vendor', value: 'Works Inc', base: 'Works', fact: null },
    { field: 'pros', value: '["Quick","Cheap"]', base: '["Quick"]', fact: null },
  ])
  expect(localStorage.getItem('toolfinch.tool-drafts')).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

it('keeps edits made while the form is being saved', async () => {
  let arrive: () => void = () => undefined
  const { user, mutations } = await open('&tool=abacus', {
    UpdateTool: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return saved('updateTool')()
    },
  })
  await user.type(await box('Vendor'), ' Inc')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Skill needed' }), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(await box('Vendor'), '.')
  arrive()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(await box('Vendor')).toHaveProperty('value', 'Works Inc.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(mutations()).toHaveLength(2))
  expect(mutations()[1]?.variables['changes']).toEqual([
    { field: 'vendor', value: 'Works Inc.', base: 'Works Inc', fact: null },
  ])
  arrive()
})

it('lets the user choose for each field after a conflict, and loses nothing until then', async () => {
  const conflict = { __typename: 'FieldConflict', field: 'vendor', base: 'Works', theirs: 'Theirs', yours: 'Mine' }
  let times = 0
  const { user, mutations } = await open('&tool=abacus', {
    UpdateTool: () => {
      times += 1
      if (times > 1) return saved('updateTool')()
      return { updateTool: { __typename: 'EditConflictError', message: 'Conflict.', conflicts: [conflict] } }
    },
  })
  await user.clear(await box('Vendor'))
  await user.type(await box('Vendor'), 'Mine')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Skill needed' }), '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = within(await screen.findByRole('group', { name: 'Vendor' }))
  expect(choice.getByRole('radio', { name: 'Theirs: Theirs' })).toHaveProperty('checked', true)
  expect(await box('Vendor')).toHaveProperty('value', 'Mine')
  await user.click(choice.getByRole('radio', { name: 'Yours: Mine' }))
  await user.click(screen.getByRole('button', { name: 'Save with these values' }))
  await screen.findByText('Saved')
  expect(mutations()[1]?.variables['changes']).toEqual([
    { field: 'vendor', value: 'Mine', base: 'Theirs', fact: null },
    { field: 'skill', value: '3', base: '1', fact: null },
  ])
})

it('sets and removes a tool’s rank in its category', async () => {
  const { user, mutations } = await open('&tool=abacus', {
    SetEditorRank: ({ rank }) => ({
      setEditorRank: {
        __typename: 'SetEditorRankPayload',
        rank: { __typename: 'EditorRank', toolId: 'abacus', editorRank: rank },
      },
    }),
  })
  const place = await screen.findByRole('spinbutton', { name: 'Rank in its category' })
  const save = screen.getByRole('button', { name: 'Save rank' })
  await user.type(place, '.5')
  await user.click(save)
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy()
  await user.clear(place)
  await user.type(place, '12')
  await user.click(save)
  expect(await screen.findByText('Rank saved')).toBeTruthy()
  await user.clear(place)
  await user.click(save)
  expect(await screen.findByText('Rank removed')).toBeTruthy()
  expect(mutations().map(({ variables }) => variables)).toEqual([
    { toolId: 'id-abacus', rank: 12 },
    { toolId: 'id-abacus', rank: null },
  ])
})

it('asks for a new confirmation when the number of matching tools has changed', async () => {
  const { user, mutations } = await open('', {
    MarkToolsChecked: ({ selection }) => ({
      markToolsChecked:
        (selection as { count: number }).count === 61
          ? { __typename: 'ChangedToolsPayload', changed: 61, changeSetId: 'set' }
          : { __typename: 'CountChangedError', message: 'Changed.', count: 61 },
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: /all tools/ }))
  await user.click(screen.getByRole('button', { name: 'Select all 60 that match' }))
  const press = async () => {
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Checked today' }))
  }
  await user.click(screen.getByRole('button', { name: 'Checked today' }))
  expect(screen.getByRole('alertdialog', { name: 'Mark 60 tools as checked today?' })).toBeTruthy()
  await press()
  expect(await screen.findByText('The catalog has changed: 61 tools match now instead of 60.')).toBeTruthy()
  await press()
  expect(await screen.findByText('61 tools checked today')).toBeTruthy()
  await waitFor(() => expect(mutations()).toHaveLength(2))
})

it('offers editors only what they may do', async () => {
  const { user } = await open('', {}, 'EDITOR')
  await user.click(await screen.findByRole('checkbox', { name: 'Select abacus' }))
  const bar = within(screen.getByRole('group', { name: 'Selected tools' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Checked today', 'Clear selection'])
})

it('lets an editor add a note, and an administrator explain a rejection', async () => {
  const { user, mutations } = await open('&tool=abacus', { UpdateTool: saved('updateTool') }, 'EDITOR')
  await user.type(await box('Vendor'), ' Inc')
  await user.type(await box('What did you change, and why?'), 'They renamed themselves.')
  await user.click(screen.getByRole('button', { name: 'Send for review' }))
  await waitFor(() => expect(mutations()[0]?.variables).toMatchObject({ note: 'They renamed themselves.' }))
  cleanup()
  keepAdministrator()
  const texts = { field: 'vendor', value: 'Works Inc', base: 'Works', current: 'Works', asOf: null, url: null }
  const revision = {
    __typename: 'ToolRevision',
    id: 'r',
    state: 'OPEN',
    name: 'abacus',
    toolSlug: 'abacus',
    fromVendor: false,
    authorName: 'Eve',
    authorNote: 'They renamed themselves.',
    note: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    decidedAt: null,
    fields: [{ __typename: 'RevisionField', ...texts }],
  }
  const administrator = await open('&view=revisions', {
    ToolRevisions: () => ({
      toolRevisions: { __typename: 'ToolRevisionsPage', totalCount: 1, nodes: [revision] },
    }),
    DecideToolRevision: saved('decideToolRevision'),
  })
  expect(await screen.findByText('They renamed themselves.')).toBeTruthy()
  const reject = screen.getByRole('button', { name: 'Reject abacus' })
  await administrator.user.click(reject)
  expect(screen.getByText('Enter a reason for the rejection.')).toBeTruthy()
  expect(document.activeElement).toBe(await box('Note to the editor'))
  await administrator.user.keyboard('They did not.')
  await administrator.user.click(reject)
  expect(await screen.findByText('Revision rejected')).toBeTruthy()
  expect(administrator.mutations()[0]?.variables).toMatchObject({ id: 'r', accept: false, note: 'They did not.' })
})
