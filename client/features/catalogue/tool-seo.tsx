import { PRODUCT_NAME } from '../../../core/brand.ts'
import { labelOf, PLATFORM_LABELS } from '../../../core/display/labels.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ToolSeo_toolFragment } from '../../gql/graphql.ts'
import { breadcrumbsJsonLd } from '../../lib/breadcrumbs.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { usePageFacts } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'
import { categoryHref, DIRECTORY_PATH } from './directory-address.ts'

const ToolSeo_tool = graphql(`
  fragment ToolSeo_tool on Tool {
    id
    slug
    name
    vendor
    description
    websiteUrl
    status
    platforms
    category {
      id
      slug
      name
    }
    plans {
      name
      usdMonth
      asOf
    }
    rating {
      mean
      count
      source
    }
  }
`)

type JsonLd = Readonly<Record<string, unknown>>

/** One offer for each dated plan with a monthly price. Typical tiers are no offers of this tool. */
function offersOf(tool: ToolSeo_toolFragment): JsonLd[] {
  return tool.plans.flatMap(({ name, usdMonth }) =>
    typeof usdMonth === 'number'
      ? [
          {
            '@type': 'Offer',
            name,
            price: usdMonth.toFixed(2),
            priceCurrency: 'USD',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: usdMonth.toFixed(2),
              priceCurrency: 'USD',
              unitText: 'MONTH',
              valueAddedTaxIncluded: false,
            },
          },
        ]
      : [],
  )
}

/** Ratings by our own members only; what was imported belongs to its source. */
function ratingOf({ rating }: ToolSeo_toolFragment): JsonLd | null {
  if (!rating || rating.source || rating.count < 1) return null
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.mean,
    ratingCount: rating.count,
    bestRating: 5,
    worstRating: 0,
  }
}

/** The tool and its place in the site for search engines. `origin` without a slash at its end. */
function toolJsonLd(tool: ToolSeo_toolFragment, origin: string): readonly JsonLd[] {
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

export function ToolSeo({ tool: masked }: { readonly tool: FragmentType<typeof ToolSeo_tool> }) {
  const { origin } = usePageFacts()
  const tool = readFragment(ToolSeo_tool, masked)
  const prices = tool.plans.length > 0 ? 'known plans and prices' : 'pricing model'
  return (
    <Seo
      title={`${tool.name}: price, features, pros and cons`}
      description={`${tool.description} Its ${prices}, features, pros and cons on ${PRODUCT_NAME}.`}
      path={`/tool/${tool.slug}`}
      type="product"
      jsonLd={toolJsonLd(tool, origin)}
      noindex={tool.status !== 'ACTIVE'}
    />
  )
}
