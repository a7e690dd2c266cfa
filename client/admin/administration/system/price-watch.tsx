import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { countText } from '#core/display/numbers.ts'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { ExternalLink } from '../../shared/external-link.tsx'
import { FactList } from '../../shared/fact-list.tsx'
import { PRICE_READING_LABELS } from '../../shared/price-reading-labels.ts'

const PriceWatch_watch = graphql(`
  fragment PriceWatch_watch on PriceWatch {
    enabled
    pages
    due
    outcomes {
      outcome
      count
    }
    latest {
      url
      readOn
      outcome
      detail
    }
  }
`)

type PriceWatchProps = { readonly watch: FragmentType<typeof PriceWatch_watch> }

/** The monthly reading of the vendors' price pages. */
export function PriceWatch({ watch: masked }: PriceWatchProps) {
  const { enabled, pages, due, outcomes, latest } = readFragment(PriceWatch_watch, masked)
  const counts = outcomes.map(({ outcome, count }) => [PRICE_READING_LABELS[outcome], countText(count)] as const)
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">Price watch</h3>
      <FactList
        className="max-w-prose"
        figures
        facts={[
          ['State', enabled ? 'On' : 'Off'],
          ['Price pages', countText(pages)],
          ['Due', countText(due)],
        ]}
      />
      {counts.length === 0 ? null : (
        <>
          <h4 className="mt-2 font-semibold text-soft text-sm">Readings of the last 30 days</h4>
          <FactList className="max-w-prose" figures facts={counts} />
        </>
      )}
      {latest.length === 0 ? null : (
        <>
          <h4 className="mt-2 font-semibold text-soft text-sm">Latest readings</h4>
          <AdminTable label="Latest readings" names={['Page', 'Outcome']}>
            {latest.map(({ url, readOn, outcome, detail }) => (
              <tr key={url} className={ROW}>
                <th scope="row" className={`${CELL} w-1/2 font-normal`}>
                  <ExternalLink href={url}>{url.replace(/^https?:\/\/(?:www\.)?/, '')}</ExternalLink>
                  <time dateTime={readOn} className="block text-soft text-xs">
                    {momentText(readOn)}
                  </time>
                </th>
                <td className={`${CELL} wrap-anywhere`}>
                  {PRICE_READING_LABELS[outcome]}
                  {detail === null ? null : <span className="block text-soft text-xs">{detail}</span>}
                </td>
              </tr>
            ))}
          </AdminTable>
        </>
      )}
    </section>
  )
}
