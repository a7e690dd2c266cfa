import { DIRECTORY_PAGE_SIZE } from '#core/display/pagination.ts'
import type { Answers } from '../../support/client/render-at.tsx'
import { NO_REVIEWS } from './no-reviews.ts'
import { suggestedPairs } from './suggested-pairs-answer.ts'

export const CATEGORIES = [
  { __typename: 'Category', id: 'c1', slug: 'design', name: 'Design' },
  { __typename: 'Category', id: 'c2', slug: 'writing', name: 'Writing' },
] as const

/** A tool as in API responses, with all fields a screen may request. */
export const toolNamed = (name: string, over: Record<string, unknown> = {}) => {
  const slug = name.toLowerCase().replace(/\s+/g, '-')
  return {
    __typename: 'Tool',
    id: `id-${slug}`,
    slug,
    name,
    ...{ mark: null as unknown, categoryIcon: null as unknown },
    vendor: 'Vendor & Co',
    owner: null,
    description: `${name} does one thing well.`,
    longDescription: `${name} began as an experiment.\n\nIt grew.`,
    websiteUrl: 'https://tool.example/start',
    category: CATEGORIES[0],
    pricingModel: 'FREEMIUM',
    priceText: 'Free plan, paid from $15/month',
    priceAsOf: '2026-05' as string | null,
    priceAmount: '$15 a month',
    priceNote: 'Free plan · May 2026',
    lowestMonthlyPriceUsd: 15 as number | null,
    hasAlternatives: true,
    plans: [] as unknown[],
    earlierPrices: [] as string[],
    events: [] as unknown[],
    modelPrices: null as unknown,
    features: ['Layers and masks'],
    useCases: ['Posters for an event', 'Slides for a talk'],
    pros: ['Easy to learn'],
    cons: ['Needs a connection'],
    apiAvailable: null as boolean | null,
    freeTier: true,
    openSource: false,
    mcpServer: null as boolean | null,
    license: null as string | null,
    factTexts: [] as unknown[],
    platforms: ['WEB', 'IOS', 'API'],
    skill: 2,
    integrations: ['slack', 'mcp'],
    privacy: ['soc2'],
    privacyUrl: 'https://tool.example/trust',
    teamFit: ['solo', 'small', 'medium', 'large', 'enterprise'],
    setupMinutes: 30,
    status: 'ACTIVE',
    statusText: null as string | null,
    mergedInto: null,
    verified: false,
    featured: false,
    facts: [] as unknown[],
    similar: [] as unknown[],
    verdict: null as unknown,
    startingPrice: null as unknown,
    otherChoices: [] as unknown[],
    comparisons: [] as unknown[],
    questions: [] as unknown[],
    ageNote: null as string | null,
    vendorSummary: null,
    vendorActions: [],
    ...NO_REVIEWS,
    ...over,
  }
}

export type AnsweredTool = ReturnType<typeof toolNamed>

type DirectoryVariables = {
  search: string | null
  category: readonly string[] | null
  pricingModel: readonly string[] | null
  platform: readonly string[] | null
  integration: readonly string[] | null
  privacy: readonly string[] | null
  skill: readonly string[] | null
  teamSize: readonly string[] | null
  maxMonthlyPriceUsd: number | null
  freeTier: boolean | null
  openSource: boolean | null
  apiAvailable: boolean | null
  mcpServer: boolean | null
  verified: boolean | null
  sort: string
  page: number
  searches: boolean
}

type Filter = (tool: AnsweredTool) => boolean

const oneOf = (wanted: readonly string[] | null, values: readonly (string | null)[]): boolean =>
  wanted === null || wanted.some((value) => values.includes(value))

const allOf = (wanted: readonly string[] | null, values: readonly string[]): boolean =>
  (wanted ?? []).every((value) => values.includes(value.toLowerCase()))

const isSet = (wanted: boolean | null, value: boolean | null): boolean => wanted === null || wanted === value

const SKILLS = ['EVERYONE', 'TRAINED', 'TECHNICAL', 'DEVELOPER']

/** The lowest monthly price of a tool's plans, 0 for a free one. */
const priceOf = ({ pricingModel, plans }: AnsweredTool): number =>
  pricingModel === 'FREE'
    ? 0
    : Math.min(...(plans as { usdMonth: number | null }[]).map(({ usdMonth }) => usdMonth ?? Number.POSITIVE_INFINITY))

function count(values: readonly string[]): [value: string, count: number][] {
  const distinct = [...new Set(values)]
  return distinct.map((value) => [value, values.filter((other) => other === value).length])
}

/** Facet counts by the API's rule: a filter is ignored for its own values. */
export function facetsOf(tools: readonly AnsweredTool[], filters: Readonly<Record<string, Filter>>) {
  const but = (name: string) =>
    tools.filter((tool) => Object.entries(filters).every(([other, test]) => other === name || test(tool)))
  return {
    __typename: 'ToolFacets',
    categories: count(but('category').map(({ category }) => category.slug)).map(([slug, total]) => ({
      __typename: 'CategoryFacet',
      category: CATEGORIES.find((category) => category.slug === slug),
      count: total,
    })),
    pricingModels: count(but('pricingModel').map(({ pricingModel }) => pricingModel)).map(([pricingModel, total]) => ({
      __typename: 'PricingModelFacet',
      pricingModel,
      count: total,
    })),
    platforms: count(but('platform').flatMap(({ platforms }) => platforms)).map(([platform, total]) => ({
      __typename: 'PlatformFacet',
      platform,
      count: total,
    })),
    integrations: count(but('').flatMap(({ integrations }) => integrations)).map(([value, total]) => ({
      __typename: 'IntegrationFacet',
      integration: value.toUpperCase(),
      count: total,
    })),
    privacy: count(but('').flatMap(({ privacy }) => privacy)).map(([value, total]) => ({
      __typename: 'PrivacyFacet',
      claim: value.toUpperCase(),
      count: total,
    })),
    skills: count(but('skill').map(({ skill }) => SKILLS[skill - 1] ?? '')).map(([skill, total]) => ({
      __typename: 'SkillFacet',
      skill,
      count: total,
    })),
    teamSizes: count(but('teamSize').flatMap(({ teamFit }) => teamFit)).map(([value, total]) => ({
      __typename: 'TeamSizeFacet',
      teamSize: value.toUpperCase(),
      count: total,
    })),
    prices: [0, 10, 20, 50, 100].map((ceiling) => ({
      __typename: 'PriceFacet',
      maxMonthlyPriceUsd: ceiling,
      count: but('price').filter((tool) => priceOf(tool) <= ceiling).length,
    })),
    rated: tools.filter(({ rating }) => rating !== null).length,
    openSource: but('openSource').filter(({ openSource }) => openSource).length,
    freeTier: but('freeTier').filter(({ freeTier }) => freeTier).length,
    apiAvailable: but('apiAvailable').filter(({ apiAvailable }) => apiAvailable === true).length,
    mcpServer: but('mcpServer').filter(({ mcpServer }) => mcpServer === true).length,
    verified: but('verified').filter(({ verified }) => verified).length,
  }
}

/** Typos that this catalog corrects. */
const CORRECTED: Readonly<Record<string, string>> = { ahpla: 'Alpha' }

/** How a search is understood, besides a name. */
type AnsweredReading = {
  readonly understood?: readonly unknown[]
  readonly alternativesTo?: unknown
  readonly compared?: readonly unknown[]
  readonly unlisted?: unknown
  readonly matchedOn?: readonly unknown[]
  readonly outsideProduct?: unknown
  readonly jobs?: readonly unknown[]
  /** By the tool's name. */
  readonly meetsConditions?: Readonly<Record<string, string>>
}

/** Responds to the catalog screens with these tools and records the directory's requests. */
export function catalogueOf(tools: readonly AnsweredTool[], reading: AnsweredReading = {}) {
  const requests: DirectoryVariables[] = []
  const directory = (variables: DirectoryVariables) => {
    const { sort, page, searches, ...wanted } = variables
    const correctedSearch = CORRECTED[wanted.search ?? ''] ?? null
    const search = (correctedSearch ?? wanted.search ?? '').toLowerCase()
    const filters: Record<string, Filter> = {
      search: ({ name }) => name.toLowerCase().includes(search),
      category: ({ category }) => oneOf(wanted.category, [category.slug]),
      pricingModel: ({ pricingModel }) => oneOf(wanted.pricingModel, [pricingModel]),
      platform: ({ platforms }) => oneOf(wanted.platform, platforms),
      integration: ({ integrations }) => allOf(wanted.integration, integrations),
      privacy: ({ privacy }) => allOf(wanted.privacy, privacy),
      skill: ({ skill }) => oneOf(wanted.skill, [SKILLS[skill - 1] ?? null]),
      teamSize: ({ teamFit }) =>
        oneOf(
          wanted.teamSize,
          teamFit.map((value) => value.toUpperCase()),
        ),
      price: (tool) => wanted.maxMonthlyPriceUsd === null || priceOf(tool) <= wanted.maxMonthlyPriceUsd,
      freeTier: ({ freeTier }) => isSet(wanted.freeTier, freeTier),
      openSource: ({ openSource }) => isSet(wanted.openSource, openSource),
      apiAvailable: ({ apiAvailable }) => isSet(wanted.apiAvailable, apiAvailable),
      mcpServer: ({ mcpServer }) => isSet(wanted.mcpServer, mcpServer),
      verified: ({ verified }) => isSet(wanted.verified, verified),
    }
    const matching = tools.filter((tool) => Object.values(filters).every((test) => test(tool)))
    if (sort === 'NAME') matching.sort((a, b) => a.name.localeCompare(b.name, 'en'))
    const nodes = matching.slice((page - 1) * DIRECTORY_PAGE_SIZE, page * DIRECTORY_PAGE_SIZE)
    const { understood = [], alternativesTo = null, compared = [], unlisted = null, matchedOn = [] } = reading
    const { outsideProduct = null, jobs = [], meetsConditions: met } = reading
    const edges = nodes.map(({ name }) => ({ __typename: 'ToolEdge', matchedOn, meetsConditions: met?.[name] ?? null }))
    return {
      tools: {
        __typename: 'ToolConnection',
        totalCount: matching.length,
        correctedSearch,
        ...(searches && { understood, alternativesTo, compared, unlisted, outsideProduct, jobs, edges }),
        nodes,
        facets: facetsOf(tools, filters),
      },
      categories: CATEGORIES,
      pricingModels: ['FREE', 'FREEMIUM', 'PAID', 'ENTERPRISE'],
    }
  }
  const bySlug = (slug: unknown) => tools.find((tool) => tool.slug === slug)
  const answers: Answers = (operation, variables) => {
    if (operation === 'DirectoryRoute') {
      requests.push(variables as DirectoryVariables)
      return directory(variables as DirectoryVariables)
    }
    if (operation === 'NearMatches') {
      const near = { ...variables, sort: 'RELEVANCE', page: 1, searches: false } as DirectoryVariables
      const { tools: list } = directory(near)
      return { tools: { ...list, nodes: list.nodes.slice(0, 4) } }
    }
    if (operation === 'CompareRoute') {
      const found = (variables['slugs'] as string[]).flatMap((slug) => bySlug(slug) ?? [])
      const one = variables['isOne'] ? { one: bySlug(variables['only']) ?? null } : {}
      return { compareTools: found, ...one, ...(variables['isPair'] ? { article: null } : {}) }
    }
    if (operation === 'SuggestedPairs') return suggestedPairs(tools)
    if (operation === 'ToolSuggestions') {
      const search = String(variables['search']).toLowerCase()
      const named = tools.filter(({ name }) => name.toLowerCase().includes(search))
      const suggestions = { toolSuggestions: named.slice(0, 6), jobSuggestions: [] }
      const compared = tools.filter(({ name }) => search.split(' ').includes(name.toLowerCase()))
      return {
        ...suggestions,
        ...(variables['compares'] === true && { tools: { __typename: 'ToolConnection', compared } }),
      }
    }
    if (operation === 'NotFound') return { categories: CATEGORIES }
    if (operation === 'RemovedTool') {
      const gone = { __typename: 'GoneTool', name: 'Removed One', alternatives: tools.slice(0, 4) }
      const words = String(variables['words']).split(' ')
      const toolSuggestions = tools.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)))
      const near = { toolSuggestions, tools: { __typename: 'ToolConnection', nodes: tools }, categories: CATEGORIES }
      if (variables['slug'] === 'merged') return { removedTool: { ...gone, movedTo: '/tool/beta' }, ...near }
      return { removedTool: variables['slug'] === 'removed' ? { ...gone, movedTo: null } : null, ...near }
    }
    const reference = String(variables['reference'] ?? variables['slug'] ?? variables['successor'])
    const found = tools.find((tool) => [tool.slug, tool.id].includes(reference) || tool.name === reference) ?? null
    if (operation === 'ToolRoute' || operation === 'AlternativesRoute') return { tool: found }
    if (operation === 'ToolOrCategoryRoute') {
      const { slug, first, page } = variables as { slug: string; first: number; page: number }
      const category = CATEGORIES.find((known) => known.slug === slug)
      const all = tools.filter((tool) => tool.category.slug === slug)
      return {
        tool: found,
        category: category
          ? { ...category, description: `Tools for ${category.name}.`, icon: null, picks: [], post: null }
          : null,
        tools: {
          __typename: 'ToolConnection',
          totalCount: all.length,
          nodes: all.slice((page - 1) * first, page * first),
          facets: facetsOf(tools, { category: (tool) => tool.category.slug === slug }),
        },
      }
    }
    if (operation === 'ModelPrices') return { tool: tools.find(({ id }) => id === variables['id']) ?? null }
    if (operation === 'InactiveNotice') {
      const nodes = tools.filter(({ status }) => status === 'ACTIVE').slice(0, 4)
      return { successor: found, tools: { __typename: 'ToolConnection', nodes } }
    }
    throw new Error(`No answer for ${operation}`)
  }
  return { answers, requests }
}
