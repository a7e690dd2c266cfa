import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '#core/brand.ts'
import { Mission } from '../features/about/mission.tsx'
import { TeamList } from '../features/about/team-list.tsx'
import { ValueList } from '../features/about/value-list.tsx'
import { Statistics } from '../features/claims/statistics.tsx'
import { graphql } from '../gql/gql.ts'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { LinkButton } from '../ui/button.tsx'

const AboutRouteQuery = graphql(`
  query AboutRoute {
    ...Statistics_query
  }
`)

const DESCRIPTION =
  'Who writes Toolfinch, what our principles are, and why every fact in the catalog has a source and a month.'

export function Component() {
  const { origin } = usePageFacts()
  const { data } = useQuery(AboutRouteQuery)
  return (
    <>
      <Seo
        title="About us"
        description={DESCRIPTION}
        path="/about"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name: `About ${PRODUCT_NAME}`,
          url: `${origin}/about`,
          description: DESCRIPTION,
          publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
        }}
      />
      <Mission />
      <Statistics data={data} />
      <section className="shell mt-16">
        <h2 className="text-2xl">Our principles</h2>
        <ValueList />
        <p className="mt-2">
          <Link to="/methodology" className="link inline-flex min-h-touch items-center font-semibold text-sm">
            Read the methodology
          </Link>
        </p>
      </section>
      <section className="shell mt-16">
        <h2 className="text-2xl">The team</h2>
        <p className="mt-2 max-w-prose text-soft">People in three roles work on every page of the catalog.</p>
        <TeamList />
      </section>
      <section className="shell mt-16">
        <div className="flex flex-wrap items-center justify-between gap-6 border-line border-y py-10">
          <h2 className="text-2xl">See for yourself</h2>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/ai-tools">Browse AI Tools</LinkButton>
            <LinkButton to="/quiz" variant="secondary">
              Take the Quiz
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  )
}
