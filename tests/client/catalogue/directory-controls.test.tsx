import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DirectoryAddress, readDirectoryAddress } from '../../../client/features/catalogue/directory-address.ts'
import { useDirectoryControls } from '../../../client/features/catalogue/use-directory-controls.ts'

const addressOf = (search: string) => readDirectoryAddress(new URLSearchParams({ search }))

/** The controls, given addresses when the test says so: a slow page shows each some time after it was written. */
function controlsOf() {
  const hook = renderHook(
    (address: DirectoryAddress) => ({ controls: useDirectoryControls(address), written: useLocation().search }),
    {
      initialProps: addressOf(''),
      wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
    },
  )
  const box = document.createElement('input')
  hook.result.current.controls.box.current = box
  const type = (text: string) => {
    box.value = text
    hook.result.current.controls.type()
  }
  return { hook, box, type, written: () => hook.result.current.written }
}

describe("the directory's controls", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pause = () => act(() => vi.advanceTimersByTimeAsync(250))

  it('keep letters that were typed before the page showed the ones before', async () => {
    const { hook, box, type, written } = controlsOf()
    type('cha')
    await pause()
    type('chatg')
    await pause()
    type('chatgpt')
    hook.rerender(addressOf('cha'))
    expect(box.value).toBe('chatgpt')
    hook.rerender(addressOf('chatg'))
    expect(box.value).toBe('chatgpt')
    await pause()
    expect(written()).toBe('?search=chatgpt')
  })

  it('follow Back, also while an address is on its way', async () => {
    const { hook, box, type, written } = controlsOf()
    type('cha')
    await pause()
    hook.rerender(addressOf('cha'))
    type('chatg')
    await pause()
    type('chatgpt')
    hook.rerender(addressOf('claude'))
    expect(box.value).toBe('claude')
    await pause()
    expect(written()).toBe('?search=chatg')
  })
})
