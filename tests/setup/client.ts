import { readFileSync } from 'node:fs'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

const objectTypes = [...readFileSync('schema.graphql', 'utf8').matchAll(/^type (\w+)/gm)].map(([, name = '']) => name)

// Files share a worker with its document and libraries. The product's own modules have page state, so each file starts
// with an empty page and reloads them.
vi.resetModules()
// In development, Apollo's cache warns when a fragment on an object type does not match and no list contains that type.
// Such fragments need no list, and every page would load it. Here, all object types have one; interfaces and unions have
// only the product's lists, and a missing one fails the test by its warning.
const { possibleTypes } = await import('#client/gql/possible-types.ts')
possibleTypes['ObjectType'] = objectTypes
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
