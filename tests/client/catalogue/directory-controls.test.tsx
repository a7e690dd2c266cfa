import { act, renderHook } from '@testing-library/react'
import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DirectoryAddress } from '#client/features/catalogue/directory/directory-address.ts'
import { readDirectoryAddress } from '#client/features/catalogue/directory/read-directory-address.ts'
import { useDirectoryControls } from '#client/features/catalogue/directory/use-directory-controls.ts'

const addressOf = (search: string) => readDirectoryAddress(new URLSearchParams({ search }))

/** The controls with URLs set by the test: a slow page updates some time after each change. */
function controlsOf() {
  const hook = renderHook(
    ({ address, entry }: { address: DirectoryAddress; entry: string }) => ({
      controls: useDirectoryControls(address, entry),
      written: useLocation().search,
    }),
    {
      initialProps: { address: addressOf(''), entry: '0' },
      wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
    },
  )
  const box = document.createElement('input')
  hook.result.current.controls.box.current = box
  let entries = 0
  /** The page shows another history entry. */
  const show = (address: DirectoryAddress) => {
    entries += 1
    hook.rerender({ address, entry: String(entries) })
  }
  /** The page renders the same entry again, because a list has loaded. */
  const renderAgain = (address: DirectoryAddress) => hook.rerender({ address, entry: String(entries) })
  const type = (text: string) => {
    box.value = text
    hook.result.current.controls.type()
  }
  return { hook, box, type, show, renderAgain, written: () => hook.result.current.written }
}

describe("the directory's controls", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pause = () => act(() => vi.advanceTimersByTimeAsync(250))

  it('keep typing that happens before the page has updated', async () => {
    const { box, type, show, written } = controlsOf()
    type('cha')
    await pause()
    type('chatg')
    await pause()
    type('chatgpt')
    show(addressOf('cha'))
    expect(box.value).toBe('chatgpt')
    show(addressOf('chatg'))
    expect(box.value).toBe('chatgpt')
    await pause()
    expect(written()).toBe('?search=chatgpt')
  })

  it('follow Back, even while a navigation is pending', async () => {
    const { box, type, show, written } = controlsOf()
    type('cha')
    await pause()
    show(addressOf('cha'))
    type('chatg')
    await pause()
    type('chatgpt')
    show(addressOf('claude'))
    expect(box.value).toBe('claude')
    await pause()
    expect(written()).toBe('?search=chatg')
  })

  it('keep the first of two quick choices when a list arrives in between', () => {
    const { hook, renderAgain, written } = controlsOf()
    const { change } = hook.result.current.controls
    act(() => change((now) => ({ flags: [...now.flags, 'free'] })))
    renderAgain(addressOf(''))
    act(() => change((now) => ({ platforms: [...now.platforms, 'android'] })))
    expect(written()).toBe('?platform=android&free=1')
  })

  it('apply a link to the newest state, not to the rendered one', () => {
    const { hook, renderAgain, written } = controlsOf()
    const { change, follow } = hook.result.current.controls
    act(() => change({ categories: ['design'], flags: ['free'] }))
    renderAgain(addressOf(''))
    const click = new MouseEvent('click', { cancelable: true })
    act(() => follow(click as unknown as ReactMouseEvent, { flags: [] }))
    expect(click.defaultPrevented).toBe(true)
    expect(written()).toBe('?category=design')
  })

  it('ignore a click that opens another tab', () => {
    const { hook, written } = controlsOf()
    const click = new MouseEvent('click', { ctrlKey: true, cancelable: true })
    act(() => hook.result.current.controls.follow(click as unknown as ReactMouseEvent, { flags: ['free'] }))
    expect(click.defaultPrevented).toBe(false)
    expect(written()).toBe('')
  })

  it('reset to the URL of a link, whatever was pending', () => {
    const { hook, show, written } = controlsOf()
    const { change } = hook.result.current.controls
    act(() => change({ flags: ['free'] }))
    show({ ...addressOf(''), pricing: ['paid'] })
    act(() => change((now) => ({ flags: [...now.flags, 'api'] })))
    expect(written()).toBe('?pricing=paid&api=1')
  })
})
