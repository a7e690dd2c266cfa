import { countText, roundedText } from '#core/display/numbers.ts'
import { FIGURE_DAYS, REPORT_FROM, TESTIMONIALS_FROM } from '#core/outcomes/outcome-rules.ts'
import { readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { OutcomeGroup_groupFragment } from '../../gql/graphql.ts'
import { AdminTable, CELL, ROW } from '../shared/admin-table.tsx'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { QuotableSentences } from './quotable-sentences.tsx'

const OutcomeGroup_group = graphql(`
  fragment OutcomeGroup_group on OutcomeGroup {
    key
    people
    chose
    satisfaction
  }
`)

const OutcomesTabQuery = graphql(`
  query OutcomesTab {
    outcomeReport {
      total {
        ...OutcomeGroup_group
      }
      byRank {
        ...OutcomeGroup_group
      }
      byJob {
        ...OutcomeGroup_group
      }
      byEngineVersion {
        ...OutcomeGroup_group
      }
    }
    quotableSentences {
      ...QuotableSentences_sentence
    }
  }
`)

/** What members chose after their lists, and which of their sentences the pricing page shows. */
export function Component() {
  const { data, failed, onRetry } = useFreshQuery(OutcomesTabQuery, {})
  const report = data?.outcomeReport
  return (
    <section className="grid grid-cols-1 gap-6">
      <div>
        <h2 className="text-xl">Outcomes</h2>
        <p className="mt-1 max-w-prose text-soft text-sm">
          Each person’s latest answer of the last {FIGURE_DAYS} days. Groups of fewer than {REPORT_FROM} people are left
          out, and so is the next one where they could be computed from the total. “Chose one” counts tools of the list.
          Satisfaction is the mean of 1 to 5.
        </p>
      </div>
      {data === undefined ? (
        <NotLoaded name="outcomes" failed={failed} onRetry={onRetry} height="h-96" />
      ) : report ? (
        <>
          <GroupTable
            label="All answers"
            head="Answers"
            groups={[readFragment(OutcomeGroup_group, report.total)]}
            nameOf={() => 'All'}
          />
          <GroupTable
            label="By rank of the chosen tool"
            head="Rank"
            groups={readFragment(OutcomeGroup_group, report.byRank)}
          />
          <GroupTable label="By job of the list" head="Job" groups={readFragment(OutcomeGroup_group, report.byJob)} />
          <GroupTable
            label="By version of the engine"
            head="Version"
            groups={readFragment(OutcomeGroup_group, report.byEngineVersion)}
          />
        </>
      ) : (
        <p className="text-soft">Fewer than {REPORT_FROM} people have answered. The report begins with the fifth.</p>
      )}
      {data === undefined ? null : (
        <div className="grid grid-cols-1 gap-4">
          <div>
            <h3 className="text-lg">Sentences that may be quoted</h3>
            <p className="max-w-prose text-soft text-sm">
              With the name and role as shown. The pricing page shows those that you choose, from {TESTIMONIALS_FROM}{' '}
              on. A member can withdraw at any time; the sentence then disappears here and there.
            </p>
          </div>
          <QuotableSentences sentences={data.quotableSentences} />
        </div>
      )}
    </section>
  )
}

const FIGURES = ['People', 'Chose one', 'Satisfaction']

type GroupTableProps = {
  readonly label: string
  readonly head: string
  readonly groups: readonly OutcomeGroup_groupFragment[]
  readonly nameOf?: (key: string) => string
}

function GroupTable({ label, head, groups, nameOf = (key) => key }: GroupTableProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">{label}</h3>
      {groups.length === 0 ? (
        <p className="text-soft text-sm">No group is large enough yet.</p>
      ) : (
        <AdminTable label={label} names={[head, ...FIGURES]} figures={FIGURES}>
          {groups.map(({ key, people, chose, satisfaction }) => (
            <tr key={key} className={ROW}>
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                {nameOf(key)}
              </th>
              <td className={`${CELL} text-right tabular-nums`}>{countText(people)}</td>
              <td className={`${CELL} text-right tabular-nums`}>{countText(chose)}</td>
              <td className={`${CELL} text-right tabular-nums`}>
                {satisfaction === null || satisfaction === undefined ? '–' : roundedText(satisfaction, 1)}
              </td>
            </tr>
          ))}
        </AdminTable>
      )}
    </div>
  )
}
