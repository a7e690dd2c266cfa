/** Handles pages whose subject has left the catalog. */
import { pagePath } from '#core/pages/page-address.ts'
import type { PageType } from '#core/pages/page-model.ts'
import type { CatalogueFeed } from '../catalogue/changes/catalogue-feed.ts'

type Left = { readonly id: string; readonly key: string; readonly type: PageType; readonly slug: string }
type GonePage = { readonly id: string; readonly slug: string; readonly movedTo: string | null }

type Known = {
  readonly feed: Pick<CatalogueFeed, 'successorsOf'>
  /** By id. */
  readonly slugOfTool: ReadonlyMap<string, string>
  /** By key. */
  readonly slugs: ReadonlyMap<string, string>
  /** Keys of planned pages. */
  readonly planned: ReadonlySet<string>
}

/** Independent of the tools' order. */
const comparisonKey = (a: string, b: string): string => `comparison:${[a, b].sort().join(':')}`

const toolsOf = ({ type, key }: Left): readonly string[] => (type === 'comparison' ? key.split(':').slice(1) : [])

/**
 * Pages without a plan, with their redirect: for merged or renamed tools, the comparison of their successors, or the
 * single remaining tool.
 */
export const findGonePages = async (left: readonly Left[], known: Known): Promise<GonePage[]> => {
  const { feed, slugOfTool, slugs, planned } = known
  const missing = new Set(left.flatMap(toolsOf).filter((id) => !slugOfTool.has(id)))
  const successors = await feed.successorsOf([...missing])
  const movedTo = (page: Left): string | null => {
    const [first, second] = toolsOf(page)
    if (first === undefined || second === undefined) return null
    const now = [first, second].map((id) => (slugOfTool.has(id) ? id : successors.get(id)?.id))
    const [a, b] = now
    if (a !== undefined && b !== undefined && a !== b) {
      const key = comparisonKey(a, b)
      const slug = planned.has(key) ? slugs.get(key) : undefined
      if (slug !== undefined) return pagePath('comparison', slug)
    }
    const replaced = successors.get(missing.has(first) ? first : second)
    return replaced === undefined ? null : `/tool/${replaced.slug}`
  }
  return left.map((page) => ({ id: page.id, slug: page.slug, movedTo: movedTo(page) }))
}
