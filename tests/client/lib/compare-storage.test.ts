import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  comparedTools,
  compareHref,
  createStoredToolList,
  noteRecent,
  recentTools,
  toggleCompared,
} from '#client/lib/compare-storage.ts'

const tool = (slug: string) => ({ id: `id-${slug}`, slug, name: slug.toUpperCase() })
const slugs = (list: { get: () => readonly { slug: string }[] }) => list.get().map(({ slug }) => slug)

beforeEach(() => {
  comparedTools.set([])
  recentTools.set([])
})

describe('the compared tools', () => {
  it('keep the chosen order and can be removed', () => {
    for (const slug of ['b', 'a', 'c', 'a']) toggleCompared(tool(slug))
    expect(slugs(comparedTools)).toEqual(['b', 'c'])
    expect(compareHref(slugs(comparedTools))).toBe('/compare?tools=b,c')
  })

  it('are limited to four', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) toggleCompared(tool(slug))
    expect(slugs(comparedTools)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('recently viewed tools', () => {
  it('are the last eight, latest first, without duplicates', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) noteRecent(tool(slug))
    expect(slugs(recentTools)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
  })
})

describe('a stored list', () => {
  it.each(['no json', '{}', '[null, 1, {"slug": 2, "name": "x"}, {"slug": "", "name": ""}]'])(
    'is empty when storage has %s',
    (text) => {
      localStorage.setItem('stored', text)
      expect(createStoredToolList('stored', 4).get()).toEqual([])
    },
  )

  it('persists until the next visit', () => {
    createStoredToolList('stored', 2).set([tool('a'), tool('b'), tool('c')])
    expect(slugs(createStoredToolList('stored', 2))).toEqual(['a', 'b'])
  })

  it('keeps the brand marks of its tools, unless loaded from elsewhere', () => {
    const mark = { path: '/marks/a.1a2b3c4d.svg', darkPath: null }
    noteRecent({ ...tool('a'), mark })
    toggleCompared({ ...tool('b'), mark: { path: 'https://elsewhere.example/b.svg', darkPath: null } })
    expect(recentTools.get()).toEqual([{ ...tool('a'), mark }])
    const { slug, name } = tool('b')
    expect(comparedTools.get()).toEqual([{ slug, name }])
    localStorage.setItem('stored', JSON.stringify([{ ...tool('c'), mark: { path: '//elsewhere.example/c.svg' } }]))
    expect(createStoredToolList('stored', 4).get()).toEqual([tool('c')])
  })

  it('follows other tabs', () => {
    const list = createStoredToolList('stored', 4)
    const heard = vi.fn()
    const stop = list.subscribe(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(heard).not.toHaveBeenCalled()
    localStorage.setItem('stored', JSON.stringify([tool('x')]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'stored' }))
    expect(heard).toHaveBeenCalledOnce()
    expect(slugs(list)).toEqual(['x'])
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(list.get()).toEqual([])
    stop()
  })

  it('lasts for the page when storage is denied', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    )
    const list = createStoredToolList('refused', 4)
    expect(list.get()).toEqual([])
    list.set([tool('a')])
    expect(slugs(list)).toEqual(['a'])
    list.set([])
    expect(list.get()).toEqual([])
    for (const spy of spies) spy.mockRestore()
  })
})
