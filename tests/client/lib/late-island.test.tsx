import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { lateIsland } from '#client/lib/late-island.tsx'

let root: ReturnType<typeof hydrateRoot> | null = null
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

const Boxes = ({ rendered }: { readonly rendered: HTMLElement | null }) => (
  <p>{rendered?.querySelector('input')?.checked ? 'Ticked before' : 'Live'}</p>
)

/** A server-rendered page with an island, and a function to hydrate it. */
function pageOf() {
  let loads = 0
  const Island = lateIsland('client/island.tsx', async () => {
    loads += 1
    return Boxes
  })
  const page = document.createElement('main')
  document.body.append(page)
  // jsdom counts as a browser, so the server's rendering is written out here.
  page.innerHTML = renderToString(<div />).replace('</div>', '<label>Box<input type="checkbox"/></label></div>')
  const show = (wanted: boolean) => act(async () => root?.render(<Island wanted={wanted} />))
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(page, <Island wanted={false} />)
    })
  return { show, hydrate, loads: () => loads }
}

describe('an island', () => {
  it('keeps the server’s rendering, and loads nothing, until needed', async () => {
    const { hydrate, show, loads } = pageOf()
    await hydrate()
    expect(screen.getByRole('checkbox', { name: 'Box' })).toBeTruthy()
    expect(loads()).toBe(0)
    await show(true)
    expect(await screen.findByText('Live')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(loads()).toBe(1)
  })

  it('receives what was selected before it was live', async () => {
    const { hydrate, show } = pageOf()
    await hydrate()
    screen.getByRole('checkbox').click()
    await show(true)
    expect(await screen.findByText('Ticked before')).toBeTruthy()
  })
})
