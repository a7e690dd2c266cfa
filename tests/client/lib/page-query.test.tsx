import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { onLatest, useSetPageQuery } from '#client/lib/go-to.ts'
import { usePageAddress } from '#client/lib/page-address.ts'
import { usePageQuery } from '#client/lib/page-query.ts'
import { StateLink } from '#client/lib/state-link.tsx'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'

function Screen() {
  const [query] = usePageQuery()
  return `${query} | ${usePageAddress()}`
}

const screenAt = (address: string) => {
  const routes = ALL_ROUTES.map((row) => ({ path: row.path, Component: Screen, handle: { row } }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  return <RouterProvider router={router} />
}

it('shows a screen its own parameters and hides those the server strips', () => {
  expect(render(screenAt('/quiz?x=1&q=5&search=a')).container.textContent).toMatch(/^q=5 /)
  expect(render(screenAt('/tool/abacus?q=5')).container.textContent).toMatch(/^ /)
})

it('returns to the full URL once the page is hydrated', () => {
  expect(renderToString(screenAt('/quiz?q=5&x=1'))).toBe('q=5 | /quiz')
  expect(render(screenAt('/quiz?q=5&x=1')).container.textContent).toBe('q=5 | /quiz?q=5&x=1')
})

function Controls() {
  const setQuery = useSetPageQuery()
  return (
    <>
      <button type="button" onClick={() => setQuery({ search: 'notes' })}>
        search
      </button>
      <StateLink to="/blog?page=3&view=list">list</StateLink>
      <StateLink to="/blog?type=guide">guides</StateLink>
    </>
  )
}

it('keeps one control’s change when the next is pressed before it is rendered', () => {
  const row = ALL_ROUTES.find(({ path }) => path === '/blog')
  window.history.replaceState(null, '', '/blog?page=3')
  const router = createBrowserRouter([{ path: '/blog', Component: Controls, handle: { row } }])
  render(<RouterProvider router={router} />)
  const press = (name: string) => screen.getByText(name).click()
  // Nothing is rendered before the end of `act`.
  act(() => {
    press('list')
    expect(router.state.location.search).toBe('?page=3&view=list')
    press('guides')
    press('search')
  })
  expect(router.state.location.search).toBe('?view=list&type=guide&search=notes')
  act(() => press('guides'))
  expect(router.state.location.search).toBe('?type=guide')
})

it('changes only what differs, and otherwise returns to the first page', () => {
  const merged = (rendered: string, wanted: string, latest: string) =>
    `${onLatest(new URLSearchParams(rendered), new URLSearchParams(wanted), new URLSearchParams(latest))}`
  expect(merged('a=1', 'a=1&b=2', 'a=1&c=3')).toBe('a=1&c=3&b=2')
  expect(merged('a=1&page=2', 'a=1&page=3', 'c=3&page=2')).toBe('c=3&page=3')
  expect(merged('a=1', 'b=1', 'a=1&page=4')).toBe('b=1')
})
