import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a worker with its document and its libraries. The product's own modules hold the state of a page, so each
// file begins with an empty page and loads them anew.
vi.resetModules()
// A bound for what never comes, not a measure of speed: a busy machine takes several times as long as an idle one.
configure({ asyncUtilTimeout: 10_000 })
document.head.replaceChildren()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
