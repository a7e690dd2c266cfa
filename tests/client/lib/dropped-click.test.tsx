import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deferHydration, HydrateLater, hydrateRest, latePart, loadLateParts } from '#client/lib/later.tsx'

function Counter() {
  const [clicks, setClicks] = useState(0)
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {clicks} clicks
    </button>
  )
}

let arrive: () => void = () => undefined
let root: ReturnType<typeof hydrateRoot> | null = null

/** The server has the code of the part; the browser waits for it. */
beforeEach(async () => {
  const OnServer = latePart('server', async () => Counter)
  await loadLateParts(['server'])
  const { promise, resolve } = Promise.withResolvers<typeof Counter>()
  arrive = () => resolve(Counter)
  const InBrowser = latePart('browser', () => promise)
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(
    <HydrateLater>
      <OnServer />
    </HydrateLater>,
  )
  deferHydration()
  await act(async () => {
    root = hydrateRoot(
      page,
      <HydrateLater>
        <InBrowser />
      </HydrateLater>,
    )
  })
})

afterEach(() => {
  hydrateRest()
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

const text = () => screen.getByRole('button').textContent
const click = () => act(async () => screen.getByRole('button').click())
/** The tasks that a repeated click takes, and one more. */
async function settle() {
  for (let task = 0; task < 3; task += 1) await act(async () => new Promise((resolve) => setTimeout(resolve)))
}

it('has its effect once when the code has arrived', async () => {
  await click()
  await settle()
  expect(text()).toBe('0 clicks')
  arrive()
  await settle()
  expect(text()).toBe('1 clicks')
  await click()
  await settle()
  expect(text()).toBe('2 clicks')
})

it('is not repeated when the code was there', async () => {
  await act(async () => hydrateRest())
  arrive()
  await settle()
  await click()
  await settle()
  expect(text()).toBe('1 clicks')
})
