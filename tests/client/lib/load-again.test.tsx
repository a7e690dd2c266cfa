import { act } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { latePart } from '#client/lib/later.tsx'
import { reloadOnce } from '#client/lib/reload-once.ts'

vi.mock('#client/lib/reload-once.ts', () => ({ reloadOnce: vi.fn() }))

function Counter(): ReactNode {
  const [clicks, setClicks] = useState(0)
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {clicks} clicks
    </button>
  )
}

const page = document.createElement('main')
let root: ReturnType<typeof hydrateRoot> | null = null

/** Hydrates the HTML of the server with a part whose code comes from `load`. */
async function hydrate(load: () => Promise<typeof Counter>): Promise<() => Element | null> {
  const Part = latePart('client/counter.tsx', load)
  document.body.append(page)
  page.innerHTML = renderToString(
    <Suspense>
      <Counter />
    </Suspense>,
  )
  const button = page.querySelector('button')
  await act(async () => {
    root = hydrateRoot(page, <Part />)
  })
  return () => (page.querySelector('button') === button ? button : null)
}

const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

const comeBack = async () => {
  connect(true)
  await act(async () => window.dispatchEvent(new Event('online')))
}

const failure = new TypeError('Failed to fetch dynamically imported module')

// The browser has prefetched it.
beforeAll(() => import('#client/lib/load-again.ts'))

afterEach(() => {
  act(() => root?.unmount())
  vi.restoreAllMocks()
  vi.mocked(reloadOnce).mockReset()
})

describe('a part whose code cannot be loaded', () => {
  it('is not asked for offline, keeps the HTML of the server, and works once the browser is online', async () => {
    connect(false)
    const load = vi.fn(async () => Counter)
    const button = await hydrate(load)
    await act(async () => window.dispatchEvent(new Event('pointermove')))
    expect(load).not.toHaveBeenCalled()
    expect(button()?.textContent).toBe('0 clicks')
    await comeBack()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await act(async () => page.querySelector('button')?.click())
    expect(button()?.textContent).toBe('1 clicks')
    expect(reloadOnce).not.toHaveBeenCalled()
  })

  it('is loaded again after a failure', async () => {
    const load = vi.fn(async () => Counter).mockRejectedValueOnce(failure)
    const button = await hydrate(load)
    expect(button()?.textContent).toBe('0 clicks')
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await comeBack()
    expect(load).toHaveBeenCalledTimes(2)
    await act(async () => page.querySelector('button')?.click())
    expect(button()?.textContent).toBe('1 clicks')
  })

  it('is asked for until the server is reachable, then the page is reloaded once', async () => {
    const load = vi.fn(() => Promise.reject(failure))
    vi.mocked(reloadOnce).mockResolvedValueOnce('offline').mockResolvedValueOnce('missing')
    const button = await hydrate(load)
    await comeBack()
    await comeBack()
    await comeBack()
    expect(load).toHaveBeenCalledTimes(3)
    expect(reloadOnce).toHaveBeenCalledTimes(2)
    expect(vi.mocked(reloadOnce).mock.calls[0]).toEqual([{ build: expect.any(String), force: false }])
    expect(button()?.textContent).toBe('0 clicks')
  })
})
