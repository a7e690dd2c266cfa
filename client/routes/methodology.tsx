import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { CatalogueFigures } from '../features/methodology/catalogue-figures.tsx'
import { Chapter } from '../features/methodology/chapter.tsx'
import { ClaimFigures } from '../features/methodology/claim-figures.tsx'
import { EvaluationSummary } from '../features/methodology/evaluation-summary.tsx'
import { FiguresPage } from '../features/methodology/figures-page.tsx'
import { graphql } from '../gql/gql.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

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
  const { data, error, refetch } = useQuery(MethodologyRouteQuery)
  return (
    <FiguresPage
      title="Methodology"
      path="/methodology"
      description={DESCRIPTION}
      lead="How tools are chosen, how facts are dated, and what we do not know. The figures on this page are counted in the current catalog, unless they are marked as claims."
      figures={
        data ? (
          <>
            <CatalogueFigures statistics={data.catalogueStatistics} />
            <EvaluationSummary evaluation={data.recommendationEvaluation} />
            <ClaimFigures
              statistics={data.catalogueStatistics}
              evaluation={data.recommendationEvaluation}
              outcome={data.outcomeFigure}
            />
          </>
        ) : null
      }
      failed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      skeleton={
        <>
          <Skeleton className="mt-8 h-28" />
          <Skeleton className="mt-12 h-72" />
          <Skeleton className="mt-12 h-72" />
        </>
      }
    >
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
    </FiguresPage>
  )
}
