import { useQuery } from '@apollo/client/react'
import { type KnownFigures, NO_FIGURES } from '#core/claims.ts'
import { graphql } from '../../gql/gql.ts'

const LiveFiguresQuery = graphql(`
  query LiveFigures {
    catalogue {
      toolCount
    }
    outcomeFigure {
      people
      chose
    }
    recommendationEvaluation {
      heldOut {
        measures {
          key
          value
        }
      }
    }
  }
`)

/** The figures shown beside claims; undefined until they are loaded, without values if that fails. */
export function useLiveFigures(): KnownFigures | undefined {
  const { data, error } = useQuery(LiveFiguresQuery)
  if (!data) return error ? NO_FIGURES : undefined
  const { measures } = data.recommendationEvaluation.heldOut
  return {
    toolCount: data.catalogue.toolCount,
    onTopic: measures.find(({ key }) => key === 'ON_TOPIC_AT_10')?.value ?? null,
    outcome: data.outcomeFigure ?? null,
  }
}
