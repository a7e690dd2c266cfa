import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fail, openAdministration, page, prepareAdministration } from '../administration-screen.tsx'

const UPDATED = () => ({
  updateProgrammaticPage: { __typename: 'ProgrammaticPagesPayload', revisionId: null },
})

async function openForm(changes: object = {}, given: Parameters<typeof openAdministration>[1] = {}) {
  const result = await openAdministration('/admin?tab=seo&edit=a', {
    ProgrammaticPage: () => ({ programmaticPage: page('a', changes) }),
    UpdateProgrammaticPage: UPDATED,
    ...given,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit page' }))
  const title = (await dialog.findByRole('textbox', { name: 'Title' })) as HTMLInputElement
  const changed = () => result.mutations().map(({ variables }) => variables)
  return {
    ...result,
    dialog,
    title,
    changed,
    save: () => result.user.click(dialog.getByRole('button', { name: 'Save' })),
  }
}

prepareAdministration()

describe('editing a page', () => {
  it('opens with its button, and its URL can be shared', async () => {
    const { user, router } = await openAdministration('/admin?tab=seo', {
      ProgrammaticPage: () => ({ programmaticPage: page('a') }),
    })
    await user.click(await screen.findByRole('link', { name: 'Edit Title of a' }))
    expect(router.state.location.search).toBe('?tab=seo&edit=a')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(router.state.location.search).toBe('?tab=seo')
  })

  it('sends the changes, previews the search result while typing, and closes', async () => {
    const { user, dialog, title, changed, save, router } = await openForm({}, {})
    const result = within(dialog.getByRole('region', { name: 'Preview of the search result' }))
    expect(result.getByText('https://toolfinch.test/compare/a')).toBeTruthy()
    await user.clear(title)
    await user.type(title, 'A better title')
    expect(result.getByText('A better title | Toolfinch')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'draft')
    await save()
    expect(await screen.findByText('Page updated')).toBeTruthy()
    const base = { title: 'Title of a', description: 'Description of a' }
    expect(changed()).toEqual([{ id: 'a', changes: { title: 'A better title', status: 'DRAFT' }, base, note: null }])
    expect(router.state.location.search).toBe('?tab=seo')
  })

  it('resets to the generated text when a field is empty', async () => {
    const { user, dialog, title, changed, save } = await openForm()
    await user.clear(title)
    expect(dialog.getByText('Generated title of a | Toolfinch')).toBeTruthy()
    await save()
    await waitFor(() => expect(changed()).toMatchObject([{ id: 'a', changes: { title: '' } }]))
  })

  it('lets the user choose after a conflict, and sends the choice', async () => {
    const conflict = {
      __typename: 'FieldConflict',
      field: 'title',
      base: 'Title of a',
      theirs: 'Theirs',
      yours: 'Mine',
    }
    let times = 0
    const { user, dialog, title, changed, save } = await openForm(
      {},
      {
        UpdateProgrammaticPage: () => {
          times += 1
          if (times === 2) return UPDATED()
          return { updateProgrammaticPage: { __typename: 'EditConflictError', message: '', conflicts: [conflict] } }
        },
      },
    )
    await user.clear(title)
    await user.type(title, 'Mine')
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), '!')
    await save()
    expect(await dialog.findByRole('radio', { name: 'Theirs: Theirs' })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('button', { name: 'Save with these values' }))
    expect(await screen.findByText('Page updated')).toBeTruthy()
    expect(changed()[1]).toMatchObject({
      changes: { description: 'Description of a!' },
      base: { title: 'Theirs', description: 'Description of a' },
    })
  })

  it('sends nothing when nothing changed', async () => {
    const { changed, save, router } = await openForm({ title: 'Generated title of a' })
    await save()
    await waitFor(() => expect(router.state.location.search).toBe('?tab=seo'))
    expect(changed()).toEqual([])
  })

  it('shows a server error beside its field, and keeps the input', async () => {
    const { user, title, dialog, save } = await openForm(
      {},
      {
        UpdateProgrammaticPage: () => ({
          updateProgrammaticPage: {
            __typename: 'InvalidInputError',
            message: 'The title is too long.',
            field: 'title',
          },
        }),
      },
    )
    await user.type(title, '!')
    await save()
    expect(await dialog.findByText('The title is too long.')).toBeTruthy()
    expect(title.value).toBe('Title of a!')
  })

  it('shows an error when it failed', async () => {
    const { user, title, dialog, save } = await openForm({}, { UpdateProgrammaticPage: fail })
    await user.type(title, '!')
    await save()
    expect(await dialog.findByText('Failed to update page')).toBeTruthy()
  })

  it('previews the page, also a draft, with the reasons of the quality gate; its links open in a new tab', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, dialog } = await openForm({ status: 'DRAFT', gateStatus: 'DRAFT', gateProblems: ['Too few facts.'] })
    expect(dialog.getByText('Too few facts.')).toBeTruthy()
    await user.click(dialog.getByText('Preview of the page (1,234 words, 7 views)'))
    await user.click(dialog.getByRole('link', { name: 'x' }))
    expect(openWindow).toHaveBeenCalledWith(expect.stringMatching(/\/tool\/x$/), '_blank', 'noopener')
    openWindow.mockRestore()
  })

  it.each([
    [{ status: 'DRAFT' }, 'Unpublished by an administrator'],
    [
      { gateStatus: 'DRAFT', gateProblems: ['Too few facts.'] },
      'Published by an administrator; the quality gate says draft:',
    ],
  ])('says when an administrator has overridden the quality gate', async (changes, text) => {
    const { dialog } = await openForm(changes)
    expect(dialog.getByText(text)).toBeTruthy()
  })

  it('says when the page is gone or cannot be loaded', async () => {
    let answer: () => unknown = fail
    const { user } = await openAdministration('/admin?tab=seo&edit=a', { ProgrammaticPage: () => answer() })
    expect(await screen.findByText('The page could not be loaded.')).toBeTruthy()
    answer = () => ({ programmaticPage: null })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('This page no longer exists.')).toBeTruthy()
  })
})
