import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a worker with its document and libraries. The product's own modules have page state, so each file starts
// with an empty page and reloads them.
vi.resetModules()
// A limit for operations that never finish, not a measure of speed: a busy machine is several times slower.
configure({ asyncUtilTimeout: 120_000 })
document.head.replaceChildren()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
