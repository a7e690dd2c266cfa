import { PRODUCT_NAME } from '../brand.ts'
import { momentDayText } from '../display/dates.ts'

type ReportItem = {
  readonly name: string
  readonly categoryName: string
  readonly matchPercent: number | null
  /** Null for a tool no longer in the catalog. */
  readonly priceText: string | null
  readonly reasoning: string
  readonly optimalPlan: { readonly name: string; readonly text: string } | null
  readonly keyBenefits: readonly { readonly text: string }[]
  readonly websiteUrl?: string | null
}

type ReportInput = {
  readonly role: string | null
  readonly industry: string | null
  readonly budget: string | null
  readonly teamSize: string | null
  /** Only the first three are used. */
  readonly items: readonly ReportItem[]
  readonly date: string
}

const REPORTED = 3

const itemText = (item: ReportItem, index: number): string =>
  [
    `${index + 1}. ${item.name} (${item.categoryName})${item.matchPercent === null ? '' : `, ${item.matchPercent}% match`}`,
    ...(item.priceText === null ? [] : [item.priceText]),
    item.reasoning,
    ...(item.optimalPlan === null ? [] : [`Recommended plan: ${item.optimalPlan.text}`]),
    ...item.keyBenefits.map(({ text }) => `- ${text}`),
    ...(item.websiteUrl ? [item.websiteUrl] : []),
  ].join('\n')

/** Role, industry, budget, team size and the first three tools, with a final line break. */
export const reportText = ({ role, industry, budget, teamSize, items, date }: ReportInput): string => {
  const facts = (
    [
      ['Role', role],
      ['Industry', industry],
      ['Budget', budget],
      ['Team size', teamSize],
    ] as const
  ).map(([label, value]) => `${label}: ${value ?? 'Not answered'}`)
  const head = `${PRODUCT_NAME} recommendations\n${momentDayText(date)}`
  const tools = items.length === 0 ? ['No tool meets all your limits.'] : items.slice(0, REPORTED).map(itemText)
  return `${[head, facts.join('\n'), ...tools].join('\n\n')}\n`
}

export const reportFileName = (date: string): string => `ai-tool-recommendations-${date.slice(0, 10)}.txt`
