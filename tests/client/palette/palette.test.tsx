import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Palette } from '#client/features/palette/palette.tsx'
import { comparedTools } from '#client/lib/compare-storage.ts'
import { Component as Tool } from '#client/routes/tool.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'
import { givePaletteParts } from './give-palette-parts.ts'

beforeEach(givePaletteParts)
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

const POPULAR = [toolNamed('Alpha'), toolNamed('Beta')].map((tool) => ({ ...tool, categoryIcon: null }))
const NO_PALETTE = () => undefined

const COMPARISON = {
  tools: { __typename: 'ToolConnection', compared: [toolNamed('Alpha'), toolNamed('Beta'), toolNamed('Gamma')] },
}

async function openOnTool(suggestions: (search: unknown) => unknown = () => []) {
  const sent: string[] = []
  const { answers } = catalogueOf([toolNamed('Alpha')])
  const { router } = renderRoutes(
    [
      {
        path: '/tool/:id',
        element: (
          <>
            <Tool />
            <Palette onClose={NO_PALETTE} />
          </>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      at: '/tool/alpha',
      answers: (operation, variables, kind) => {
        if (operation === 'SessionViewer') return { viewer: MEMBER }
        if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
        if (operation === 'ToolSuggestions')
          return {
            toolSuggestions: suggestions(variables['search']),
            jobSuggestions: [],
            ...(variables['compares'] === true && COMPARISON),
          }
        if (operation === 'PopularTools') return { tools: { nodes: POPULAR } }
        if (kind === 'mutation') sent.push(operation)
        if (operation === 'AddFavorite') return { addFavorite: { __typename: 'AddFavoritePayload' } }
        if (operation === 'SignOut') return { signOut: { __typename: 'SignOutPayload' } }
        return answers(operation, variables)
      },
    },
  )
  await screen.findByText('Layers and masks')
  const palette = within(screen.getByRole('dialog', { name: 'Search and commands' }))
  const names = () => palette.getAllByRole('option').map((option) => option.textContent)
  return { router, sent, palette, names, user: userEvent.setup() }
}

it('shows members their own pages, actions on the current tool, and sign-out', async () => {
  keepSession()
  const { router, sent, palette, names, user } = await openOnTool()
  expect(names()).toEqual(
    expect.arrayContaining(['Dashboard', 'Favorites', 'Collections', 'Profile', 'Settings', 'Sign out']),
  )
  expect(names()).not.toContain('Sign In')
  expect(names()).not.toContain('Administration')
  await user.click(palette.getByRole('option', { name: 'Compare Alpha' }))
  expect(comparedTools.get()).toEqual([{ slug: 'alpha', name: 'Alpha' }])
  await act(async () => screen.getByRole('dialog', { hidden: true }).setAttribute('open', ''))
  await user.click(palette.getByRole('option', { name: 'Save Alpha' }))
  expect(await screen.findByText('Alpha saved')).toBeTruthy()
  expect(sent).toEqual(['AddFavorite'])
  await act(async () => screen.getByRole('dialog', { hidden: true }).setAttribute('open', ''))
  await user.click(palette.getByRole('option', { name: 'Sign out' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
  expect(localStorage.getItem('toolfinch.session')).toBeNull()
})

it('begins with popular tools and jobs, before the pages', async () => {
  const { palette, names, user } = await openOnTool()
  expect(await palette.findByRole('option', { name: /^Beta/ })).toBeTruthy()
  const at = (name: string) => names().findIndex((text) => text?.includes(name))
  // The tool that is open was viewed recently, so it is listed once.
  expect(palette.getAllByRole('option', { name: /^Alpha/ })).toHaveLength(1)
  expect(at('Beta')).toBeLessThan(at('Transcribe meetings'))
  expect(at('Transcribe meetings')).toBeLessThan(at('Home'))
  await user.type(palette.getByRole('combobox'), 'pricing')
  expect(names()).not.toContain('Transcribe meetings')
})

it('selects the first popular tool when they arrive, unless another row was chosen', async () => {
  let arrive: (answer: unknown) => void = () => undefined
  const popular = new Promise((resolve) => {
    arrive = resolve
  })
  renderRoutes([{ path: '*', element: <Palette onClose={NO_PALETTE} /> }], {
    at: '/',
    answers: (operation) => (operation === 'PopularTools' ? popular : {}),
  })
  const user = userEvent.setup()
  const selected = () => screen.getByRole('option', { selected: true }).textContent
  expect(selected()).toBe('Transcribe meetings')
  await act(async () => arrive({ tools: { nodes: POPULAR } }))
  expect(await screen.findByRole('option', { name: /^Alpha/, selected: true })).toBeTruthy()
  await user.keyboard('{ArrowDown}')
  expect(selected()).toMatch(/Beta/)
})

it('keeps the job that was chosen before the popular tools arrived', async () => {
  let arrive: (answer: unknown) => void = () => undefined
  const popular = new Promise((resolve) => {
    arrive = resolve
  })
  renderRoutes([{ path: '*', element: <Palette onClose={NO_PALETTE} /> }], {
    at: '/',
    answers: (operation) => (operation === 'PopularTools' ? popular : {}),
  })
  await userEvent.keyboard('{ArrowDown}')
  const chosen = screen.getByRole('option', { selected: true }).textContent
  expect(chosen).not.toBe('Transcribe meetings')
  await act(async () => arrive({ tools: { nodes: POPULAR } }))
  expect(await screen.findByRole('option', { name: /^Alpha/ })).toBeTruthy()
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(chosen)
})

it('offers visitors sign-in, which also saves the current tool', async () => {
  const { router, palette, names, user } = await openOnTool()
  expect(names()).toEqual(expect.arrayContaining(['Sign In', 'Sign Up', 'Copy the link to this page']))
  expect(names()).not.toContain('Dashboard')
  expect(names()).not.toContain('Sign out')
  await user.click(palette.getByRole('option', { name: 'Save Alpha' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(router.state.location).toMatchObject({
    pathname: '/auth',
    search: '?returnTo=%2Ftool%2Falpha',
    state: { favorite: router.state.location.state.favorite },
  })
  expect(router.state.location.state.favorite).toBe('id-alpha')
})

const suggestion = (name: string) => ({
  __typename: 'Tool',
  id: `id-${name}`,
  slug: name.toLowerCase(),
  name,
  mark: null,
  categoryIcon: null,
  category: { __typename: 'Category', id: 'id-design', name: 'Design' },
})

it('runs the row that was selected before similar tools arrived', async () => {
  const { palette, router, user } = await openOnTool((search) =>
    search === 'dark theme' ? [suggestion('Dovetail')] : [],
  )
  const selected = () => palette.getAllByRole('option', { selected: true }).map((option) => option.textContent)
  await user.type(palette.getByRole('combobox'), 'dark theme')
  expect(selected()).toEqual(['Dark theme'])
  expect(await palette.findByRole('option', { name: /Dovetail/ })).toBeTruthy()
  expect(selected()).toEqual(['Dark theme'])
  await user.keyboard('{Enter}')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(router.state.location.pathname).toBe('/tool/alpha')
})

it('selects late tools where there was only the directory search, and drops tools of the text before', async () => {
  const { palette, router, user } = await openOnTool((search) =>
    search === 'midjour' ? [suggestion('Midjourney')] : [],
  )
  const selected = () => palette.getAllByRole('option', { selected: true }).map((option) => option.textContent)
  const box = palette.getByRole('combobox')
  await user.type(box, 'midjour')
  expect(selected()).toEqual(['Search the directory for “midjour”'])
  expect(await palette.findByRole('option', { name: /Midjourney/, selected: true })).toBeTruthy()
  await user.type(box, 'n')
  expect(selected()[0]).toMatch(/Midjourney/)
  await user.clear(box)
  await user.type(box, 'midnight')
  expect(selected()).toEqual(['Search the directory for “midnight”'])
  await user.keyboard('{Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/ai-tools', search: '?search=midnight' })
})

it('moves the selection with the arrows, also to the directory search', async () => {
  const { palette, user } = await openOnTool((search) => (search === 'theme' ? [suggestion('Lattice')] : []))
  const selected = () => palette.getAllByRole('option', { selected: true }).map((option) => option.textContent)
  await user.type(palette.getByRole('combobox'), 'theme')
  await user.keyboard('{ArrowUp}')
  expect(selected()).toEqual(['Search the directory for “theme”'])
  expect(await palette.findByRole('option', { name: /Lattice/ })).toBeTruthy()
  expect(selected()).toEqual(['Search the directory for “theme”'])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(selected()).toEqual(['Dark theme'])
})

it('opens the comparison of the tools that a text compares, with Enter', async () => {
  const { router, palette, names, user } = await openOnTool()
  await user.type(palette.getByRole('combobox'), 'alpha vs beta vs gamma')
  const row = await palette.findByRole('option', { name: 'Compare Alpha, Beta, and Gamma' })
  expect(names()[0]).toBe(row.textContent)
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/compare?tools=alpha,beta,gamma')
})
