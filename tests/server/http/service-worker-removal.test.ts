import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { registerTestDatabase } from '../../support/database.ts'
import { buildTestApp } from './app-support.ts'

const database = registerTestDatabase()

test('a service worker that is turned off removes itself and what it has saved, and nothing else', async () => {
  const { app } = await buildTestApp(database, { serviceWorker: false })
  const answer = await app.inject('/sw.js')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-type']).toMatch(/^text\/javascript/)
  const listeners = new Map<string, (event: object) => void>()
  const names = new Set(['toolfinch-files-1', 'toolfinch-data', 'other'])
  const calls: string[] = []
  runInNewContext(answer.body, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    registration: { unregister: async () => void calls.push('unregister') },
    skipWaiting: () => void calls.push('skipWaiting'),
  })
  listeners.get('install')?.({})
  let work: Promise<void> | undefined
  listeners.get('activate')?.({ waitUntil: (promise: Promise<void>) => (work = promise) })
  await work
  expect([...names]).toEqual(['other'])
  expect(calls).toEqual(['skipWaiting', 'unregister'])
  expect([...listeners.keys()]).toEqual(['install', 'activate'])
  await app.close()
})

test('by default, the built worker is served', async () => {
  const { app } = await buildTestApp(database)
  expect(app.hasRoute({ method: 'GET', url: '/sw.js' })).toBe(false)
  await app.close()
})
