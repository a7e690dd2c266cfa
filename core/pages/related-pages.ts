/** Related pages, computed from the plans alone, without generating text. */
import type { PagePlan } from './generate-pages.ts'
import type { PageTool } from './page-tool.ts'

/** More than the three shown: some may not be published. */
const MOST = 9

type Topics = ReadonlyMap<string, number>

const topicsOf = (plan: PagePlan, tools: ReadonlyMap<string, PageTool>): Topics => {
  const sums = new Map<string, number>()
  for (const id of plan.toolIds) {
    for (const [topic, weight] of Object.entries(tools.get(id)?.topics ?? {})) {
      sums.set(topic, (sums.get(topic) ?? 0) + weight)
    }
  }
  return sums
}

const cosine = (a: Topics, b: Topics): number => {
  let product = 0
  let [first, second] = [0, 0]
  for (const [topic, weight] of a) {
    product += weight * (b.get(topic) ?? 0)
    first += weight ** 2
  }
  for (const weight of b.values()) second += weight ** 2
  return first * second === 0 ? 0 : product / Math.sqrt(first * second)
}

const interleave = (lists: readonly (readonly string[])[], most: number): string[] => {
  const found = new Set<string>()
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let index = 0; index < longest && found.size < most; index++) {
    for (const list of lists) {
      const key = list[index]
      if (key !== undefined && found.size < most) found.add(key)
    }
  }
  return [...found]
}

/** Returns up to nine related pages of a plan, most related first. */
export const relatedPages = (
  plans: readonly PagePlan[],
  tools: ReadonlyMap<string, PageTool>,
  comparisonsOf: ReadonlyMap<string, readonly PagePlan[]>,
): ((plan: PagePlan) => readonly string[]) => {
  const collections = plans.filter(({ type }) => type !== 'comparison')
  const keys = new Set(collections.map(({ key }) => key))
  const kept = new Map<string, Topics>()
  const topics = (plan: PagePlan): Topics => {
    const found = kept.get(plan.key) ?? topicsOf(plan, tools)
    kept.set(plan.key, found)
    return found
  }

  const ofComparison = (plan: PagePlan): string[] => {
    const others = (id: string) =>
      (comparisonsOf.get(id) ?? []).filter(({ key }) => key !== plan.key).map(({ key }) => key)
    const own = plan.toolIds.flatMap((id) => tools.get(id) ?? [])
    const categories = [...new Set(own.map(({ categorySlug }) => `category:${categorySlug}`))].filter((key) =>
      keys.has(key),
    )
    const [first] = own
    const shared = Object.entries(first?.topics ?? {})
      .filter(([topic]) => own.every((tool) => Object.hasOwn(tool.topics, topic)))
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([topic]) => `problem:${topic}`)
      .filter((key) => keys.has(key))
    const jobs = collections.filter(
      ({ key, toolIds }) => key.startsWith('job:') && plan.toolIds.every((id) => toolIds.includes(id)),
    )
    const ofJobs = jobs.slice(0, 1).map(({ key }) => key)
    const nearest = interleave([...plan.toolIds.map(others), categories, ofJobs, shared.slice(0, 1)], MOST)
    const containing = collections.filter(({ toolIds }) => plan.toolIds.some((id) => toolIds.includes(id)))
    return [...new Set([...nearest, ...shared, ...containing.map(({ key }) => key)])].slice(0, MOST)
  }

  const ofCollection = (plan: PagePlan): string[] => {
    const members = new Set(plan.toolIds)
    const overlap = (other: PagePlan) => {
      const common = other.toolIds.filter((id) => members.has(id)).length
      return common / (members.size + other.toolIds.length - common)
    }
    const nearest = (candidates: readonly PagePlan[], scoreOf: (other: PagePlan) => number) =>
      candidates
        .filter(({ key }) => key !== plan.key)
        .map((other) => ({ key: other.key, score: scoreOf(other) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
        .slice(0, MOST)
        .map(({ key }) => key)
    const alike = nearest(
      collections.filter(({ type }) => type === plan.type),
      (other) => cosine(topics(plan), topics(other)),
    )
    const overlapping = nearest(
      collections.filter(({ type }) => type !== plan.type),
      overlap,
    )
    const comparisons = [...new Set(plan.toolIds.slice(0, MOST).flatMap((id) => comparisonsOf.get(id) ?? []))]
      .filter(({ toolIds }) => toolIds.every((id) => members.has(id)))
      .map(({ key }) => key)
    return interleave([alike, overlapping, comparisons], MOST)
  }

  return (plan) => (plan.type === 'comparison' ? ofComparison(plan) : ofCollection(plan))
}
