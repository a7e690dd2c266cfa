import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Select } from '#client/ui/field.tsx'

let reported: string[] = []
let root: ReturnType<typeof hydrateRoot> | null = null

function Order({ given }: { readonly given: string }) {
  const [order, setOrder] = useState(given)
  const isReady = useRef(false)
  // As in the router, which ignores navigations before.
  useLayoutEffect(() => {
    isReady.current = true
  }, [])
  return (
    <Select
      aria-label="Sort by"
      value={order}
      onChange={({ target }) => {
        if (!isReady.current) return
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

/** After which a choice would have been reported. */
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

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
  await waitFor(() => expect(reported).toEqual(['name']))
  expect(select().value).toBe('name')
})

it('reports nothing that nobody chose', async () => {
  await hydrate(() => undefined)
  await nextTask()
  expect(reported).toEqual([])
  expect(select().value).toBe('newest')
  await act(async () => fireEvent.change(select(), { target: { value: 'relevance' } }))
  expect(reported).toEqual(['relevance'])
})

it('reports nothing when it is rendered in the browser', async () => {
  render(<Order given="name" />)
  await nextTask()
  expect(reported).toEqual([])
  expect(select().value).toBe('name')
})
