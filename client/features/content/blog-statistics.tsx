import { countText } from '#core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const BlogStatistics_statistics = graphql(`
  fragment BlogStatistics_statistics on BlogStatistics {
    totalPages
    comparisonPages
    categoryPages
    industryPages
  }
`)

type BlogStatisticsProps = { readonly statistics: FragmentType<typeof BlogStatistics_statistics> }

/** The number of pages in the blog, regardless of the search. */
export function BlogStatistics({ statistics: masked }: BlogStatisticsProps) {
  const { totalPages, comparisonPages, categoryPages, industryPages } = readFragment(BlogStatistics_statistics, masked)
  const cards = [
    ['Total Guides', totalPages],
    ['Comparisons', comparisonPages],
    ['Categories', categoryPages],
    ['Industries', industryPages],
  ] as const
  return (
    <dl className="mt-10 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse rounded-md border border-line bg-surface px-4 py-3">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="font-serif text-2xl tabular-nums">{countText(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
