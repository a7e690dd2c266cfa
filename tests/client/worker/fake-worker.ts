/** The surroundings of a service worker: caches in memory, a server, and the events of a browser. */
import type { OfflineBuild } from '#client/worker/offline-build.ts'
import { startWorker, type WorkerScope } from '#client/worker/worker.ts'

const ORIGIN = 'https://toolfinch.example'

const BUILD: OfflineBuild = {
  version: 'new',
  styles: ['/assets/all.css'],
  modules: ['/assets/parts.js', '/assets/entry.js'],
  later: ['/assets/error.js'],
  frame: ['/assets/all.css', '/assets/parts.js', '/assets/entry.js', '/assets/error.js', '/theme.js', '/start.js'],
  catalogue: { files: ['/assets/directory.js', '/assets/search.js'], screen: '/assets/directory.js' },
  quiz: { files: ['/assets/quiz.js'], screen: '/assets/quiz.js' },
}

type Listener = (event: never) => void
/** What the server sends for a path; an error if it cannot be reached, a promise if it takes long. */
type Server = (path: string) => Response | Error | Promise<Response>

const pathOf = (request: RequestInfo | URL): string =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : String(request), ORIGIN).pathname

class MemoryCache {
  readonly #fetch: (path: string) => Promise<Response>
  readonly entries = new Map<string, Response>()
  constructor(fetch: (path: string) => Promise<Response>) {
    this.#fetch = fetch
  }
  async keys() {
    return [...this.entries.keys()].map((path) => new Request(ORIGIN + path))
  }
  async match(request: RequestInfo | URL) {
    return this.entries.get(pathOf(request))?.clone()
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.entries.set(pathOf(request), response)
  }
  async delete(request: RequestInfo | URL) {
    return this.entries.delete(pathOf(request))
  }
  async addAll(paths: readonly string[]) {
    const responses = await Promise.all(paths.map((path) => this.#fetch(path)))
    if (responses.some(({ ok }) => !ok)) throw new TypeError('A file is missing')
    paths.forEach((path, index) => {
      this.entries.set(path, responses[index] as Response)
    })
  }
}

type FakeOptions = {
  readonly server: Server
  readonly opened?: readonly string[]
  readonly saveData?: boolean
  readonly preload?: Response
}

/** Starts the worker in a browser. `state.server` can be replaced, for example when the connection is lost. */
export function createFakeWorker({ server, opened = [], saveData = false, preload }: FakeOptions) {
  const state = { server, requests: [] as string[], skipped: 0, claimed: 0, preloads: 0 }
  const listeners = new Map<string, Listener>()
  const stored = new Map<string, MemoryCache>()
  const fetch = async (request: RequestInfo | URL): Promise<Response> => {
    const path = pathOf(request)
    state.requests.push(path)
    const response = await state.server(path)
    if (response instanceof Error) throw response
    return response
  }
  const open = (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache(fetch)
    stored.set(name, cache)
    return cache
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL) =>
      [...stored.values()]
        .map((cache) => cache.entries.get(pathOf(request)))
        .find(Boolean)
        ?.clone(),
  }
  const scope = {
    location: { origin: ORIGIN },
    caches,
    clients: {
      claim: async () => void state.claimed++,
      matchAll: async () => opened.map((path) => ({ url: ORIGIN + path })),
    },
    registration: { navigationPreload: { enable: async () => void state.preloads++ } },
    navigator: { connection: { saveData } },
    skipWaiting: async () => void state.skipped++,
    fetch,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  }
  startWorker(scope as unknown as WorkerScope, BUILD)

  /** Dispatches an event, and waits for all of its work. The response is undefined if the browser sends the request. */
  const dispatch = async (name: string, more: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    const event = {
      ...more,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise
      },
    }
    listeners.get(name)?.(event as never)
    const received = await response
    await Promise.all(work)
    return received
  }
  return {
    state,
    open,
    names: () => [...stored.keys()],
    /** The paths of all that is stored. */
    paths: () => [...stored.values()].flatMap((cache) => [...cache.entries.keys()]).sort(),
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    navigate: (path: string) =>
      dispatch('fetch', {
        request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
        preloadResponse: Promise.resolve(preload),
      }),
    request: (url: string, method = 'GET') =>
      dispatch('fetch', { request: Object.assign(new Request(new URL(url, ORIGIN), { method })) }),
  }
}
