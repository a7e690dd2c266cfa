/** The months on pages of the shipped catalog, compared with the facts behind them by other rules than the product's. */
import { describe, expect, it } from 'vitest'
import { camelCase } from '#core/catalogue/fields/field-types.ts'
import { COMPARISON_ROWS } from '#core/display/comparison-rows.ts'
import { createPageGenerator } from '#core/pages/generate-pages.ts'
import type { PageTool } from '#core/pages/page-tool.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'
import { comparisonPairs } from '#server/areas/content/comparison-pairs.ts'

const catalogue = realCatalogue()
const toolById = new Map(catalogue.tools.map((tool) => [tool.id, tool]))
const { plans, generate } = createPageGenerator(catalogue, { pairs: comparisonPairs() })

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Months of what a claim with this field is about: prices by their plans, other values by their facts. */
const monthsBehind = (tool: PageTool, field: string): readonly string[] => {
  const fact = Object.entries(tool.facts).find(([name]) => camelCase(name) === field)?.[1]
  if (field === 'plans' || field === 'planCount') return tool.plans.map(({ asOf }) => asOf)
  if (field === 'entryPlan' || field === 'entryCents') {
    const lowest = tool.plans.filter(({ usdMonth, usdYear }) => (usdMonth ?? usdYear ?? 0) > 0)
    // The newest that it could be.
    return lowest.length === 0
      ? []
      : [
          lowest
            .map(({ asOf }) => asOf)
            .sort()
            .at(-1) ?? '',
        ]
  }
  return fact === undefined || isBlank(tool[field as keyof PageTool]) ? [] : [fact.asOf]
}

describe('no month is newer than a fact behind it', () => {
  it('on a generated page', () => {
    const wrong = plans.map(generate).flatMap(({ slug, factsAsOf, blocks }) =>
      blocks
        .flatMap(({ claims }) => claims ?? [])
        .flatMap(({ toolId, field }) => {
          const tool = toolById.get(toolId)
          const months = tool === undefined ? [] : monthsBehind(tool, field)
          return months.some((month) => factsAsOf === null || factsAsOf > month)
            ? [`${slug}: ${field} of ${toolId}`]
            : []
        }),
    )
    expect(wrong).toEqual([])
  })

  it('in a row of a comparison or of a tool', () => {
    const priceRows = COMPARISON_ROWS.filter((row) => 'fact' in row && row.fact === 'plans')
    expect(priceRows.map(({ label }) => label)).toEqual(['Price', 'Plans'])
    const wrong = catalogue.tools.filter(
      ({ facts, plans: own }) =>
        facts['plans'] !== undefined && own.some(({ asOf }) => (facts['plans']?.asOf ?? '') > asOf),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})
