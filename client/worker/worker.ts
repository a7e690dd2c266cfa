/**
 * The service worker: keeps the files of the screens that work without a connection, and the data that they need. Pages
 * always come from the server while it can be reached.
 */
import type { OfflineBuild } from './offline-build.ts'
import { applicationPage, type SavedScreens, unavailablePage } from './offline-pages.ts'
import { keepData } from './saved-data.ts'

/** The parts of a worker's global scope that are used here, which the types of the browser's pages lack. */
export type WorkerScope = {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  skipWaiting(): Promise<void>
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
}

type WorkerEvent = { waitUntil(work: Promise<unknown>): void }

type FetchEvent = WorkerEvent & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

type GroupName = keyof SavedScreens
const GROUPS: readonly GroupName[] = ['catalogue', 'quiz']

const FILES = 'toolfinch-files-'
const DATA = 'toolfinch-data'

const DATA_FILES: Readonly<Record<GroupName, readonly string[]>> = {
  catalogue: ['/tools.json', '/tools-search.json'],
  quiz: ['/tools.json', '/tools-search.json', '/tools-engine.json'],
}
const ALL_DATA: ReadonlySet<string> = new Set(Object.values(DATA_FILES).flat())

/** The group that a path belongs to; null for pages that need a connection. */
function groupOf(pathname: string): GroupName | null {
  if (/^\/(ai-tools|tool\/[^/]+)\/?$/.test(pathname)) return 'catalogue'
  return /^\/quiz(\/results(\/[^/]+)?)?\/?$/.test(pathname) ? 'quiz' : null
}

/** The screens whose first visit saves their data: a tool's page, which search engines lead to, does not. */
const savesData = (pathname: string): boolean => groupOf(pathname) !== null && !pathname.startsWith('/tool/')

/** What a proxy sends when the product behind it cannot be reached. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 504])

/** How long the server may take, in milliseconds, for a file that is saved. */
const PATIENCE_MS = 3000

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

/** The screens on the device: their scripts with those of the frame, and their data. */
function createStore(scope: WorkerScope, build: OfflineBuild) {
  const { caches } = scope
  const current = FILES + build.version

  const add = async (files: readonly string[]): Promise<void> => {
    const cache = await caches.open(current)
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    await cache.addAll(files.filter((file) => !kept.has(file)))
  }

  /** Keeps the scripts and the data of screens, unless the visitor saves data. Failures are tried again next time. */
  const keep = async (name: GroupName): Promise<void> => {
    if (scope.navigator.connection?.saveData) return
    try {
      await keepData({ cache: await caches.open(DATA), files: DATA_FILES[name], fetch: scope.fetch.bind(scope) })
      await add(build[name].files)
    } catch {
      // Without a connection or space: what was kept before stays.
    }
  }

  return {
    keep,
    addFrame: () => add(build.frame),

    savedScreens: async (): Promise<SavedScreens> => {
      const cache = await caches.open(current)
      const has = async (name: GroupName) => (await cache.match(build[name].screen)) !== undefined
      return { catalogue: await has('catalogue'), quiz: await has('quiz') }
    },

    /** Removes the files of earlier builds. */
    removeOld: async (): Promise<void> => {
      for (const name of await caches.keys()) if (name.startsWith(FILES) && name !== current) await caches.delete(name)
    },

    /** Keeps the screens of pages that were opened before this worker, and those whose data an earlier one has kept. */
    keepOpened: async (): Promise<void> => {
      const opened = await scope.clients.matchAll({ includeUncontrolled: true })
      const paths = opened.map(({ url }) => new URL(url).pathname)
      const data = await caches.open(DATA)
      for (const name of GROUPS) {
        const isOpened = paths.some((pathname) => savesData(pathname) && groupOf(pathname) === name)
        const hasData = (await data.match(DATA_FILES[name].at(-1) ?? '')) !== undefined
        if (isOpened || hasData) await keep(name)
      }
    },
  }
}

/** The document for an address while the server cannot be reached. */
async function offlinePage(
  scope: WorkerScope,
  build: OfflineBuild,
  saved: SavedScreens,
  address: URL,
): Promise<Response> {
  const [, category] = /^\/ai-tools\/([^/]+)\/?$/.exec(address.pathname) ?? []
  // Articles of categories are not kept; their tools are.
  if (category && saved.catalogue) return Response.redirect(`/ai-tools?category=${category}`, 302)
  const group = groupOf(address.pathname)
  const html =
    group !== null && saved[group]
      ? applicationPage(build, scope.location.origin, new Date().getFullYear())
      : unavailablePage(build, saved)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  // The same policy as on every other page.
  const policy = (await scope.caches.match('/theme.js'))?.headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policy)
  return new Response(html, { headers })
}

/** The response of the server; null if it cannot be reached. */
async function reach(loading: () => Promise<Response>): Promise<Response | null> {
  try {
    const response = await loading()
    return UNREACHABLE.has(response.status) ? null : response
  } catch {
    return null
  }
}

export function startWorker(scope: WorkerScope, build: OfflineBuild): void {
  const { caches, location } = scope
  const store = createStore(scope, build)

  const openPage = async (event: FetchEvent): Promise<Response> =>
    (await reach(async () => (await event.preloadResponse) ?? scope.fetch(event.request))) ??
    offlinePage(scope, build, await store.savedScreens(), new URL(event.request.url))

  /** A saved file is used when the server takes long, too: a connection can exist without any response. */
  const networkFirst = async (request: Request): Promise<Response> => {
    const kept = await caches.match(request.url)
    const loading = reach(() => scope.fetch(request))
    return (await (kept ? Promise.race([loading, pause(PATIENCE_MS)]) : loading)) ?? kept ?? Response.error()
  }

  const keptFirst = async (request: Request): Promise<Response> =>
    (await caches.match(request.url)) ?? scope.fetch(request)

  scope.addEventListener('install', (event) => {
    event.waitUntil(store.addFrame().then(() => scope.skipWaiting()))
  })

  scope.addEventListener('activate', (event) => {
    const activate = async () => {
      await store.removeOld()
      await scope.registration.navigationPreload?.enable()
      await scope.clients.claim()
      await store.keepOpened()
    }
    event.waitUntil(activate())
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    const isAsset = pathname.startsWith('/assets/')
    if (request.mode === 'navigate') {
      event.respondWith(openPage(event))
      const group = groupOf(pathname)
      if (group !== null && savesData(pathname)) event.waitUntil(store.keep(group))
    } else if (isAsset) {
      event.respondWith(keptFirst(request))
      for (const name of GROUPS) if (build[name].screen === pathname) event.waitUntil(store.keep(name))
    } else if (ALL_DATA.has(pathname) || build.frame.includes(pathname)) {
      event.respondWith(networkFirst(request))
    }
  })
}
