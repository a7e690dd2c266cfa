import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME, PRODUCT_TAGLINE } from '#core/brand.ts'
import { CLAIMS, quoted, trueFigure } from '#core/claims.ts'
import { Statistics } from '../features/claims/statistics.tsx'
import { CategoryTiles } from '../features/home/category-tiles.tsx'
import { FeatureList } from '../features/home/feature-list.tsx'
import { FeaturedTools, FeaturedToolsLoading } from '../features/home/featured-tools.tsx'
import { Hero } from '../features/home/hero.tsx'
import { NewTools } from '../features/home/new-tools.tsx'
import { PriceSteps } from '../features/home/price-steps.tsx'
import { SmallComparison } from '../features/home/small-comparison.tsx'
import { TaskAnswers, TaskAnswersLoading } from '../features/home/task-answers.tsx'
import { UpdatedTools } from '../features/home/updated-tools.tsx'
import { ExampleMatch } from '../features/recommendations/example-match.tsx'
import { graphql } from '../gql/gql.ts'
import { HydrateLater } from '../lib/later.tsx'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const HomeRouteQuery = graphql(`
  query HomeRoute {
    taskAnswers {
      name
      ...TaskAnswers_answer
    }
    ...Statistics_query
    compareTools(slugs: ["claude", "chatgpt", "google-gemini"]) {
      id
      knownPriceChange {
        plan
        from
        to
        month
        seenIn
        note
        sourceUrl
      }
      ...SmallComparison_tool
      ...PriceSteps_tool
    }
    exampleMatch {
      ...ExampleMatch_match
    }
    popularCategories {
      id
      ...CategoryTiles_category
    }
    featured: tools(featured: true, first: 4) {
      nodes {
        id
        ...FeaturedTool_tool
      }
    }
    newest: tools(sort: NEWEST, first: 6) {
      nodes {
        id
        ...NewTools_tool
      }
    }
    revisedTools(first: 6) {
      id
      ...UpdatedTools_tool
    }
  }
`)

const DESCRIPTION =
  'A field guide to AI tools: what each one does, what it costs and where every fact comes from. Browse by category, pricing and purpose.'

type SectionProps = {
  readonly title: string
  /** The link to the whole list. */
  readonly all?: readonly [to: string, label: string]
  /** Whether the section shares its row with another. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

function Section({ title, all, narrow = false, children }: SectionProps) {
  return (
    <section
      className={classNames(
        'mt-14 lg:mt-20',
        narrow ? 'min-w-0 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start' : 'shell',
      )}
    >
      <div className="mb-4 flex min-h-11 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">{title}</h2>
        {all ? (
          <Link to={all[0]} className="link inline-flex min-h-touch items-center font-semibold text-sm">
            {all[1]}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}

const VIEW_ALL = ['/ai-tools', 'View All Tools'] as const

function Catalogue({ data }: { readonly data: ResultOf<typeof HomeRouteQuery> }) {
  const priced = data.compareTools.find(({ knownPriceChange }) => knownPriceChange)
  const { compareTools, exampleMatch, featured, popularCategories, newest, revisedTools } = data
  return (
    <>
      {compareTools.length > 1 ? (
        <Section title="Three assistants side by side">
          <SmallComparison tools={compareTools} />
        </Section>
      ) : null}
      <div className="shell grid gap-x-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {exampleMatch ? (
          <Section title="How a match adds up" narrow>
            <ExampleMatch match={exampleMatch} />
          </Section>
        ) : null}
        {priced ? (
          <Section title="A price and its history" narrow>
            <PriceSteps tool={priced} />
          </Section>
        ) : null}
      </div>
      <Section title="Browse by category" all={['/ai-tools#all-categories', 'All categories']}>
        <CategoryTiles categories={popularCategories} />
      </Section>
      <Section title="New tools" all={['/ai-tools?sort=newest', 'All new tools']}>
        <NewTools tools={newest.nodes} />
      </Section>
      {revisedTools.length > 0 ? (
        <Section title="Recently updated">
          <UpdatedTools tools={revisedTools} />
        </Section>
      ) : null}
      <Section title="Featured tools" all={VIEW_ALL}>
        <FeaturedTools tools={featured.nodes} />
      </Section>
    </>
  )
}

function CatalogueLoading() {
  return (
    <Section title="Featured tools" all={VIEW_ALL}>
      <LoadingStatus label="Loading featured tools" />
      <FeaturedToolsLoading />
      <Skeleton className="mt-14 h-200" />
    </Section>
  )
}

function ClosingCall() {
  return (
    <section className="shell mt-14">
      <div className="flex flex-wrap items-center justify-between gap-6 border-line border-y py-10">
        <div className="max-w-prose">
          <h2 className="text-2xl">Not sure where to start?</h2>
          <p className="mt-2 text-soft">
            {`Take the ${quoted(CLAIMS.twoMinuteQuiz)} (${trueFigure(CLAIMS.twoMinuteQuiz.id)}) and see which tools fit your work, and why. ${quoted(CLAIMS.noCreditCard)}.`}
          </p>
        </div>
        <LinkButton to="/quiz">Take the Quiz</LinkButton>
      </div>
    </section>
  )
}

export function Component() {
  const { origin } = usePageFacts()
  const { data, error } = useQuery(HomeRouteQuery)
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
      <Hero>{data ? <TaskAnswers answers={data.taskAnswers} /> : error ? null : <TaskAnswersLoading />}</Hero>
      <Statistics data={data} />
      <HydrateLater>
        {data ? (
          <Catalogue data={data} />
        ) : error ? (
          <Section title="Featured tools" all={VIEW_ALL}>
            <Notice tone="warning">The featured tools could not be loaded. Try the directory instead.</Notice>
          </Section>
        ) : (
          <CatalogueLoading />
        )}
        <Section title="How Toolfinch helps">
          <FeatureList />
        </Section>
        <ClosingCall />
      </HydrateLater>
    </>
  )
}
