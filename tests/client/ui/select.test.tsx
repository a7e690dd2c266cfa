import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Select } from '#client/ui/field.tsx'

let reported: string[] = []
let root: ReturnType<typeof hydrateRoot> | null = null

function Order({ given }: { readonly given: string }) {
  const [order, setOrder] = useState(given)
  return (
    <Select
      aria-label="Sort by"
      value={order}
      onChange={({ target }) => {
        reported.push(target.value)
        setOrder(target.value)
      }}
    >
      <option value="relevance">Relevance</option>
      <option value="newest">Newest</option>
      <option value="name">Name</option>
    </Select>
  )
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox')

async function hydrate(beforehand: () => void): Promise<void> {
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(<Order given="newest" />)
  beforehand()
  await act(async () => {
    root = hydrateRoot(page, <Order given="newest" />)
  })
}

beforeEach(() => {
  reported = []
})

afterEach(() => {
  act(() => root?.unmount())
  root = null
  document.body.innerHTML = ''
})

it('reports a choice made before hydration, and keeps it', async () => {
  await hydrate(() => fireEvent.change(select(), { target: { value: 'name' } }))
  expect(reported).toEqual(['name'])
  expect(select().value).toBe('name')
})

it('reports nothing that nobody chose', async () => {
  await hydrate(() => undefined)
  expect(reported).toEqual([])
  expect(select().value).toBe('newest')
  await act(async () => fireEvent.change(select(), { target: { value: 'relevance' } }))
  expect(reported).toEqual(['relevance'])
})

it('reports nothing when it is rendered in the browser', () => {
  render(<Order given="name" />)
  expect(reported).toEqual([])
  expect(select().value).toBe('name')
})
