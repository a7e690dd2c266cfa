import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const KEY = 'toolfinch.link-state'
const SCRIPT = readFileSync('client/public/theme.js', 'utf8')
const STATE = { favorite: 't1', favoriteName: 'Alpha "One"' }

let stop = new AbortController()

/** Runs the script in the head of a page, until the next page. */
function openPage(address: string): void {
  stop.abort()
  stop = new AbortController()
  const { signal } = stop
  history.replaceState(null, '', address)
  const listen: typeof addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    addEventListener(type, listener, { capture: true, signal })
  new Function('addEventListener', SCRIPT)(listen)
}

/** A page before hydration: the browser follows its links. */
function showHeart(): HTMLElement {
  render(
    <a href="/auth?returnTo=%2Fai-tools" data-state={JSON.stringify(STATE)}>
      <span>Heart</span>
    </a>,
  )
  return screen.getByText('Heart')
}

const press = (element: HTMLElement, more: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))

beforeEach(() => {
  vi.useFakeTimers()
  openPage('/ai-tools')
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it('passes a link’s state to its target page once', () => {
  press(showHeart())
  vi.runAllTimers()
  openPage('/auth?returnTo=%2Fai-tools')
  expect(history.state).toEqual({ usr: STATE })
  openPage('/auth?returnTo=%2Fai-tools')
  expect(history.state).toBeNull()
})

it('drops the state for any other URL', () => {
  press(showHeart())
  vi.runAllTimers()
  openPage('/auth?returnTo=%2Fsuggest')
  expect(history.state).toBeNull()
  openPage('/auth?returnTo=%2Fai-tools')
  expect(history.state).toBeNull()
})

it('leaves links to the router once hydrated, whatever React does with the event', () => {
  const heart = showHeart()
  const follow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', follow, true)
  press(heart)
  document.removeEventListener('click', follow, true)
  vi.runAllTimers()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('stores nothing for a link that opens in another tab', () => {
  press(showHeart(), { ctrlKey: true })
  vi.runAllTimers()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('opens the page without a state when the storage contains something else', () => {
  sessionStorage.setItem(KEY, 'not JSON')
  openPage('/auth')
  expect(history.state).toBeNull()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})
