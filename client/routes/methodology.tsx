import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '#core/brand.ts'
import { CatalogueFigures } from '../features/methodology/catalogue-figures.tsx'
import { Chapter } from '../features/methodology/chapter.tsx'
import { ClaimFigures } from '../features/methodology/claim-figures.tsx'
import { EvaluationSummary } from '../features/methodology/evaluation-summary.tsx'
import { graphql } from '../gql/gql.ts'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const MethodologyRouteQuery = graphql(`
  query MethodologyRoute {
    catalogueStatistics {
      ...CatalogueFigures_statistics
      ...ClaimFigures_statistics
    }
    recommendationEvaluation {
      ...EvaluationSummary_evaluation
      ...ClaimFigures_evaluation
    }
    outcomeFigure {
      ...ClaimFigures_outcome
    }
  }
`)

const DESCRIPTION =
  'How Toolfinch chooses tools, what prominence means, where facts and prices come from, how lists are ordered, and what we do not know, all with figures.'

const CORRECT = [
  'Every tool’s page has a “Report an inaccuracy” link: pick what is wrong, and an editor looks at it. Identical reports are combined, and each one counts. If a tool is missing, suggest it.',
]

export function Component() {
  const { origin } = usePageFacts()
  const { data, error, refetch } = useQuery(MethodologyRouteQuery)
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title="Methodology"
        description={DESCRIPTION}
        path="/methodology"
        type="article"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: `${PRODUCT_NAME} methodology`,
          url: `${origin}/methodology`,
          description: DESCRIPTION,
          publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
        }}
      />
      <h1 className="text-2xl lg:text-3xl">Methodology</h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        How tools are chosen, how facts are dated, and what we do not know. The figures on this page are counted in the
        current catalog, unless they are marked as claims.
      </p>
      {data ? (
        <>
          <CatalogueFigures statistics={data.catalogueStatistics} />
          <EvaluationSummary evaluation={data.recommendationEvaluation} />
          <ClaimFigures
            statistics={data.catalogueStatistics}
            evaluation={data.recommendationEvaluation}
            outcome={data.outcomeFigure}
          />
        </>
      ) : null}
      {!data && error ? (
        <Notice tone="warning" className="mt-8" title="The figures could not be loaded">
          <Button variant="secondary" className="mt-2" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {!data && !error ? <Loading /> : null}
      <Chapter id="correct" title="Is something wrong or missing?" paragraphs={CORRECT}>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to="/suggest">Suggest a tool</LinkButton>
          <LinkButton to="/ai-tools" variant="secondary">
            Browse AI Tools
          </LinkButton>
        </div>
        <p className="text-soft text-sm">
          Who’s behind this? See{' '}
          <Link to="/about" className="link">
            About us
          </Link>
          .
        </p>
      </Chapter>
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading the figures" />
      <Skeleton className="mt-8 h-28" />
      <Skeleton className="mt-12 h-72" />
      <Skeleton className="mt-12 h-72" />
    </>
  )
}
