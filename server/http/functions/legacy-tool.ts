/** A tool as the legacy functions and the static files spell it: snake_case, null for what is not known. */
import { z } from 'zod'
import { formatUsd, monthlyCents, type PricedPlan } from '#core/display/price.ts'
import { graphql } from '../gql/gql.ts'
import type { LegacyTool_toolFragment } from '../gql/graphql.ts'

export const LegacyTool = graphql(`
  fragment LegacyTool_tool on Tool {
    id
    slug
    name
    description
    longDescription
    category {
      id
      name
    }
    pricingModel
    priceText
    plans {
      usdMonth
      usdYear
    }
    rating {
      mean
      count
    }
    verified
    featured
    websiteUrl
    features
    useCases
    pros
    cons
    apiAvailable
    status
  }
`)

export type LegacyTool = ReturnType<typeof toLegacyTool>

const texts = z.array(z.string())

export const legacyToolSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  long_description: z.string().nullable(),
  category: z.string().describe('The name of the category.'),
  pricing_model: z.string().nullable().describe('For example `freemium`. New models can be added.'),
  pricing: z.string().nullable().describe('The price in words.'),
  price_range: z.string().nullable().describe('From the lowest to the highest paid price, for example `$10-39/month`.'),
  logo_url: z.null().describe('Always null.'),
  rating: z
    .number()
    .nullable()
    .describe('The average of the ratings, 1 to 5; below ten ratings, weighted toward its category.'),
  review_count: z.int().describe('The number of ratings behind it, with and without a text.'),
  verified: z.boolean(),
  featured: z.boolean(),
  website_url: z.string().nullable(),
  features: texts,
  use_cases: texts,
  pros: texts,
  cons: texts,
  api_available: z.boolean().nullable(),
})

/** `$10-39/month`: from the lowest to the highest known paid price; null when none is known. */
const priceRange = (plans: readonly PricedPlan[]): string | null => {
  const paid = plans.map(monthlyCents).filter((cents): cents is number => cents !== null && cents > 0)
  if (paid.length === 0) return null
  const [low, high] = [Math.min(...paid), Math.max(...paid)]
  return low === high
    ? `${formatUsd(low / 100)}/month`
    : `${formatUsd(low / 100)}-${formatUsd(high / 100).replace('$', '')}/month`
}

export const toLegacyTool = (tool: LegacyTool_toolFragment) => ({
  id: tool.id,
  slug: tool.slug,
  name: tool.name,
  description: tool.description,
  long_description: tool.longDescription,
  category: tool.category.name,
  pricing_model: tool.pricingModel?.toLowerCase() ?? null,
  pricing: tool.priceText ?? null,
  price_range: priceRange(
    tool.plans.map((plan) => ({ usdMonth: plan.usdMonth ?? null, usdYear: plan.usdYear ?? null })),
  ),
  // Foreign logos are never handed on.
  logo_url: null,
  rating: tool.rating?.mean ?? null,
  review_count: tool.rating?.count ?? 0,
  verified: tool.verified,
  featured: tool.featured,
  website_url: tool.websiteUrl ?? null,
  features: tool.features,
  use_cases: tool.useCases,
  pros: tool.pros,
  cons: tool.cons,
  api_available: tool.apiAvailable ?? null,
})
