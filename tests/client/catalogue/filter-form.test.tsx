import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type DirectoryAddress, NO_FILTERS } from '#client/features/catalogue/directory/directory-address.ts'
import { FilterForm } from '#client/features/catalogue/filters/filter-form.tsx'

const address: DirectoryAddress = { ...NO_FILTERS, search: 'notes', sort: 'relevance', page: 1, pricing: ['paid'] }
const facets = {
  flags: {},
  pricing: [{ value: 'free', count: 2 } as const, { value: 'paid', count: 1 } as const],
  prices: [{ value: 20, count: 1 }],
}

const boxNamed = (name: string) =>
  [...screen.getAllByRole<HTMLInputElement>('checkbox'), ...screen.getAllByRole<HTMLInputElement>('radio')].find(
    ({ labels }) => labels?.[0]?.textContent?.startsWith(name),
  )

/**
 * Hydrates the form after the visitor has clicked boxes of the server-rendered one, and renders it again before its
 * address changes. Returns its changes, and which of these boxes are selected then.
 */
async function hydratedAfter(...names: readonly string[]) {
  const change = vi.fn()
  const form = () => <FilterForm address={address} facets={facets} categories={[]} change={change} />
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(form())
  const boxes = names.map((name) => boxNamed(name))
  for (const box of boxes) box?.click()
  const root = await act(async () => hydrateRoot(page, form()))
  act(() => root.render(form()))
  expect(boxes.every((box) => box?.isConnected)).toBe(true)
  const selected = boxes.map((box) => box?.checked)
  act(() => root.unmount())
  page.remove()
  return { changes: change.mock.calls, selected }
}

it('applies what was selected before hydration', async () => {
  const { changes } = await hydratedAfter('Free', 'Paid')
  expect(changes).toEqual([[{ ...NO_FILTERS, pricing: ['free'] }]])
})

it('shows what was selected before hydration while the address is still the old one', async () => {
  const { changes, selected } = await hydratedAfter('Free', 'Paid', 'Up to $20')
  expect(selected).toEqual([true, false, true])
  expect(changes).toEqual([[{ ...NO_FILTERS, pricing: ['free'], price: 20 }]])
})

it('changes nothing if nothing was selected', async () => {
  expect((await hydratedAfter()).changes).toEqual([])
})
