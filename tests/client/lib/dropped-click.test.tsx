import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  deferHydration,
  HydrateLater,
  hydrateRest,
  latePart,
  loadLateParts,
  repeatDroppedClick,
} from '#client/lib/later.tsx'

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

/** A page whose server had the code of the part. */
beforeEach(async () => {
  const OnServer = latePart('server', async () => Counter)
  await loadLateParts(['server'])
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(
    <HydrateLater>
      <OnServer />
    </HydrateLater>,
  )
})

/** The browser waits for the code. */
async function hydrate() {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>()
  arrive = () => resolve(Counter)
  const InBrowser = latePart('browser', () => promise)
  repeatDroppedClick()
  await act(async () => {
    root = hydrateRoot(
      screen.getByRole('main'),
      <HydrateLater>
        <InBrowser />
      </HydrateLater>,
    )
  })
}

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

it.each([
  ['begun by the click', true],
  ['begun before the click', false],
])('has its effect once when the code has arrived, with hydration %s', async (_, isDeferred) => {
  if (isDeferred) deferHydration()
  await hydrate()
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

it('has its effect when other code arrives before that of the part', async () => {
  latePart('other', async () => Counter)
  await hydrate()
  await loadLateParts(['other'])
  await click()
  await settle()
  arrive()
  await settle()
  expect(text()).toBe('1 clicks')
})

it('is not repeated when the code was there', async () => {
  await hydrate()
  arrive()
  await settle()
  await click()
  await settle()
  expect(text()).toBe('1 clicks')
})
