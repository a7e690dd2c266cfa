import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { usePageFacts } from '#client/lib/page.tsx'
import { Seo } from '#client/lib/seo.tsx'
import { CURRENCY } from '#core/billing/plans.ts'
import { PRODUCT_NAME } from '#core/brand.ts'

const PricingSeo_plan = graphql(`
  fragment PricingSeo_plan on SubscriptionPlan {
    label
    description
    prices {
      period
      cents
    }
  }
`)

const UNIT = { MONTH: 'MON', YEAR: 'ANN' } as const

const DESCRIPTION =
  'What Toolfinch costs: Basic is free forever, Pro and Business are billed monthly or annually. See what each plan includes.'

type PricingSeoProps = {
  readonly plans: readonly FragmentType<typeof PricingSeo_plan>[]
  /** Whether plans are sold for real money. */
  readonly sold: boolean
}

/** The head of the pricing page. An offer is marked as available only if it can be bought. */
export function PricingSeo({ plans, sold }: PricingSeoProps) {
  const { origin } = usePageFacts()
  const url = `${origin}/pricing`
  const paid = plans.map((plan) => readFragment(PricingSeo_plan, plan)).filter(({ prices }) => prices.length > 0)
  return (
    <Seo
      title="Pricing"
      description={DESCRIPTION}
      path="/pricing"
      jsonLd={paid.map(({ label, description, prices }) => ({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: `${PRODUCT_NAME} ${label}`,
        description,
        brand: { '@type': 'Brand', name: PRODUCT_NAME },
        offers: prices.map(({ period, cents }) => ({
          '@type': 'Offer',
          url,
          price: (cents / 100).toFixed(2),
          priceCurrency: CURRENCY.toUpperCase(),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: (cents / 100).toFixed(2),
            priceCurrency: CURRENCY.toUpperCase(),
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT[period] },
          },
          ...(sold ? { availability: 'https://schema.org/InStock' } : {}),
        })),
      }))}
    />
  )
}
