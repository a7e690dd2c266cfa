import type { ResultOf } from '@graphql-typed-document-node/core'
import { useMemo, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { DirectoryRouteQueryVariables } from '#client/gql/graphql.ts'
import { toEnum } from '#client/lib/enum-values.ts'
import { useAddressQuery } from '#client/lib/use-address-query.ts'
import type { DirectoryAddress, Flag } from './directory-address.ts'
import type { CategoryOption, DirectoryListing, SearchReading } from './directory-listing.ts'

const DirectoryRouteQuery = graphql(`
  query DirectoryRoute(
    $search: String
    $category: [String!]
    $pricingModel: [PricingModel!]
    $platform: [Platform!]
    $integration: [Integration!]
    $privacy: [PrivacyClaim!]
    $skill: [SkillLevel!]
    $teamSize: [TeamSize!]
    $maxMonthlyPriceUsd: Int
    $freeTier: Boolean
    $openSource: Boolean
    $apiAvailable: Boolean
    $mcpServer: Boolean
    $verified: Boolean
    $sort: ToolSort!
    $page: Int!
    $searches: Boolean!
  ) {
    tools(
      search: $search
      category: $category
      pricingModel: $pricingModel
      platform: $platform
      integration: $integration
      privacy: $privacy
      skill: $skill
      teamSize: $teamSize
      maxMonthlyPriceUsd: $maxMonthlyPriceUsd
      freeTier: $freeTier
      openSource: $openSource
      apiAvailable: $apiAvailable
      mcpServer: $mcpServer
      verified: $verified
      sort: $sort
      page: $page
    ) {
      totalCount
      correctedSearch
      understood @include(if: $searches) {
        words
        label
        filter
        value
        searchWithout
      }
      outsideProduct @include(if: $searches) {
        name
        ended
      }
      jobs @include(if: $searches) {
        slug
        name
        post {
          id
          slug
        }
      }
      alternativesTo @include(if: $searches) {
        id
        slug
        name
      }
      compared @include(if: $searches) {
        id
        slug
        name
      }
      unlisted @include(if: $searches) {
        id
        slug
        name
        statusText
        mergedInto
      }
      edges @include(if: $searches) {
        meetsConditions
        matchedOn {
          field
          text
          words
        }
      }
      nodes {
        id
        ...ToolCard_tool
      }
      facets {
        rated
        ...DirectoryFacets_facets
      }
    }
    categories {
      id
      slug
      name
    }
  }
`)

/** A filter without values is omitted, so that equal requests look alike. */
const orNull = <T extends string>(values: readonly T[]): Uppercase<T>[] | null =>
  values.length === 0 ? null : values.map(toEnum)

/** The filters of a state as arguments of the API. */
export function filterArguments(address: DirectoryAddress, categories = address.categories) {
  const has = (flag: Flag) => (address.flags.includes(flag) ? true : null)
  return {
    search: address.search === '' ? null : address.search,
    category: categories.length === 0 ? null : [...categories],
    pricingModel: orNull(address.pricing),
    platform: orNull(address.platforms),
    integration: orNull(address.integrations),
    privacy: orNull(address.privacy),
    skill: orNull(address.skills),
    teamSize: orNull(address.teams),
    maxMonthlyPriceUsd: address.price,
    freeTier: has('free'),
    openSource: has('open'),
    apiAvailable: has('api'),
    mcpServer: has('mcp'),
    verified: has('verified'),
  } satisfies Partial<DirectoryRouteQueryVariables>
}

const variablesOf = (
  address: DirectoryAddress,
  categories?: DirectoryAddress['categories'],
): DirectoryRouteQueryVariables => ({
  ...filterArguments(address, categories),
  sort: toEnum(address.sort),
  page: address.page,
  searches: address.search !== '',
})

/** The categories that the catalog has. */
export const knownCategories = (slugs: readonly string[], categories: readonly CategoryOption[]): readonly string[] =>
  slugs.filter((slug) => categories.some((category) => category.slug === slug))

function readingOf({
  understood,
  alternativesTo,
  compared,
  unlisted,
  outsideProduct,
  jobs,
  edges,
}: ResultOf<typeof DirectoryRouteQuery>['tools']): SearchReading | null {
  const reading = {
    understood: understood ?? [],
    alternativesTo: alternativesTo ?? null,
    compared: compared ?? [],
    unlisted: unlisted ?? null,
    outsideProduct: outsideProduct ?? null,
    jobs: jobs ?? [],
    verdicts: edges?.map(({ meetsConditions }) => meetsConditions ?? null) ?? [],
  }
  const isPlain = reading.understood.length + reading.compared.length + reading.jobs.length === 0
  return isPlain && !reading.alternativesTo && !reading.unlisted && !reading.outsideProduct ? null : reading
}

function listingOf(data: ResultOf<typeof DirectoryRouteQuery>, page: number, search: string): DirectoryListing {
  const { nodes, edges, totalCount, facets, correctedSearch } = data.tools
  return {
    tools: nodes,
    total: totalCount,
    page,
    categories: data.categories,
    facets,
    correction: correctedSearch ? { from: search, to: correctedSearch } : null,
    reading: readingOf(data.tools),
    matches: edges?.map(({ matchedOn }) => matchedOn) ?? [],
    rated: facets.rated > 0,
  }
}

/**
 * The live listing; the previous one while a newer one is loading. Unknown categories are ignored, which only a
 * response can tell.
 */
export function useDirectory(address: DirectoryAddress) {
  const requested = useAddressQuery(DirectoryRouteQuery, { variables: variablesOf(address) })
  const unknown =
    requested.data !== undefined &&
    address.categories.length > 0 &&
    knownCategories(address.categories, requested.data.categories).length === 0
  const widened = useAddressQuery(DirectoryRouteQuery, { variables: variablesOf(address, []), skip: !unknown })
  const { data, error, loading, refetch } = unknown ? widened : requested
  const { page, search } = address
  const fresh = useMemo(() => (data ? listingOf(data, page, search) : null), [data, page, search])
  const [shown, setShown] = useState(fresh)
  if (fresh !== null && fresh !== shown) setShown(fresh)
  return {
    listing: fresh ?? shown,
    live: fresh !== null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  }
}
