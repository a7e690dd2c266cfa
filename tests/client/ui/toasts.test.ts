import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUndoToast } from '#client/ui/toasts-with-more.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** Removes things one after another; returns what was undone. */
function openSeries() {
  const say = createUndoToast((count) => `${count} tools were removed.`)
  const undone: string[] = []
  const remove = (name: string) => {
    say(`${name} was removed.`, async () => {
      undone.push(name)
    })
    vi.advanceTimersToNextFrame()
  }
  return { remove, undone }
}
const texts = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const press = async () => {
  document.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(0)
}

describe('the toasts of removals', () => {
  it('are one toast, whose button undoes all of them, the last one first', async () => {
    const { remove, undone } = openSeries()
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) remove(name)
    expect(texts()).toEqual(['7 tools were removed.Undo all'])
    await press()
    expect(undone).toEqual(['G', 'F', 'E', 'D', 'C', 'B', 'A'])
    expect(texts()).toEqual([])
  })

  it('start anew once the last one is gone or used', async () => {
    const { remove, undone } = openSeries()
    remove('A')
    await vi.advanceTimersByTimeAsync(20_000)
    remove('B')
    expect(texts()).toEqual(['B was removed.Undo'])
    await press()
    remove('C')
    expect(texts()).toEqual(['C was removed.Undo'])
    expect(undone).toEqual(['B'])
  })

  it('are announced each: every one gets a region of its own', () => {
    const { remove } = openSeries()
    remove('A')
    const first = document.querySelector('[role=status]')
    remove('B')
    expect(document.querySelector('[role=status]')).not.toBe(first)
  })
})
