import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { countText } from '#core/display/numbers.ts'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'
import { Card } from '../../ui/card.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'

const ProgrammaticPageStatisticsQuery = graphql(`
  query ProgrammaticPageStatistics {
    programmaticPageStatistics {
      total
      published
      comparison
      category
      industry
      feature
    }
  }
`)

const CARDS = [
  ['total', 'Total pages'],
  ['published', 'Published'],
  ['comparison', 'Comparisons'],
  ['category', 'Categories'],
  ['industry', 'Industries'],
  ['feature', 'Features'],
] as const

/** Six page counts. The rest works without them, so a failure is only reported. */
export function PageStatistics() {
  const client = useApolloClient()
  const { data, error } = useFreshQuery(ProgrammaticPageStatisticsQuery, {})
  useEffect(() => {
    if (error) void reportError(client, error)
  }, [client, error])
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {CARDS.map(([name, label]) => (
        <Card key={name} className="flex flex-col-reverse justify-end p-3">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="font-serif text-xl tabular-nums">
            {data ? countText(data.programmaticPageStatistics[name]) : '–'}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
