import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { createOutsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerMembers } from '../../support/registered-members.ts'
import type { WatchPage } from './watch-pages/watch-page.ts'

type SentRequest = { readonly host: string; readonly url: string; readonly at: number; readonly agent: string }

/** The application with the watch turned on, and a local server for all hosts below `test`. Registers the hooks of its file. */
export const createWatchApp = () => {
  const database = registerTestDatabase()
  const requests: SentRequest[] = []
  const pages = new Map<string, WatchPage>()
  let server: Server
  let port = 0
  let elapsed = 0

  const later = (ms: number): void => {
    elapsed += ms
    members.setTime(elapsed)
  }
  const fetchOutside = (url: string) => {
    const allowedHosts = [new URL(url).host].filter((host) => host.endsWith(`.test:${port}`))
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }]
    return createOutsideFetch({ allowedHosts, lookup, userAgent: 'Test watch' })(url)
  }
  const members = registerMembers(database, {
    limitsFactor: 100,
    priceWatch: { fetchOutside, wait: async (ms) => later(ms) },
  })

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { host = '', 'user-agent': agent = '' } = request.headers
      requests.push({ host, url: request.url ?? '', at: elapsed, agent })
      const page = pages.get(host.replace(/^www\./, '').split('.', 1)[0] ?? '')
      if (page === undefined) response.writeHead(404).end()
      else if (typeof page.answer === 'function') page.answer(request, response)
      else if (request.url === '/robots.txt') response.writeHead(page.robots === undefined ? 404 : 200).end(page.robots)
      else response.writeHead(200, { 'content-type': page.contentType ?? 'text/html' }).end(page.answer)
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const urlOf = (name: string): string => `http://${name}.test:${port}/pricing`
  const record = ({ name, plans }: WatchPage, changes: object = {}) =>
    toolRecord({
      slug: name,
      website_url: `http://${name}.test/`,
      plans: plans.map((one) => ({ ...one, source_url: urlOf(name) })),
      ...changes,
    })

  return {
    database,
    members,
    requests,
    later,
    urlOf,
    now: () => new Date(clock.now().getTime() + elapsed),
    /** Serves these pages, and loads their tools from data files. */
    load: async (all: readonly WatchPage[], changes: object = {}) => {
      serve(all)
      await loadCatalogue(database, { tools: { writing: all.map((page) => record(page, changes)) } })
    },
    serve,
    run: async (kind = 'watch-prices') => {
      const job = members.services.jobHandlers.find((one) => one.kind === kind)
      const context = { jobId: '', attempt: 1, progress: async () => undefined, commit: async () => undefined }
      await job?.run({}, { ...context, signal: AbortSignal.timeout(60_000) })
    },
    reading: (name: string) => database.prisma.pricePageReading.findUnique({ where: { url: urlOf(name) } }),
    items: () => database.prisma.priceCheck.findMany({ orderBy: [{ createdAt: 'asc' }, { url: 'asc' }] }),
  }

  function serve(all: readonly WatchPage[]): void {
    for (const page of all) pages.set(page.name, page)
  }
}
