import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { type DirectoryAddress, FLAGS } from '#client/features/catalogue/directory/directory-address.ts'
import { readDirectoryAddress } from '#client/features/catalogue/directory/read-directory-address.ts'
import { filterArguments } from '#client/features/catalogue/directory/use-directory.ts'
import { loadSavedCatalogue, type SavedCatalogue } from '#client/features/catalogue/saved-copy/saved-catalogue.ts'
import { listOnDevice } from '#client/features/recommendations/device-list.ts'
import { fromEnum, toEnum } from '#client/lib/enum-values.ts'
import { toInput, toPurposeInput } from '#client/lib/quiz-answers.ts'
import { PRICE_CEILINGS, TOOL_SORTS } from '#core/catalogue/tool-query.ts'
import {
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  SKILL_LEVELS,
  TEAM_SIZES,
} from '#core/catalogue/vocabulary.ts'
import { answersFromList } from '#core/quiz/answer-list.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { createSnapshots } from '#server/areas/recommendations/snapshots.ts'
import { readPurposeInput } from '#server/graphql/purpose-input.ts'
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
const files = new Map<string, string>()

/** The files as the service worker keeps them. */
const readKept = async (path: string) =>
  new Response(files.get(path), { headers: { date: 'Mon, 30 Nov 2026 10:00:00 GMT' } })

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T

beforeAll(async () => {
  const dataFiles = await Promise.all(
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
      dataFiles.map(
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
    readListFacts: services.catalogue.toolLists.listFacts,
    readEngineFile: services.recommendations.engineFile,
    currentRevision: services.catalogue.revision.current,
    onRevision: services.catalogue.revision.subscribe,
  })
  for (const path of ['/tools.json', '/tools-search.json', '/tools-engine.json']) {
    files.set(path, (await site.inject(path)).body)
  }
  vi.stubGlobal('fetch', readKept)
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

/** An entry of any facet. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of tests have no types
type Count = any

const QUERY = `query (
  $search: String, $category: [String!], $pricingModel: [PricingModel!], $platform: [Platform!],
  $integration: [Integration!], $privacy: [PrivacyClaim!], $skill: [SkillLevel!], $teamSize: [TeamSize!],
  $maxMonthlyPriceUsd: Int, $freeTier: Boolean, $openSource: Boolean, $apiAvailable: Boolean, $mcpServer: Boolean,
  $verified: Boolean, $sort: ToolSort!, $page: Int!
) {
  tools(
    search: $search, category: $category, pricingModel: $pricingModel, platform: $platform, integration: $integration,
    privacy: $privacy, skill: $skill, teamSize: $teamSize, maxMonthlyPriceUsd: $maxMonthlyPriceUsd, freeTier: $freeTier,
    openSource: $openSource, apiAvailable: $apiAvailable, mcpServer: $mcpServer, verified: $verified, sort: $sort,
    page: $page, first: 40
  ) {
    totalCount
    correctedSearch
    nodes { id }
    facets {
      freeTier openSource apiAvailable mcpServer verified
      categories { count category { slug } }
      pricingModels { count pricingModel }
      platforms { count platform }
      integrations { count integration }
      privacy { count claim }
      skills { count skill }
      teamSizes { count teamSize }
      prices { count maxMonthlyPriceUsd }
    }
  }
}`

/** Mostly none, or nothing would be found. */
const some = <T>(values: readonly T[], maxLength = 2) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.subarray([...values], { maxLength }))
const address = (): fc.Arbitrary<DirectoryAddress> =>
  fc.record({
    search: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...queries),
      fc.string({ maxLength: 30 }).map((text) => text.trim()),
    ),
    categories: some(CATEGORIES),
    pricing: some(PRICING_MODELS),
    platforms: some(PLATFORMS),
    integrations: some(INTEGRATIONS, 1),
    privacy: some(PRIVACY_FLAGS, 1),
    skills: some(SKILL_LEVELS),
    teams: some(TEAM_SIZES),
    price: fc.constantFrom(null, null, null, null, null, null, ...PRICE_CEILINGS),
    flags: some(FLAGS, 1),
    sort: fc.constantFrom(...TOOL_SORTS),
    page: fc.constantFrom(1, 1, 2),
  })

test('the saved copy has the lists of the server, in every order and with the same counts', async () => {
  let found = 0
  const isEqual = async (requested: DirectoryAddress) => {
    const variables = { ...filterArguments(requested), sort: toEnum(requested.sort), page: requested.page }
    const { data } = await api.query(QUERY, variables)
    const { facets, ...list } = data.tools
    const saved = copy.list(requested)
    found += saved.total
    expect({
      ids: saved.tools.map(({ id }) => id),
      total: saved.total,
      correction: saved.correction?.to ?? null,
    }).toEqual({
      ids: list.nodes.map(({ id }: { id: string }) => id),
      total: list.totalCount,
      correction: list.correctedSearch,
    })
    expect(saved.facets).toEqual({
      categories: facets.categories.map(({ category, count }: Count) => ({ value: category.slug, count })),
      pricing: facets.pricingModels.map(({ pricingModel, count }: Count) => ({ value: fromEnum(pricingModel), count })),
      platforms: facets.platforms.map(({ platform, count }: Count) => ({ value: fromEnum(platform), count })),
      integrations: facets.integrations.map(({ integration, count }: Count) => ({
        value: fromEnum(integration),
        count,
      })),
      privacy: facets.privacy.map(({ claim, count }: Count) => ({ value: fromEnum(claim), count })),
      skills: facets.skills.map(({ skill, count }: Count) => ({ value: fromEnum(skill), count })),
      teams: facets.teamSizes.map(({ teamSize, count }: Count) => ({ value: fromEnum(teamSize), count })),
      prices: facets.prices.map(({ maxMonthlyPriceUsd, count }: Count) => ({ value: maxMonthlyPriceUsd, count })),
      flags: {
        free: facets.freeTier,
        open: facets.openSource,
        api: facets.apiAvailable,
        mcp: facets.mcpServer,
        verified: facets.verified,
      },
    })
  }
  await fc.assert(fc.asyncProperty(address(), isEqual), { numRuns: 150, seed: 125 })
  expect(found).toBeGreaterThan(1000)
})

/** Answers as people give them: some questions, and sometimes a sentence whose meanings are read or chosen. */
const quiz = (): fc.Arbitrary<QuizAnswers> => {
  const purpose = fc.option(
    fc.record({
      sentence: fc.constantFrom('Transcribe meetings for free', 'Write blog posts and make pictures', 'code on Linux'),
      meanings: fc.constantFrom([], ['free'], ['topic:meetings']),
      unread: fc.boolean(),
    }),
    { nil: undefined },
  )
  const questions = QUESTIONS.map(({ id, type, options }) =>
    fc
      .subarray(
        options.map((option) => option.id),
        { maxLength: type === 'single_choice' ? 1 : 3 },
      )
      .map((chosen) => [id, chosen] as const),
  )
  return fc.tuple(fc.tuple(...questions), purpose).map(([chosen, sentence]) => ({
    ...Object.fromEntries(chosen.filter(([, options]) => options.length > 0)),
    ...(sentence && { purpose: sentence }),
  }))
}

test('a device ranks and explains as the server does', async () => {
  vi.stubGlobal('fetch', readKept)
  const { catalogue } = api.services
  const snapshots = createSnapshots({
    tools: catalogue.tools,
    searchIndex: catalogue.toolLists.searchIndex,
    jobs: catalogue.jobs,
    catalogueRevision: catalogue.revision,
    onRatings: () => undefined,
    monotonicMs: () => 0,
  })
  const snapshot = await snapshots.current()
  let ranked = 0
  const isEqual = async (answers: QuizAnswers) => {
    const purpose = await readPurposeInput(toPurposeInput(answers), api.services)
    const { catalogueRevision: _number, ...expected } = recommend(answersFromList(toInput(answers), purpose), snapshot)
    const { catalogueRevision: _unknown, ...list } = (await listOnDevice(answers)).list
    expect(list).toEqual(expected)
    ranked += list.items.length
  }
  await fc.assert(fc.asyncProperty(quiz(), isEqual), { numRuns: 12, seed: 125 })
  expect(ranked).toBeGreaterThan(20)
  vi.unstubAllGlobals()
})
