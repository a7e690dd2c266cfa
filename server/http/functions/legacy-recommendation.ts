/** Legacy format of recommendations: snake_case, and some fields under two names. */
import { z } from 'zod'
import { formatUsd } from '#core/display/price.ts'
import { PAID_FIELD_NAMES } from '#core/recommendations/paid-fields.ts'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { LegacyRecommendation_itemFragment, LegacyResult_resultFragment } from '../gql/graphql.ts'
import { LegacyTool, toLegacyTool } from './legacy-tool.ts'

const LegacyRecommendation = graphql(`
  fragment LegacyRecommendation_item on Recommendation {
    rank
    toolId
    slug
    name
    category
    description
    reason
    matchPercent
    label
    ledger {
      code
      label
      points
      outOf
      because
    }
    reasoning
    optimalPlan {
      name
      text
      asOf
    }
    pricingAnalysis {
      name
      usdMonth
      totalMonth
      seats
      withinBudget
      why
      asOf
    }
    keyBenefits {
      text
    }
    specificRecommendation
    alternatives {
      toolId
      slug
      name
      text
    }
    tool {
      ...LegacyTool_tool
      plans {
        name
        keyLimits
      }
    }
  }
`)

export const LegacyResult = graphql(`
  fragment LegacyResult_result on QuizResult {
    id
    timestamp
    paid
    recommendations {
      ...LegacyRecommendation_item
    }
  }
`)

const RANK_LABELS = { BEST_MATCH: 'Best Match', GREAT_OPTION: 'Great Option', GOOD_FIT: 'Good Fit' } as const

const texts = z.array(z.string())
const percent = z.int().nullable()

/** Without a paid plan, paid fields are absent. */
export const legacyRecommendationSchema = z.object({
  id: z.string().describe('The id of the tool.'),
  tool_id: z.string(),
  slug: z.string(),
  rank: z.int(),
  name: z.string(),
  toolName: z.string(),
  category: z.string(),
  description: z.string(),
  reason: z.string(),
  website: z.string().nullable(),
  website_url: z.string().nullable(),
  logo_url: z.null(),
  pricing: z.string().nullable(),
  pricing_model: z.string().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
  match_percentage: percent.optional(),
  matchPercentage: percent.optional(),
  match_score: z.number().nullable().optional(),
  rank_label: z.string().nullable().optional(),
  ledger: z
    .array(
      z.object({
        code: z.string(),
        label: z.string(),
        points: z.int(),
        out_of: z.int(),
        because: z.string(),
      }),
    )
    .optional(),
  reasoning: z.string().nullable().optional(),
  optimal_plan: z.string().nullable().optional(),
  pricing_analysis: z
    .array(
      z.object({
        plan: z.string(),
        price: z.string(),
        features: texts,
        usd_month: z.number().nullable(),
        total_month: z.number().nullable(),
        seats: z.int().nullable(),
        within_budget: z.boolean().nullable(),
        why: z.string(),
        as_of: z.string().nullable(),
      }),
    )
    .optional(),
  key_benefits: texts.optional(),
  specific_recommendation: z.string().nullable().optional(),
  alternatives: z
    .array(z.object({ tool_id: z.string(), slug: z.string(), name: z.string(), text: z.string() }))
    .optional(),
})

const priceText = (usdMonth: number | null | undefined): string =>
  usdMonth === null || usdMonth === undefined ? 'Check current pricing' : `${formatUsd(usdMonth)}/month`

/** Without a paid plan, paid fields are absent, not null. */
const toLegacyRecommendation = (item: LegacyRecommendation_itemFragment, paid: boolean) => {
  const tool = item.tool === null || item.tool === undefined ? null : toLegacyTool(readFragment(LegacyTool, item.tool))
  const limitsOf = (plan: string) => item.tool?.plans.find(({ name }) => name === plan)?.keyLimits ?? []
  const match = item.matchPercent
  const all = {
    id: item.toolId,
    tool_id: item.toolId,
    slug: item.slug,
    rank: item.rank,
    name: item.name,
    toolName: item.name,
    category: item.category,
    description: item.description ?? '',
    reason: item.reason,
    website: tool?.website_url ?? null,
    website_url: tool?.website_url ?? null,
    logo_url: null,
    pricing: tool?.pricing ?? null,
    pricing_model: tool?.pricing_model ?? null,
    rating: tool?.rating ?? null,
    review_count: tool?.review_count ?? 0,
    match_percentage: match,
    matchPercentage: match,
    match_score: match === null || match === undefined ? match : match / 100,
    rank_label: item.label && RANK_LABELS[item.label],
    ledger: item.ledger?.map(({ outOf, ...row }) => ({ ...row, out_of: outOf })),
    reasoning: item.reasoning,
    optimal_plan: item.optimalPlan?.name ?? null,
    pricing_analysis: item.pricingAnalysis?.map((plan) => ({
      plan: plan.name,
      price: priceText(plan.usdMonth),
      features: limitsOf(plan.name),
      usd_month: plan.usdMonth,
      total_month: plan.totalMonth,
      seats: plan.seats,
      within_budget: plan.withinBudget,
      why: plan.why,
      as_of: plan.asOf,
    })),
    key_benefits: item.keyBenefits?.map(({ text }) => text),
    specific_recommendation: item.specificRecommendation,
    alternatives: item.alternatives?.map(({ toolId, ...other }) => ({ tool_id: toolId, ...other })),
  }
  return paid ? all : Object.fromEntries(Object.entries(all).filter(([name]) => !PAID_FIELD_NAMES.has(name)))
}

/** By rank. */
export const toLegacyRecommendations = ({ recommendations, paid }: LegacyResult_resultFragment) =>
  recommendations.map((item) => toLegacyRecommendation(readFragment(LegacyRecommendation, item), paid))
