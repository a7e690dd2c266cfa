/** The report of a result. Loaded on the first download. */
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { reportFileName, reportText } from '#core/recommendations/report.ts'
import type { DownloadReport_resultFragment } from '../../gql/graphql.ts'

/** A result's report as a file: its name and its text. */
export function reportOf(result: DownloadReport_resultFragment): { readonly name: string; readonly text: string } {
  const { createdAt, role, industry, budget, teamSize, recommendations } = result
  const text = reportText({
    role: role ?? null,
    industry: industry ?? null,
    budget: budget ?? null,
    teamSize: teamSize ?? null,
    date: createdAt,
    items: recommendations.map((item) => ({
      name: item.name,
      categoryName: item.category,
      matchPercent: item.matchPercent ?? null,
      priceText: item.tool ? (item.tool.priceText ?? PRICING_NOT_VERIFIED) : null,
      reasoning: item.reasoning ?? item.reason,
      optimalPlan: item.optimalPlan ?? null,
      keyBenefits: item.keyBenefits ?? [],
      websiteUrl: item.tool?.websiteUrl ?? null,
    })),
  })
  return { name: reportFileName(createdAt), text }
}
