import { type ModelPricesFile, shownModels, type ToolPricesRecord } from '../model-prices/model-prices-record.ts'
import type { PriceSource, SourceModel, SourceProvider } from '../model-prices/price-source.ts'
import { isBorrowedPrice, readPrice } from '../model-prices/read-price.ts'
import type { FiledTool, LintProblem } from './problem.ts'

const FILE = 'model-prices.json'

const problemOf =
  (slug: string) =>
  (rule: string, message: string): LintProblem => ({ file: FILE, slug, rule, message })

/** `*` in a pattern matches any text. */
export const isMatch = (pattern: string, id: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(id)
}

const modelProblem = (provider: string, id: string, model: SourceModel | undefined): string | null => {
  if (model === undefined) return `lists "${id}", which ${provider} does not have`
  if (model.deprecated) return `lists "${id}", which is deprecated`
  if (isBorrowedPrice(provider, model)) return `lists "${id}", whose price is not the vendor's own`
  return readPrice(model) === null ? `lists "${id}", which has no price for tokens that can be shown` : null
}

function modelProblems(slug: string, record: ToolPricesRecord, provider: SourceProvider): LintProblem[] {
  const problem = problemOf(slug)
  const listed = shownModels(record).map(({ id }) => id)
  const byId = new Map(provider.models.map((model) => [model.id, model]))
  const wrong = listed.flatMap((id) => modelProblem(provider.id, id, byId.get(id)) ?? [])
  const twice = listed.filter((id, index) => listed.indexOf(id) !== index)
  const known = [...byId.keys()]
  const stale = record.left_out.filter((pattern) => !known.some((id) => isMatch(pattern, id)))
  const unseen = provider.models.filter(
    (model) =>
      modelProblem(provider.id, model.id, model) === null &&
      !listed.includes(model.id) &&
      !record.left_out.some((pattern) => isMatch(pattern, model.id)),
  )
  const page = record.pricing_page
  // A provider without pages has no link to show.
  const noPage = page > 0 && page >= provider.pricing_urls.length
  return [
    ...(noPage ? [problem('price-page', `names page ${page}, which ${provider.id} does not have`)] : []),
    ...wrong.map((message) => problem('model-price', message)),
    ...twice.map((id) => problem('repeated-model', `lists "${id}" twice`)),
    ...stale.map((pattern) => problem('left-out', `leaves out "${pattern}", which fits no model`)),
    ...unseen.map(({ id }) => problem('unreviewed-model', `neither lists nor leaves out "${id}"`)),
  ]
}

/** Problems found from the map and the package alone; they also fail the build. */
export const lintPricedModels = (file: ModelPricesFile, source: PriceSource): LintProblem[] => {
  const versions =
    file.version === source.version
      ? []
      : [problemOf('')('price-version', `was reviewed for ${file.version}, and ${source.version} is installed`)]
  const models = Object.entries(file.tools).flatMap(([slug, record]) => {
    const provider = source.provider(record.provider)
    if (provider !== null) return modelProblems(slug, record, provider)
    return [problemOf(slug)('price-provider', `names the provider "${record.provider}", which is not in the package`)]
  })
  return [...versions, ...models]
}

export const lintModelPrices = (
  file: ModelPricesFile,
  source: PriceSource,
  tools: readonly Pick<FiledTool, 'slug' | 'status'>[],
): LintProblem[] => {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const withoutTool = Object.keys(file.tools).flatMap((slug) => {
    const status = bySlug.get(slug)?.status
    if (status === 'active') return []
    return [problemOf(slug)('priced-tool', status === undefined ? 'is not in the catalog' : `is ${status}`)]
  })
  return [...withoutTool, ...lintPricedModels(file, source)]
}
