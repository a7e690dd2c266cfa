import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { usePageAddress } from '../../../client/lib/page-address.ts'
import { usePageQuery } from '../../../client/lib/page-query.ts'
import { ALL_ROUTES } from '../../../core/routes/all-routes.ts'

function Screen() {
  const [query] = usePageQuery()
  return `${query} | ${usePageAddress()}`
}

const screenAt = (address: string) => {
  const routes = ALL_ROUTES.map((row) => ({ path: row.path, Component: Screen, handle: { row } }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  return <RouterProvider router={router} />
}

it('shows a screen its own parameters and hides those that the server strips', () => {
  expect(render(screenAt('/quiz?x=1&q=5&search=a')).container.textContent).toMatch(/^q=5 /)
  expect(render(screenAt('/tool/abacus?q=5')).container.textContent).toMatch(/^ /)
})

it('leads back to the whole address, once the page is hydrated', () => {
  expect(renderToString(screenAt('/quiz?q=5&x=1'))).toBe('q=5 | /quiz')
  expect(render(screenAt('/quiz?q=5&x=1')).container.textContent).toBe('q=5 | /quiz?q=5&x=1')
})
