import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '#core/brand.ts'
import { AGREEMENT } from '../content/evaluation-page.ts'
import { Chapter } from '../features/methodology/chapter.tsx'
import { EvaluationFigures } from '../features/methodology/evaluation-figures.tsx'
import { OutcomeChapter } from '../features/methodology/outcome-chapter.tsx'
import { SearchFigures } from '../features/methodology/search-figures.tsx'
import { graphql } from '../gql/gql.ts'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const EvaluationRouteQuery = graphql(`
  query EvaluationRoute {
    outcomeFigure {
      ...OutcomeChapter_figure
    }
    recommendationEvaluation {
      ...EvaluationFigures_evaluation
    }
    searchEvaluation {
      ...SearchFigures_evaluation
    }
  }
`)

const DESCRIPTION =
  'How well Toolfinch’s recommendations and its search do: what members chose from their lists, the measured figures, good and bad, and what they cannot tell you.'

export function Component() {
  const { origin } = usePageFacts()
  const { data, error, refetch } = useQuery(EvaluationRouteQuery)
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title="Evaluation"
        description={DESCRIPTION}
        path="/evaluation"
        type="article"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: `${PRODUCT_NAME} evaluation`,
          url: `${origin}/evaluation`,
          description: DESCRIPTION,
          publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
        }}
      />
      <h1 className="text-2xl lg:text-3xl">Evaluation</h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        How well the recommendations and the search do, measured before every release, and what members chose
        afterwards. How tools are listed and graded is explained in the{' '}
        <Link to="/methodology" className="link">
          methodology
        </Link>
        .
      </p>
      {data ? (
        <>
          <OutcomeChapter figure={data.outcomeFigure} />
          <EvaluationFigures evaluation={data.recommendationEvaluation} />
          <Chapter {...AGREEMENT} />
          <SearchFigures evaluation={data.searchEvaluation} />
        </>
      ) : null}
      {!data && error ? (
        <Notice tone="warning" className="mt-8" title="The figures could not be loaded">
          <Button variant="secondary" className="mt-2" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {!data && !error ? (
        <>
          <LoadingStatus label="Loading the figures" />
          <Skeleton className="mt-12 h-72" />
          <Skeleton className="mt-12 h-72" />
        </>
      ) : null}
    </div>
  )
}
