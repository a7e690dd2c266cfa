import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { AGREEMENT } from '../content/evaluation-page.ts'
import { Chapter } from '../features/methodology/chapter.tsx'
import { EvaluationFigures } from '../features/methodology/evaluation-figures.tsx'
import { FiguresPage } from '../features/methodology/figures-page.tsx'
import { OutcomeChapter } from '../features/methodology/outcome-chapter.tsx'
import { SearchFigures } from '../features/methodology/search-figures.tsx'
import { graphql } from '../gql/gql.ts'
import { Skeleton } from '../ui/skeleton.tsx'

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
  const { data, error, refetch } = useQuery(EvaluationRouteQuery)
  return (
    <FiguresPage
      title="Evaluation"
      path="/evaluation"
      description={DESCRIPTION}
      lead={
        <>
          How well the recommendations and the search do, measured before every release, and what members chose
          afterwards. How tools are listed and graded is explained in the{' '}
          <Link to="/methodology" className="link">
            methodology
          </Link>
          .
        </>
      }
      figures={
        data ? (
          <>
            <OutcomeChapter figure={data.outcomeFigure} />
            <EvaluationFigures evaluation={data.recommendationEvaluation} />
            <Chapter {...AGREEMENT} />
            <SearchFigures evaluation={data.searchEvaluation} />
          </>
        ) : null
      }
      failed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      skeleton={
        <>
          <Skeleton className="mt-12 h-72" />
          <Skeleton className="mt-12 h-72" />
        </>
      }
    />
  )
}
