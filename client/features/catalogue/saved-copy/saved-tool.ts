/** One tool from the saved copy of the catalog, for when the API is unreachable. */
import { type FragmentType, makeFragmentData } from '#client/gql/fragment-masking.ts'
import type {
  InactiveNotice_toolFragment,
  OtherChoices_toolFragment,
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
import { findSaved, readSavedTools, type Saved, type SavedTool } from '#client/lib/saved-copy/saved-files.ts'
import { ToolDetail_tool } from '../tool-page/tool-detail.tsx'

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
  Pick<
    ToolDetail_toolFragment,
    'earlierPrices' | 'events' | 'modelPrices' | 'questions' | 'vendorActions' | 'vendorSummary'
  >

/** The file has no slugs of categories. */
const categorySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What the copy does not include stays unknown. */
function toWholeTool(tool: SavedTool): WholeTool {
  const slug = categorySlug(tool.category)
  return {
    id: tool.id,
    slug: tool.slug,
    name: tool.name,
    mark: null,
    categoryIcon: null,
    vendor: '',
    owner: null,
    description: tool.description,
    longDescription: tool.longDescription,
    websiteUrl: tool.websiteUrl,
    category: { id: slug, slug, name: tool.category },
    pricingModel: tool.pricingModel === null ? null : toEnum(tool.pricingModel),
    priceText: tool.pricing,
    freeTier: tool.pricingModel === 'free' || tool.pricingModel === 'freemium',
    plans: [],
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
    openSource: null,
    platforms: [],
    skill: 0,
    integrations: [],
    privacy: [],
    privacyUrl: null,
    teamFit: [],
    setupMinutes: null,
    status: 'ACTIVE',
    statusText: null,
    mergedInto: null,
    facts: [],
    factTexts: [],
    verdict: null,
    startingPrice: null,
    otherChoices: [],
    comparisons: [],
    questions: [],
    ageNote: null,
    vendorSummary: null,
    vendorActions: [],
  }
}

/**
 * Reads the saved copy of the tool at an address; null when the copy does not have it.
 * @throws Error when there is no copy.
 */
export async function loadSavedTool(
  reference: string,
  failure: unknown,
): Promise<Saved<FragmentType<typeof ToolDetail_tool> | null>> {
  // biome-ignore lint/suspicious/noConsole: a failure that the page hides behind a copy must still leave a trace
  console.warn('Failed to fetch tools', failure)
  const { value: tools, savedOn } = await readSavedTools()
  const found = findSaved(tools, reference)
  // The whole tool has every field of the fragments that the detail spreads; only the masking differs.
  const whole = found && makeFragmentData(toWholeTool(found) as unknown as ToolDetail_toolFragment, ToolDetail_tool)
  return { value: whole, savedOn }
}
