import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { readDirectoryAddress } from '#client/features/catalogue/directory/read-directory-address.ts'
import { loadSavedCatalogue, type SavedCatalogue } from '#client/features/catalogue/saved-copy/saved-catalogue.ts'
import { catalogueFiles } from '#server/http/files/catalogue-files.ts'
import { createOwnContext } from '#server/http/request-context.ts'
import { silentLog } from '#server/platform/log.ts'
import { createApi, loadCatalogue } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { bareFastify } from '../http/support.ts'

/** Part of the real catalog, because the order of synthetic tools proves little. */
const CATEGORIES = ['meeting-assistants', 'writing', 'image-generation', 'coding-assistants'] as const

const FORMER_NAME = 'Quillwright'
const RENAMED = {
  kind: 'renamed',
  on: '2026-03',
  former_name: FORMER_NAME,
  note: 'It got a new name.',
  url: 'https://news.example/',
}

const database = registerTestDatabase()
const dir = registerTemporaryFolder()
let api: ReturnType<typeof createApi>
let copy: SavedCatalogue
let queries: readonly string[]

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T

beforeAll(async () => {
  const files = await Promise.all(
    CATEGORIES.map(
      async (category) =>
        [category, await readJson<{ tools: object[] }>(`prisma/data/tools/${category}.json`)] as const,
    ),
  )
  const names = await readJson<{ categories: readonly { slug: string; name: string }[] }>('prisma/data/categories.json')
  const categories = Object.fromEntries(names.categories.map(({ slug, name }) => [slug, name]))
  await loadCatalogue(database, {
    categories,
    tools: Object.fromEntries(
      files.map(
        ([
          category,
          {
            tools: [first, ...tools],
          },
        ]) => [category, [category === 'writing' ? { ...first, events: [RENAMED] } : { ...first }, ...tools]],
      ),
    ),
  })
  api = createApi(database)
  const { services, execute } = api
  const site = await bareFastify()
  await site.register(catalogueFiles, {
    execute,
    context: createOwnContext(services, silentLog),
    words: services.catalogue.searchWords,
    dir,
    readSnapshot: services.catalogue.changes.snapshot,
    currentRevision: services.catalogue.revision.current,
    onRevision: services.catalogue.revision.subscribe,
  })
  vi.stubGlobal('fetch', async (path: string) => new Response((await site.inject(path)).body))
  copy = await loadSavedCatalogue()
  vi.unstubAllGlobals()
  await site.close()
  const golden = await readJson<{ queries: readonly { text: string }[] }>('tests/golden/search/queries.json')
  queries = golden.queries
    .filter((_, index) => index % 5 === 0)
    .map(({ text }) => text)
    .slice(0, 30)
})

test('the saved copy finds the same tools in the same order as the server', async () => {
  expect(queries).toHaveLength(30)
  let found = 0
  for (const search of queries) {
    const { data } = await api.query(
      'query ($search: String!) { tools(search: $search, first: 40) { totalCount correctedSearch nodes { id } } }',
      { search },
    )
    const listing = copy.list(readDirectoryAddress(new URLSearchParams({ search })))
    expect([search, listing.total, listing.correction?.to ?? null, listing.tools.map(({ id }) => id)]).toEqual([
      search,
      data.tools.totalCount,
      data.tools.correctedSearch,
      data.tools.nodes.map(({ id }: { id: string }) => id),
    ])
    found += listing.total
  }
  expect(found).toBeGreaterThan(100)
})

test('the saved copy knows former names', () => {
  const { tools, correction } = copy.list(readDirectoryAddress(new URLSearchParams({ search: FORMER_NAME })))
  expect([tools.length, correction]).toEqual([1, null])
})

test('the saved copy applies the filters of the server with the same counts', async () => {
  const { data } = await api.query(
    'query { tools(search: "meeting notes", platform: [ANDROID], freeTier: true, first: 40) { nodes { id } facets { freeTier platforms { platform count } } } }',
  )
  const listing = copy.list(readDirectoryAddress(new URLSearchParams('search=meeting notes&platform=android&free=1')))
  expect(listing.tools.map(({ id }) => id)).toEqual(data.tools.nodes.map(({ id }: { id: string }) => id))
  expect(listing.tools.length).toBeGreaterThan(0)
  expect(listing.facets.flags.free).toBe(data.tools.facets.freeTier)
  const counts = data.tools.facets.platforms.map(({ platform, count }: { platform: string; count: number }) => [
    platform.toLowerCase(),
    count,
  ])
  expect(Object.fromEntries(listing.facets.platforms?.map(({ value, count }) => [value, count]) ?? [])).toEqual(
    Object.fromEntries(counts),
  )
})
