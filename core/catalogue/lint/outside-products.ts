import type { OutsideProduct } from '../../jobs/outside-products.ts'
import { foldedText, looseKey } from '../../search/text/name-keys.ts'
import type { LintedCatalogue, LintProblem } from './problem.ts'

const keyOf = (name: string): string => looseKey(foldedText(name))

/** `jobs`: the slugs of all jobs. */
export const lintOutsideProducts = (
  products: readonly OutsideProduct[],
  jobs: ReadonlySet<string>,
  { tools }: LintedCatalogue,
): LintProblem[] => {
  const problems: LintProblem[] = []
  const active = tools.filter(({ status }) => status === 'active')
  const listed = new Map(
    active.flatMap(({ slug, name, aliases }) => [name, ...aliases].map((one) => [keyOf(one), slug])),
  )
  const seen = new Set<string>()
  let before = ''
  for (const { name, aliases = [], jobs: slugs } of products) {
    const add = (rule: string, message: string) =>
      problems.push({ file: 'outside-products.json', slug: name, rule, message })
    for (const key of [name, ...aliases].map(keyOf)) {
      const tool = listed.get(key)
      if (tool !== undefined) add('outside-listed', `is the tool "${tool}"`)
      if (seen.has(key)) add('outside-twice', 'is listed twice')
      seen.add(key)
    }
    for (const slug of slugs) if (!jobs.has(slug)) add('outside-job', `has the unknown job "${slug}"`)
    const order = name.toLowerCase()
    if (order < before) add('outside-order', 'must be in alphabetical order')
    before = order
  }
  return problems
}
