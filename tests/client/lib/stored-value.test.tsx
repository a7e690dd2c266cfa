import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStoredValue, useStoredValue } from '#client/lib/stored-value.ts'

const KEY = 'toolfinch.test'

function parseCount(text: string): number {
  const count: unknown = JSON.parse(text)
  if (typeof count !== 'number') throw new TypeError('Not a count')
  return count
}

const createCount = (options: { area?: 'local' | 'session'; inMemory?: boolean } = {}) =>
  createStoredValue({ key: KEY, parse: parseCount, fallback: 0, ...options })

/** A write by another tab, which sends this tab an event. */
function writeElsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

function refuseStorage(...methods: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const name of methods) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('a stored value', () => {
  it('is the fallback before it is stored and after it is removed', () => {
    const count = createCount()
    expect(count.get()).toBe(0)
    expect(count.set(3)).toBe(true)
    expect(localStorage.getItem(KEY)).toBe('3')
    expect(createCount().get()).toBe(3)
    count.remove()
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(count.get()).toBe(0)
  })

  it.each(['', '{', '"3"', 'null'])('is the fallback where %j is stored', (text) => {
    localStorage.setItem(KEY, text)
    expect(createCount().get()).toBe(0)
  })

  it('is written in its own format, and removed when that is null', () => {
    const theme = createStoredValue({
      key: KEY,
      parse: (text) => text,
      format: (text) => text || null,
      fallback: '',
    })
    theme.set('dark')
    expect(localStorage.getItem(KEY)).toBe('dark')
    theme.set('')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('stays with the visit in session storage', () => {
    createCount({ area: 'session' }).set(4)
    expect(sessionStorage.getItem(KEY)).toBe('4')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('is the same object until the stored text changes', () => {
    const list = createStoredValue<readonly string[]>({ key: KEY, parse: (text) => JSON.parse(text), fallback: [] })
    localStorage.setItem(KEY, '["a"]')
    expect(list.get()).toBe(list.get())
    localStorage.setItem(KEY, '["a","b"]')
    expect(list.get()).toEqual(['a', 'b'])
  })

  it('includes what another tab wrote before its event arrived', () => {
    const count = createCount()
    count.set(1)
    localStorage.setItem(KEY, '5')
    count.set(count.get() + 1)
    expect(localStorage.getItem(KEY)).toBe('6')
  })

  it('notifies listeners of changes here, in other tabs and of the whole storage, until they stop', () => {
    const count = createCount()
    const listener = vi.fn()
    const stop = count.subscribe(listener)
    count.set(1)
    count.remove()
    count.notify()
    expect(listener).toHaveBeenCalledTimes(3)
    writeElsewhere('2')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(5)
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    stop()
    count.set(3)
    writeElsewhere('4')
    expect(listener).toHaveBeenCalledTimes(5)
  })
})

describe('a value the browser does not store', () => {
  it('lasts for the page when storage is denied', () => {
    refuseStorage('getItem', 'setItem', 'removeItem')
    const count = createCount()
    expect(count.get()).toBe(0)
    expect(count.set(3)).toBe(false)
    expect([count.get(), count.isStored()]).toEqual([3, false])
    count.remove()
    expect(count.get()).toBe(0)
  })

  it('replaces the stored one when storage is full', () => {
    localStorage.setItem(KEY, '1')
    const count = createCount()
    expect(count.get()).toBe(1)
    refuseStorage('setItem')
    count.set(2)
    expect([count.get(), count.isStored(), localStorage.getItem(KEY)]).toEqual([2, false, '1'])
    vi.restoreAllMocks()
    expect(count.set(3)).toBe(true)
    expect([count.get(), count.isStored()]).toEqual([3, true])
  })

  it('is dropped without the memory fallback, and the previous one stays', () => {
    localStorage.setItem(KEY, '1')
    const count = createCount({ inMemory: false })
    refuseStorage('setItem')
    expect(count.set(2)).toBe(false)
    expect(count.get()).toBe(1)
    refuseStorage('getItem')
    expect(count.get()).toBe(0)
  })
})

describe('a component that shows it', () => {
  it('follows every tab, and shows the fallback on the server', () => {
    const count = createCount()
    count.set(1)
    const Count = () => <p>Count {useStoredValue(count)}</p>
    expect(renderToString(<Count />)).toContain('0')
    render(<Count />)
    expect(screen.getByText('Count 1')).toBeTruthy()
    act(() => void count.set(2))
    expect(screen.getByText('Count 2')).toBeTruthy()
    act(() => writeElsewhere('7'))
    expect(screen.getByText('Count 7')).toBeTruthy()
  })
})
