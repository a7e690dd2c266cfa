import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type DirectoryAddress, NO_FILTERS } from '#client/features/catalogue/directory/directory-address.ts'
import { FilterForm } from '#client/features/catalogue/filters/filter-form.tsx'

const address: DirectoryAddress = { ...NO_FILTERS, search: 'notes', sort: 'relevance', page: 1, pricing: ['paid'] }
const facets = { flags: {}, pricing: [{ value: 'free', count: 2 } as const, { value: 'paid', count: 1 } as const] }

/** Hydrates the form after the visitor has clicked boxes of the server-rendered one; returns its changes. */
async function changesAfter(...names: readonly string[]) {
  const change = vi.fn()
  const form = <FilterForm address={address} facets={facets} categories={[]} change={change} />
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(form)
  const boxes = names.map((name) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) }))
  for (const box of boxes) box.click()
  const root = await act(async () => hydrateRoot(page, form))
  expect(boxes.every((box) => box.isConnected)).toBe(true)
  act(() => root.unmount())
  page.remove()
  return change.mock.calls
}

it('applies what was selected before hydration', async () => {
  expect(await changesAfter('Free', 'Paid')).toEqual([[{ ...NO_FILTERS, pricing: ['free'] }]])
})

it('changes nothing if nothing was selected', async () => {
  expect(await changesAfter()).toEqual([])
})
