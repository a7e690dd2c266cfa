import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PaletteButton } from '#client/layout/palette-button.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { givePaletteParts } from './give-palette-parts.ts'

beforeEach(givePaletteParts)
afterEach(() => vi.unstubAllGlobals())

it('reopens at once after closing, before its dialog reports it', async () => {
  renderRoutes([{ path: '/', element: <PaletteButton /> }], {
    at: '/',
    answers: () => ({ viewer: null, tools: { nodes: [] } }),
  })
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const before = await screen.findByRole('dialog', { name: 'Search and commands' })
  // As in browsers: the focus is restored at once, and the event fires in a later task.
  before.removeAttribute('open')
  screen.getByRole('button', { name: /Search/ }).focus()
  await user.keyboard('{Control>}k{/Control}')
  await act(async () => before.dispatchEvent(new Event('close')))
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).not.toBe(before)
  await act(async () => screen.getByRole('dialog').dispatchEvent(new Event('close')))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('moves to the search box of the page on "/", but not while somebody types', async () => {
  const fields = (
    <main>
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom does not know the search element */}
      <form role="search">
        <input type="search" aria-label="Tools" defaultValue="slides" />
      </form>
      <input aria-label="Name" />
    </main>
  )
  renderRoutes([{ path: '/', element: [<PaletteButton key="button" />, <div key="page">{fields}</div>] }], { at: '/' })
  const user = userEvent.setup()
  const [search, name] = ['Tools', 'Name'].map((label) => screen.getByLabelText<HTMLInputElement>(label))
  await user.keyboard('/')
  expect(document.activeElement).toBe(search)
  expect(search?.selectionEnd).toBe('slides'.length)
  name?.focus()
  await user.keyboard('/')
  expect(name?.value).toBe('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens on "/" where the page has no search box', async () => {
  renderRoutes([{ path: '/', element: <PaletteButton /> }], {
    at: '/',
    answers: () => ({ viewer: null, tools: { nodes: [] } }),
  })
  await userEvent.setup().keyboard('/')
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeTruthy()
})
