import { isAmbiguousSlug, isReservedSlug } from '../../slug.ts'
import { CATEGORY_TOPICS } from '../category-topics.ts'
import { addressKey } from '../tool-identity.ts'
import { type FiledTool, type LintedCatalogue, type LintProblem, problemsOf, type ToolComplaint } from './problem.ts'

const fold = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string | null) => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/** A complaint for every tool except the first in each group with the same key. */
const shared = (
  tools: readonly FiledTool[],
  keyOf: (tool: FiledTool) => string | null,
  complain: (key: string, first: FiledTool) => ToolComplaint,
): LintProblem[] =>
  [...groupBy(tools, keyOf)].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : others.flatMap((tool) => problemsOf(tool, [complain(key, first)])),
  )

const duplicates = (tools: readonly FiledTool[]): LintProblem[] => [
  ...shared(
    tools,
    (tool) => tool.slug,
    (slug, first) => ['duplicate-slug', `slug "${slug}" is also in tools/${first.category}.json`],
  ),
  ...shared(
    tools,
    (tool) => fold(tool.name),
    (_, first) => ['duplicate-name', `has the same name as ${first.slug}: "${first.name}"`],
  ),
  ...shared(
    tools,
    (tool) => (tool.status === 'active' ? addressKey(tool.website_url) : null),
    (key, first) => ['duplicate-address', `has the same URL as ${first.slug}: ${key}`],
  ),
]

const aliases = (tools: readonly FiledTool[]): LintProblem[] => {
  const byName = new Map(tools.map((tool) => [fold(tool.name), tool]))
  const byAlias = new Map<string, FiledTool>()
  return tools.flatMap((tool) =>
    tool.aliases.flatMap((alias) => {
      const key = fold(alias)
      const kind = byName.has(key) ? 'name' : 'alias'
      const owner = byName.get(key) ?? byAlias.get(key)
      byAlias.set(key, owner ?? tool)
      if (owner === undefined) return []
      const whose =
        owner.slug === tool.slug ? `its own ${kind}` : `${kind === 'name' ? 'the' : 'an'} ${kind} of ${owner.slug}`
      return problemsOf(tool, [['alias', `alias "${alias}" is ${whose}`]])
    }),
  )
}

const slugs = (tool: FiledTool, categories: ReadonlySet<string>): ToolComplaint[] => {
  const complaints: ToolComplaint[] = []
  if (categories.has(tool.slug)) complaints.push(['slug-of-category', `slug "${tool.slug}" is a category's`])
  if (isReservedSlug(tool.slug)) complaints.push(['reserved-slug', `slug "${tool.slug}" is reserved for a page`])
  if (isAmbiguousSlug(tool.slug)) {
    complaints.push(['reserved-slug', `slug "${tool.slug}" looks like an ID or a comparison`])
  }
  if (!categories.has(tool.category))
    complaints.push(['unknown-category', `category "${tool.category}" does not exist`])
  return complaints
}

const addresses = (tool: FiledTool): ToolComplaint[] =>
  [
    { field: 'website_url', address: tool.website_url },
    { field: 'privacy_url', address: tool.privacy_url },
    { field: 'as_of.url', address: tool.as_of.url },
    ...tool.events.map(({ url }, index) => ({ field: `events[${index}].url`, address: url })),
    ...Object.entries(tool.facts).map(([field, fact]) => ({ field: `facts.${field}.url`, address: fact.url })),
  ]
    .filter(({ address }) => address?.startsWith('http://') === true)
    .map(({ field, address }) => ['insecure-address', `${field} must begin with https://: ${address}`] as const)

const merger = (tool: FiledTool, bySlug: ReadonlyMap<string, FiledTool>): ToolComplaint[] => {
  if ((tool.status === 'merged') !== (tool.merged_into !== null)) {
    return [['merged', 'status "merged" and merged_into must be set together']]
  }
  if (tool.merged_into === null) return []
  const target = bySlug.get(tool.merged_into)
  if (target === undefined) return [['merged', `merged_into is not a tool: "${tool.merged_into}"`]]
  return target.status === 'active' ? [] : [['merged', `merged_into must be an active tool: "${tool.merged_into}"`]]
}

const topics = (tool: FiledTool): ToolComplaint[] => {
  const expected = CATEGORY_TOPICS[tool.category] ?? []
  const complaints: ToolComplaint[] = []
  if (expected.length > 0 && !expected.some((topic) => topic in tool.topics)) {
    complaints.push(['topics', `none of its topics belongs to ${tool.category} (${expected.join(', ')})`])
  }
  if (tool.general_assistant && !('general_assistant' in tool.topics)) {
    complaints.push(['topics', 'is a general assistant and must have the topic general_assistant'])
  }
  return complaints
}

const api = (tool: FiledTool): ToolComplaint[] =>
  (tool.api_available === true) === tool.platforms.includes('api')
    ? []
    : [['api', 'the platform "api" must be listed exactly when api_available is true']]

const order = (tools: readonly FiledTool[]): LintProblem[] =>
  [...groupBy(tools, (tool) => tool.category).values()].flatMap((filed) =>
    filed.slice(1).flatMap((tool, index) => {
      const before = filed[index]?.slug ?? ''
      return tool.slug < before
        ? problemsOf(tool, [['order', `must come before ${before}: files are sorted by slug`]])
        : []
    }),
  )

const categoryProblems = ({ categories }: LintedCatalogue): LintProblem[] => {
  const file = 'categories.json'
  return categories.flatMap(({ slug, name, icon }, index) => {
    const before = categories.slice(0, index)
    const problems: LintProblem[] = []
    const add = (rule: string, message: string) => problems.push({ file, slug, rule, message })
    if (before.some((other) => other.slug === slug)) add('duplicate-slug', 'the category is listed twice')
    if (before.some((other) => fold(other.name) === fold(name))) add('duplicate-name', `"${name}" is listed twice`)
    const twin = before.find((other) => other.icon === icon && other.slug !== slug)
    if (twin !== undefined) add('duplicate-icon', `has the same icon as ${twin.slug}: "${icon}"`)
    if (!(slug in CATEGORY_TOPICS)) add('topics', 'has no row in core/catalogue/category-topics.ts')
    return problems
  })
}

const featuredProblems = (featured: readonly string[], bySlug: ReadonlyMap<string, FiledTool>): LintProblem[] =>
  featured.flatMap((slug) => {
    const status = bySlug.get(slug)?.status
    if (status === 'active') return []
    const message = status === undefined ? 'is featured but does not exist' : `is featured but ${status}`
    return [{ file: 'featured.json', slug, rule: 'featured', message }]
  })

export const lintIdentity = (data: LintedCatalogue): LintProblem[] => {
  const categories = new Set(data.categories.map((category) => category.slug))
  const bySlug = new Map(data.tools.map((tool) => [tool.slug, tool]))
  return [
    ...categoryProblems(data),
    ...featuredProblems(data.featured, bySlug),
    ...duplicates(data.tools),
    ...aliases(data.tools),
    ...order(data.tools),
    ...data.tools.flatMap((tool) =>
      problemsOf(tool, [
        ...slugs(tool, categories),
        ...addresses(tool),
        ...merger(tool, bySlug),
        ...topics(tool),
        ...api(tool),
      ]),
    ),
  ]
}
