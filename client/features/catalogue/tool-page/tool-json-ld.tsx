import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolJsonLd_toolFragment } from '#client/gql/graphql.ts'
import { breadcrumbsJsonLd } from '#client/lib/breadcrumbs.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { JsonLd } from '#client/lib/json-ld.tsx'
import { usePageFacts } from '#client/lib/page.tsx'
import { labelOf, PLATFORM_LABELS } from '#core/display/labels.ts'
import { STRUCTURED_DATA_FROM } from '#core/reviews/review-rules.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { categoryHref, DIRECTORY_PATH } from '../directory/directory-address.ts'

const ToolJsonLd_tool = graphql(`
  fragment ToolJsonLd_tool on Tool {
    id
    slug
    name
    vendor
    description
    websiteUrl
    platforms
    category {
      id
      slug
      name
    }
    plans {
      name
      currency
      month
      once
    }
    rating {
      mean
      count
      source
    }
    reviewCount
  }
`)

type Data = Readonly<Record<string, unknown>>

/** One offer for each dated plan with a monthly or one-time price. Typical tiers are not offers of this tool. */
function offersOf(tool: ToolJsonLd_toolFragment): Data[] {
  return tool.plans.flatMap(({ name, currency, month, once }) => {
    const amount = month ?? once
    if (typeof amount !== 'number') return []
    const price = { price: amount.toFixed(2), priceCurrency: currency }
    return [
      {
        '@type': 'Offer',
        name,
        ...price,
        priceSpecification: {
          '@type': typeof month === 'number' ? 'UnitPriceSpecification' : 'PriceSpecification',
          ...price,
          ...(typeof month === 'number' ? { unitText: 'MONTH' } : {}),
          valueAddedTaxIncluded: false,
        },
      },
    ]
  })
}

/** Ratings by our own members only, once enough of them are explained; imported ratings belong to their source. */
function ratingOf({ rating, reviewCount }: ToolJsonLd_toolFragment): Data | null {
  if (!rating || rating.source || rating.count < 1 || reviewCount < STRUCTURED_DATA_FROM) return null
  return {
    '@type': 'AggregateRating',
    ratingValue: Number(rating.mean.toFixed(1)),
    ratingCount: rating.count,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  }
}

/** The tool and its breadcrumbs for search engines. `origin` has no trailing slash. */
function toolJsonLd(tool: ToolJsonLd_toolFragment, origin: string): readonly Data[] {
  const website = safeWebsiteUrl(tool.websiteUrl)
  const offers = offersOf(tool)
  const rating = ratingOf(tool)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: tool.name,
      description: tool.description,
      url: `${origin}/tool/${tool.slug}`,
      applicationCategory: tool.category.name,
      ...(tool.platforms.length > 0
        ? { operatingSystem: tool.platforms.map((value) => labelOf(PLATFORM_LABELS, fromEnum(value))).join(', ') }
        : {}),
      ...(tool.vendor ? { author: { '@type': 'Organization', name: tool.vendor } } : {}),
      ...(website ? { sameAs: website } : {}),
      ...(offers.length > 0 ? { offers } : {}),
      ...(rating ? { aggregateRating: rating } : {}),
    },
    breadcrumbsJsonLd(
      [
        { name: 'AI tools', path: DIRECTORY_PATH },
        { name: tool.category.name, path: categoryHref(tool.category.slug) },
        { name: tool.name, path: `/tool/${tool.slug}` },
      ],
      origin,
    ),
  ]
}

/** The structured data of a tool; not in the initial scripts, because only search engines need it. */
export function ToolJsonLd({ tool }: { readonly tool: FragmentType<typeof ToolJsonLd_tool> }) {
  const { origin } = usePageFacts()
  return <JsonLd data={toolJsonLd(readFragment(ToolJsonLd_tool, tool), origin)} />
}
