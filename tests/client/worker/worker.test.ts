import { beforeEach, expect, test, vi } from 'vitest'
import { createFakeWorker } from './fake-worker.ts'

const NOW = new Date('2026-11-30T10:00:00Z')
const POLICY = "default-src 'self'"
const DISCONNECTED = () => new TypeError('Failed to fetch')

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))

/** The server of one revision: files of data have its number, pages are marked. */
const serverOf =
  (revision: string) =>
  (path: string): Response => {
    const headers: Record<string, string> = { date: NOW.toUTCString(), 'content-security-policy': POLICY }
    if (path.endsWith('.json')) headers['x-catalogue-revision'] = revision
    return new Response(`${path} ${revision}`, { headers })
  }

const CATALOGUE = ['/tools-search.json', '/tools.json']
const FRAME = ['/assets/all.css', '/assets/entry.js', '/assets/error.js', '/assets/parts.js', '/start.js', '/theme.js']

async function running(options: Partial<Parameters<typeof createFakeWorker>[0]> = {}) {
  const worker = createFakeWorker({ server: serverOf('1'), ...options })
  await worker.install()
  await worker.activate()
  return worker
}

test('a first visit keeps the frame alone', async () => {
  const worker = await running({ opened: ['/', '/tool/canva', '/pricing'] })
  expect(worker.paths()).toEqual(FRAME)
  expect(worker.state).toMatchObject({ skipped: 1, claimed: 1, preloads: 1 })
})

test('a missing file fails the installation, so that the previous worker stays', async () => {
  const worker = createFakeWorker({
    server: (path) => (path === '/start.js' ? new Response('', { status: 404 }) : serverOf('1')(path)),
  })
  await expect(worker.install()).rejects.toThrow('A file is missing')
  expect(worker.state.skipped).toBe(0)
})

test('an opened directory keeps its scripts and the catalog; a tool’s page does not', async () => {
  const worker = await running({ opened: ['/ai-tools'] })
  const kept = [...FRAME, '/assets/directory.js', '/assets/search.js', ...CATALOGUE].sort()
  expect(worker.paths()).toEqual(kept)
  await worker.navigate('/tool/canva')
  await worker.navigate('/pricing')
  expect(worker.paths()).toEqual(kept)
})

test.each([
  ['a visit', (worker: ReturnType<typeof createFakeWorker>) => worker.navigate('/ai-tools')],
  [
    'a link that loads the screen',
    (worker: ReturnType<typeof createFakeWorker>) => worker.request('/assets/directory.js'),
  ],
])('%s keeps the directory', async (_, open) => {
  const worker = await running()
  await open(worker)
  expect(worker.paths()).toEqual(expect.arrayContaining(CATALOGUE))
})

test('nothing but files of the build and public data is ever stored', async () => {
  const worker = await running()
  for (const path of ['/', '/ai-tools?search=x', '/quiz', '/quiz/results/1', '/profile', '/dashboard'])
    await worker.navigate(path)
  for (const path of ['/graphql?query=x', '/functions/favorites', '/assets/other.js', '/tools.csv'])
    await worker.request(path)
  const stored = worker.paths()
  expect(stored.filter((path) => !/^\/(assets\/|theme\.js|start\.js|tools[\w-]*\.json)/.test(path))).toEqual([])
  expect(stored).not.toContain('/assets/other.js')
})

test('requests that change something, other sites and the API are left to the browser', async () => {
  const worker = await running()
  for (const [url, method] of [
    ['/graphql', 'POST'],
    ['/graphql?query=x', 'GET'],
    ['/ai-tools', 'HEAD'],
    ['https://other.example/assets/entry.js', 'GET'],
  ] as const)
    expect([url, await worker.request(url, method)]).toEqual([url, undefined])
})

test('a page always comes from the server while it can be reached', async () => {
  const worker = await running({ opened: ['/ai-tools', '/quiz'] })
  worker.state.server = serverOf('2')
  expect(await (await worker.navigate('/ai-tools'))?.text()).toBe('/ai-tools 2')
  const preloading = await running({ preload: new Response('preloaded') })
  expect(await (await preloading.navigate('/ai-tools'))?.text()).toBe('preloaded')
})

test('the server’s own errors are shown', async () => {
  const worker = await running({ opened: ['/ai-tools'] })
  for (const status of [404, 429, 500, 503]) {
    worker.state.server = () => new Response('', { status })
    expect((await worker.navigate('/ai-tools'))?.status).toBe(status)
  }
})

test.each([
  ['no connection', DISCONNECTED],
  ['a proxy that cannot reach the product', () => new Response('bad gateway', { status: 502 })],
  ['a proxy that waits in vain', () => new Response('timeout', { status: 504 })],
])('with %s, saved screens open empty, for the application to fill', async (_, server) => {
  const worker = await running({ opened: ['/ai-tools', '/quiz'] })
  worker.state.server = server
  for (const path of ['/ai-tools', '/ai-tools?search=notes', '/tool/canva', '/quiz', '/quiz/results']) {
    const response = await worker.navigate(path)
    const html = (await response?.text()) ?? ''
    expect([response?.status, response?.headers.get('content-security-policy')]).toEqual([200, POLICY])
    expect(html).toContain('data-modules="/assets/parts.js /assets/entry.js" data-later="/assets/error.js"')
    expect(html).toContain('{"facts":{"origin":"https://toolfinch.example","year":2026},"responses":[],"parts":[]}')
    expect(html).toMatch(/<body><\/body><\/html>$/)
  }
})

test('a category opens as a filter of the saved directory', async () => {
  const worker = await running({ opened: ['/ai-tools'] })
  worker.state.server = DISCONNECTED
  const redirected = vi.spyOn(Response, 'redirect').mockReturnValue(new Response(null, { status: 302 }))
  expect((await worker.navigate('/ai-tools/writing'))?.status).toBe(302)
  expect(redirected).toHaveBeenCalledWith('/ai-tools?category=writing', 302)
})

test('other pages say that they need a connection, and link to what is saved', async () => {
  const textOf = async (opened: readonly string[], path: string) => {
    const worker = await running({ opened })
    worker.state.server = DISCONNECTED
    return (await worker.navigate(path))?.text()
  }
  const all = await textOf(['/ai-tools', '/quiz'], '/pricing')
  expect(all).toContain('<h1 class="text-3xl">You’re offline</h1>')
  expect(all).toContain('href="/ai-tools">Search the AI tools directory')
  expect(all).toContain('href="/quiz">Take the quiz')
  expect(all).not.toContain('start.js')
  const some = await textOf(['/ai-tools'], '/quiz')
  expect(some).toContain('href="/ai-tools"')
  expect(some).not.toContain('href="/quiz"')
  expect(await textOf([], '/ai-tools/writing')).toContain('Nothing else is saved on this device yet.')
})

test('scripts come from the device, and files without a hash in their name only without a connection', async () => {
  const worker = await running()
  worker.state.server = serverOf('2')
  const read = async (path: string) => (await worker.request(path))?.text()
  expect(await read('/assets/entry.js')).toBe('/assets/entry.js 1')
  expect(await read('/assets/other.js')).toBe('/assets/other.js 2')
  expect(await read('/start.js')).toBe('/start.js 2')
  worker.state.server = DISCONNECTED
  expect(await read('/start.js')).toBe('/start.js 1')
  expect((await worker.request('/tools.json'))?.type).toBe('error')
})

test('a saved file does not wait for a server that takes long', async () => {
  vi.useFakeTimers({ now: NOW })
  const worker = await running({ opened: ['/ai-tools'] })
  worker.state.server = () => new Promise<Response>(() => undefined)
  const requested = worker.request('/tools.json')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await requested)?.text()).toBe('/tools.json 1')
})

test('a new build replaces the files of the previous one, and keeps its screens with their data', async () => {
  const worker = createFakeWorker({ server: serverOf('1') })
  await worker.open('toolfinch-files-old').put('/assets/old.js', new Response('old'))
  await worker.open('another-cache').put('/x', new Response('x'))
  for (const path of CATALOGUE) await worker.open('toolfinch-data').put(path, serverOf('1')(path))
  await worker.install()
  await worker.activate()
  expect(worker.names().sort()).toEqual(['another-cache', 'toolfinch-data', 'toolfinch-files-new'])
  expect(worker.paths()).toContain('/assets/directory.js')
  worker.state.server = serverOf('2')
  expect(await (await worker.navigate('/'))?.text()).toBe('/ 2')
})

test('data is requested again after an hour, and replaced as a whole', async () => {
  const worker = await running({ opened: ['/ai-tools'] })
  const kept = async () =>
    Promise.all(CATALOGUE.map(async (path) => (await worker.open('toolfinch-data').match(path))?.text()))
  worker.state.requests.length = 0
  await worker.navigate('/ai-tools')
  expect(worker.state.requests).toEqual(['/ai-tools'])

  vi.setSystemTime(NOW.getTime() + 3_600_000)
  // The second file is of another revision: the catalog changed in between.
  worker.state.server = (path) => serverOf(path === '/tools.json' ? '3' : '2')(path)
  await worker.navigate('/ai-tools')
  expect(await kept()).toEqual(['/tools-search.json 1', '/tools.json 1'])
  worker.state.server = serverOf('3')
  await worker.navigate('/ai-tools')
  expect(await kept()).toEqual(['/tools-search.json 3', '/tools.json 3'])
  worker.state.server = () => new Response('', { status: 503 })
  vi.setSystemTime(NOW.getTime() + 9_000_000)
  await worker.navigate('/ai-tools')
  expect(await kept()).toEqual(['/tools-search.json 3', '/tools.json 3'])
})

test('a catalog that is too large for a device is not kept', async () => {
  const large = 'x'.repeat(13_000_000)
  const worker = await running({
    server: (path) => (path.endsWith('.json') ? new Response(large, serverOf('1')(path)) : serverOf('1')(path)),
  })
  await worker.navigate('/ai-tools')
  expect(worker.paths().filter((path) => path.endsWith('.json'))).toEqual([])
})

test('visitors who save data keep the frame alone', async () => {
  const worker = await running({ opened: ['/ai-tools'], saveData: true })
  await worker.navigate('/quiz')
  expect(worker.paths()).toEqual(FRAME)
})
