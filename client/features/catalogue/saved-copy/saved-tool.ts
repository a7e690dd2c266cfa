/** One tool from the saved copy of the catalog, for when the API is unreachable. */
import { type FragmentType, makeFragmentData } from '#client/gql/fragment-masking.ts'
import type {
  InactiveNotice_toolFragment,
  OtherChoices_toolFragment,
  ReviewPage_reviewsFragment,
  ReviewPart_toolFragment,
  ToolActions_toolFragment,
  ToolAnswer_toolFragment,
  ToolBox_toolFragment,
  ToolDetail_toolFragment,
  ToolHeader_toolFragment,
  ToolInformation_toolFragment,
  ToolJsonLd_toolFragment,
  ToolKeyFacts_toolFragment,
  ToolPrice_toolFragment,
  ToolPricing_toolFragment,
  ToolPrivacy_toolFragment,
  ToolReviews_toolFragment,
  ToolSectionList_toolFragment,
  ToolSections_toolFragment,
} from '#client/gql/graphql.ts'
import { toEnum } from '#client/lib/enum-values.ts'
import {
  findSaved,
  type KnownTool,
  readEngineFile,
  readSavedTools,
  type Saved,
} from '#client/lib/saved-copy/saved-files.ts'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { startingPrice } from '#core/display/starting-price.ts'
import { type SavedPrice, ToolDetail_tool } from '../tool-page/tool-detail.tsx'

type WholeTool = ToolHeader_toolFragment &
  ToolActions_toolFragment &
  ToolAnswer_toolFragment &
  ToolBox_toolFragment &
  ToolPrice_toolFragment &
  ToolPrivacy_toolFragment &
  ToolPricing_toolFragment &
  ToolReviews_toolFragment &
  ToolSectionList_toolFragment &
  ToolSections_toolFragment &
  ToolInformation_toolFragment &
  ToolKeyFacts_toolFragment &
  InactiveNotice_toolFragment &
  OtherChoices_toolFragment &
  ToolJsonLd_toolFragment &
  ReviewPart_toolFragment & { readonly reviews: ReviewPage_reviewsFragment } & Pick<
    ToolDetail_toolFragment,
    'earlierPrices' | 'events' | 'modelPrices' | 'questions' | 'vendorActions' | 'vendorSummary'
  >

type SavedToolPage = {
  readonly tool: FragmentType<typeof ToolDetail_tool>
  readonly price: SavedPrice
}

/** How long the plans may take, in milliseconds: the rest of the page does not need them. */
const PLANS_TIMEOUT_MS = 5000

/** The plans of a tool; null if they are not on this device and the server does not send them. */
async function readPlans(id: string): Promise<readonly KnownPlan[] | null> {
  const file = await readEngineFile({ signal: AbortSignal.timeout(PLANS_TIMEOUT_MS) }).catch(() => null)
  return file?.value.tools.find((tool) => tool.id === id)?.plans ?? null
}

const toPlan = ({ unit, keyLimits, ...plan }: KnownPlan) => ({
  ...plan,
  keyLimits: [...keyLimits],
  unitPrice: unit?.amount ?? null,
  unit: unit?.per ?? null,
})

/** What the copy does not include stays unknown. */
function toWholeTool(tool: KnownTool, plans: readonly KnownPlan[]): WholeTool {
  const { facts } = tool
  const slug = facts.categorySlug
  return {
    id: tool.id,
    slug: tool.slug,
    name: tool.name,
    mark: null,
    categoryIcon: null,
    vendor: facts.vendor,
    owner: null,
    description: tool.description,
    longDescription: tool.longDescription,
    websiteUrl: tool.websiteUrl,
    category: { id: slug, slug, name: tool.category },
    pricingModel: tool.pricingModel === null ? null : toEnum(tool.pricingModel),
    priceText: tool.pricing,
    freeTier: facts.freeTier,
    plans: plans.map(toPlan),
    earlierPrices: [],
    events: [],
    modelPrices: null,
    rating: tool.rating === null ? null : { ...tool.rating, source: null },
    verified: tool.verified,
    featured: tool.featured,
    features: [...tool.features],
    useCases: [...tool.useCases],
    pros: [...tool.pros],
    cons: [...tool.cons],
    apiAvailable: tool.apiAvailable,
    openSource: facts.openSource,
    platforms: facts.platforms.map(toEnum) as WholeTool['platforms'],
    skill: facts.skill,
    integrations: [...facts.integrations],
    privacy: [...facts.privacy],
    privacyUrl: null,
    teamFit: [...facts.teamFit],
    setupMinutes: null,
    status: 'ACTIVE',
    statusText: null,
    mergedInto: null,
    facts: [],
    factTexts: [],
    verdict: null,
    startingPrice: startingPrice({ pricingModel: tool.pricingModel, plans }),
    otherChoices: [],
    comparisons: [],
    questions: [],
    ageNote: null,
    vendorSummary: null,
    vendorActions: [],
    reviewCount: 0,
    reviewSummary: null,
    reviews: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  }
}

/**
 * Reads the saved copy of the tool at an address; null when the copy does not have it.
 * @throws Error when there is no copy.
 */
export async function loadSavedTool(reference: string, failure: unknown): Promise<Saved<SavedToolPage | null>> {
  // biome-ignore lint/suspicious/noConsole: a failure that the page hides behind a copy must still leave a trace
  console.warn('Failed to fetch tools', failure)
  const { value: tools, savedOn } = await readSavedTools()
  const found = findSaved(tools, reference)
  if (found === null) return { value: null, savedOn }
  const plans = await readPlans(found.id)
  const whole = toWholeTool(found, plans ?? [])
  return {
    savedOn,
    value: {
      // It has every field of the fragments that the detail spreads; only the masking differs.
      tool: makeFragmentData(whole as unknown as ToolDetail_toolFragment, ToolDetail_tool),
      // Without a text, neither plans nor the pricing model are known to anybody.
      price: plans === null ? { text: found.pricing ?? PRICING_NOT_VERIFIED } : 'plans',
    },
  }
}
