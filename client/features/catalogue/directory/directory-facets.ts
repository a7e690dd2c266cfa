import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import type { CategoryOption, DirectoryFacets } from './directory-listing.ts'

const DirectoryFacets_facets = graphql(`
  fragment DirectoryFacets_facets on ToolFacets {
    categories {
      count
      category {
        id
        slug
        name
      }
    }
    pricingModels {
      count
      pricingModel
    }
    platforms {
      count
      platform
    }
    integrations {
      count
      integration
    }
    privacy {
      count
      claim
    }
    skills {
      count
      skill
    }
    teamSizes {
      count
      teamSize
    }
    prices {
      count
      maxMonthlyPriceUsd
    }
    freeTier
    openSource
    apiAvailable
    mcpServer
    verified
  }
`)

export type MaskedFacets = FragmentType<typeof DirectoryFacets_facets>

const isRead = (facets: MaskedFacets | DirectoryFacets): facets is DirectoryFacets => 'flags' in facets

/**
 * The filter values of a list, including category names. Loaded late, where the filters are shown; those of the saved
 * copy are already loaded.
 */
export function readFacets(
  given: MaskedFacets | DirectoryFacets,
): DirectoryFacets & { categoryNames: CategoryOption[] } {
  if (isRead(given)) return { ...given, categoryNames: [] }
  const facets = readFragment(DirectoryFacets_facets, given)
  return {
    categoryNames: facets.categories.map(({ category }) => category),
    categories: facets.categories.map(({ category, count }) => ({ value: category.slug, count })),
    pricing: facets.pricingModels.map(({ pricingModel, count }) => ({ value: fromEnum(pricingModel), count })),
    platforms: facets.platforms.map(({ platform, count }) => ({ value: fromEnum(platform), count })),
    integrations: facets.integrations.map(({ integration, count }) => ({ value: fromEnum(integration), count })),
    privacy: facets.privacy.map(({ claim, count }) => ({ value: fromEnum(claim), count })),
    skills: facets.skills.map(({ skill, count }) => ({ value: fromEnum(skill), count })),
    teams: facets.teamSizes.map(({ teamSize, count }) => ({ value: fromEnum(teamSize), count })),
    prices: facets.prices.map(({ maxMonthlyPriceUsd, count }) => ({ value: maxMonthlyPriceUsd, count })),
    flags: {
      free: facets.freeTier,
      open: facets.openSource,
      api: facets.apiAvailable,
      mcp: facets.mcpServer,
      verified: facets.verified,
    },
  }
}
