import { act, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deferHydration, HydrateLater, hydrateRest, latePart } from '#client/lib/later.tsx'

let effects = 0
let count: (value: number) => void = () => undefined
let root: ReturnType<typeof hydrateRoot> | null = null

function Counter() {
  const [clicks, setClicks] = useState(0)
  useEffect(() => {
    effects += 1
  }, [])
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {clicks} clicks
    </button>
  )
}

/** A part with a text set by its parent. */
function Page({ children }: { readonly children?: ReactNode }) {
  const [number, setNumber] = useState(0)
  count = setNumber
  return (
    <HydrateLater>
      <p>Number {number}</p>
      <Counter />
      {children}
    </HydrateLater>
  )
}

beforeEach(async () => {
  effects = 0
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(<Page />)
  deferHydration()
  await act(async () => {
    root = hydrateRoot(page, <Page />)
  })
})

afterEach(() => {
  hydrateRest()
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

const button = () => screen.getByRole('button')

describe('a lazily hydrated part', () => {
  it('stays as rendered by the server until the visitor interacts', async () => {
    const before = button()
    expect(effects).toBe(0)
    await act(async () => window.dispatchEvent(new Event('scroll')))
    expect(effects).toBe(1)
    expect(button()).toBe(before)
  })

  it('handles the first click, whatever came before it', async () => {
    const before = button()
    await act(async () => before.click())
    expect(button().textContent).toBe('1 clicks')
    expect(button()).toBe(before)
  })

  it('ignores a change of its parent until hydration, then shows it', async () => {
    const before = button()
    await act(async () => count(7))
    expect(button()).toBe(before)
    expect(effects).toBe(0)
    await act(async () => hydrateRest())
    expect(screen.getByText('Number 7')).toBeTruthy()
    expect(button()).toBe(before)
  })
})

it('keeps the HTML of a part whose code is still loading, and then shows the latest data', async () => {
  hydrateRest()
  act(() => root?.unmount())
  type Props = { readonly number: number }
  const Real = ({ number }: Props): ReactNode => <b>Late {number}</b>
  let arrive: (part: typeof Real) => void = () => undefined
  const Late = latePart<Props>('late.tsx', () => new Promise((resolve) => (arrive = resolve)))
  const Framed = ({ Part }: { readonly Part: typeof Real }) => {
    const [number, setNumber] = useState(0)
    count = setNumber
    return (
      <HydrateLater>
        <Part number={number} />
      </HydrateLater>
    )
  }
  const page = document.createElement('main')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(
    <Framed
      Part={(props) => (
        <Suspense>
          <Real {...props} />
        </Suspense>
      )}
    />,
  )
  const late = page.querySelector('b')
  await act(async () => {
    root = hydrateRoot(page, <Framed Part={Late} />)
  })
  await act(async () => count(7))
  expect(page.querySelector('b')).toBe(late)
  await act(async () => arrive(Real))
  expect(page.querySelector('b')).toBe(late)
  expect(late?.textContent).toBe('Late 7')
})
