import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME, PRODUCT_TAGLINE } from '../../core/brand.ts'
import { CLAIMS, HEADLINE_CLAIMS, quoted, trueFigure } from '../../core/claims.ts'
import { Statistics } from '../features/claims/statistics.tsx'
import { FeatureList } from '../features/home/feature-list.tsx'
import { FeaturedTools, FeaturedToolsLoading } from '../features/home/featured-tools.tsx'
import { Hero } from '../features/home/hero.tsx'
import { graphql } from '../gql/gql.ts'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus } from '../ui/skeleton.tsx'

const HomeRouteQuery = graphql(`
  query HomeRouteQuery {
    tools(featured: true, first: 4) {
      nodes {
        id
        ...FeaturedTool_tool
      }
    }
  }
`)

const DESCRIPTION =
  'A field guide to AI tools: what each one does, what it costs and where every fact comes from. Browse by category, pricing and purpose.'

function Featured() {
  const { data, error } = useQuery(HomeRouteQuery)
  if (data) return <FeaturedTools tools={data.tools.nodes} />
  if (error)
    return <Notice tone="warning">The featured tools could not be loaded. The directory may still answer.</Notice>
  return (
    <>
      <LoadingStatus label="Loading featured tools" />
      <FeaturedToolsLoading />
    </>
  )
}

function ClosingCall() {
  return (
    <section className="shell mt-20">
      <div className="flex flex-wrap items-center justify-between gap-6 border-line border-y py-10">
        <div className="max-w-prose">
          <h2 className="text-2xl">Not sure where to start?</h2>
          <p className="mt-2 text-soft">
            {`Take the ${quoted(CLAIMS.twoMinuteQuiz)} (${trueFigure(CLAIMS.twoMinuteQuiz.id, null)}) and see which tools fit your work, and why. ${quoted(CLAIMS.noCreditCard)}.`}
          </p>
        </div>
        <LinkButton to="/quiz">Take the Quiz</LinkButton>
      </div>
    </section>
  )
}

export function Component() {
  const { origin } = usePageFacts()
  return (
    <>
      <Seo
        title={PRODUCT_TAGLINE}
        description={DESCRIPTION}
        path="/"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: PRODUCT_NAME,
          url: `${origin}/`,
          description: DESCRIPTION,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${origin}/ai-tools?search={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <Hero />
      <Statistics claims={HEADLINE_CLAIMS} />
      <section className="shell mt-16">
        <h2 className="text-2xl">How Toolfinch helps</h2>
        <div className="mt-6">
          <FeatureList />
        </div>
      </section>
      <section className="shell mt-16">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 className="text-2xl">Featured tools</h2>
          <Link to="/ai-tools" className="link inline-flex min-h-9 items-center font-semibold text-sm">
            View All Tools
          </Link>
        </div>
        <div className="mt-4">
          <Featured />
        </div>
      </section>
      <ClosingCall />
    </>
  )
}
