import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { done, NO_REVISIONS, openAdministration, page, prepareAdministration } from '../administration-screen.tsx'

const revision = (changes: object = {}) => ({
  __typename: 'PageRevision',
  id: 'r',
  state: 'OPEN',
  title: 'Title of a',
  path: '/compare/a',
  authorName: 'Eve',
  authorNote: 'Shorter.',
  note: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  decidedAt: null,
  texts: [
    { __typename: 'PageRevisionText', field: 'title', value: 'Better', base: 'Title of a', current: 'Title of a' },
    { __typename: 'PageRevisionText', field: 'description', value: 'New.', base: 'Old.', current: 'Old.' },
  ],
  ...changes,
})
const listOf =
  (...nodes: object[]) =>
  () => ({
    pageRevisions: { ...NO_REVISIONS, totalCount: nodes.length, nodes },
  })
const open = (query: string, given: Parameters<typeof openAdministration>[1], role = 'ADMIN') =>
  openAdministration(
    `/admin?tab=seo${query}`,
    { ProgrammaticPage: () => ({ programmaticPage: page('a') }), ...given },
    role,
  )
const card = () => screen.findByRole('article', { name: 'Title of a' })

prepareAdministration()

it('an editor opens a published page, adds a note, and sends the change for review', async () => {
  const { user, mutations } = await open(
    '',
    {
      UpdateProgrammaticPage: () => ({
        updateProgrammaticPage: { __typename: 'ProgrammaticPagesPayload', revisionId: 'r' },
      }),
    },
    'EDITOR',
  )
  await user.click(await screen.findByRole('link', { name: 'Edit Title of a' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit page' }))
  expect(await dialog.findByText('An administrator will review your change.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!')
  await user.type(dialog.getByRole('textbox', { name: 'What did you change, and why?' }), 'Louder.')
  await user.click(dialog.getByRole('button', { name: 'Send for review' }))
  expect(await screen.findByText('Sent for review')).toBeTruthy()
  expect(mutations()[0]?.variables).toMatchObject({ id: 'a', changes: { title: 'Title of a!' }, note: 'Louder.' })
})

it('an editor sees the pending change, and withdraws it by restoring the published text', async () => {
  const { user, mutations } = await open(
    '&edit=a',
    {
      WaitingRevisions: listOf(revision()),
      UpdateProgrammaticPage: () => ({
        updateProgrammaticPage: { __typename: 'ProgrammaticPagesPayload', revisionId: null },
      }),
    },
    'EDITOR',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit page' }))
  const title = await dialog.findByRole('textbox', { name: 'Title' })
  expect(title).toHaveProperty('value', 'Better')
  expect(dialog.getByText(/^Your change from November 20, 2026, .* is waiting for an administrator/)).toBeTruthy()
  for (const [name, text] of [
    ['Title', 'Title of a'],
    ['Description', 'Description of a'],
  ] as const) {
    await user.clear(dialog.getByRole('textbox', { name }))
    await user.type(dialog.getByRole('textbox', { name }), text)
  }
  await user.click(dialog.getByRole('button', { name: 'Send for review' }))
  expect(await screen.findByText('Your change was withdrawn')).toBeTruthy()
  expect(mutations()[0]?.variables).toMatchObject({ changes: {} })
})

it('an editor sees the states of their own revisions, and withdraws one', async () => {
  const { user, mutations, router } = await open(
    '&view=revisions',
    {
      PageRevisions: ({ state }) => listOf(revision(state === 'REJECTED' ? { state, note: 'Too long.' } : {}))(),
      WithdrawPageRevision: done('ProgrammaticPagesPayload', 'withdrawPageRevision'),
    },
    'EDITOR',
  )
  await user.click(within(await card()).getByRole('button', { name: 'Withdraw the change to Title of a' }))
  expect(await screen.findByText('Revision withdrawn')).toBeTruthy()
  expect(mutations()).toMatchObject([{ variables: { id: 'r' } }])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'rejected')
  expect(await screen.findByText('Too long.')).toBeTruthy()
  expect(router.state.location.search).toBe('?tab=seo&view=revisions&state=rejected')
  expect(within(await card()).queryByRole('button')).toBeNull()
})

it('an administrator sees old and new side by side, and chooses after a conflict', async () => {
  const conflict = {
    __typename: 'FieldConflict',
    field: 'title',
    base: 'Title of a',
    theirs: 'Theirs',
    yours: 'Better',
  }
  let times = 0
  const { user, mutations } = await open('&view=revisions', {
    PageRevisions: listOf(revision()),
    DecidePageRevision: () => {
      times += 1
      if (times === 2) return done('ProgrammaticPagesPayload', 'decidePageRevision')()
      return { decidePageRevision: { __typename: 'EditConflictError', message: 'Conflict.', conflicts: [conflict] } }
    },
  })
  const shown = within(await card())
  expect(shown.getByRole('row', { name: 'Title Title of a Better' })).toBeTruthy()
  expect(shown.getByText('Shorter.')).toBeTruthy()
  await user.type(shown.getByRole('textbox', { name: 'Note to the editor' }), 'Thanks.')
  await user.click(shown.getByRole('button', { name: 'Publish Title of a' }))
  await user.click(await shown.findByRole('radio', { name: 'Yours: Better' }))
  await user.click(shown.getByRole('button', { name: 'Save with these values' }))
  expect(await screen.findByText('Title of a published')).toBeTruthy()
  await waitFor(() => expect(mutations()).toHaveLength(2))
  expect(mutations()[1]?.variables).toEqual({
    id: 'r',
    accept: true,
    note: 'Thanks.',
    texts: { title: 'Better', description: 'New.' },
    base: { title: 'Theirs', description: 'Old.' },
  })
})

it('an administrator who opens a page is told about a pending change', async () => {
  await open('&edit=a', { WaitingRevisions: listOf(revision()) })
  const link = await screen.findByRole('link', { name: 'Open the revisions' })
  expect(link.getAttribute('href')).toBe('/admin?tab=seo&view=revisions')
})
