import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { countText } from '#core/display/numbers.ts'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { useAction } from '../../shared/use-action.ts'
import { useSend } from '../../shared/use-send.ts'

const JobKinds_kind = graphql(`
  fragment JobKinds_kind on JobKindFigures {
    kind
    waiting
    running
    done
    dead
    nextAt
    lastEndedAt
    lastError
    recurring
  }
`)

const StartDocument = graphql(`
  mutation StartJob($kind: String!) {
    startJob(input: { kind: $kind }) {
      __typename
      ...Failure_failure
    }
  }
`)

const NUMBER = `${CELL} text-right tabular-nums`

const COUNTS = ['Waiting', 'Running', 'Done', 'Failed']

type JobKindsProps = {
  readonly kinds: readonly (FragmentType<typeof JobKinds_kind> & { readonly kind: string })[]
}

/** The background jobs by kind; recurring ones can be started now. */
export function JobKinds({ kinds }: JobKindsProps) {
  const send = useSend(['System'])
  const act = useAction()
  const start = (kind: string) =>
    void act(() => send(StartDocument, { kind }), {
      done: 'Job starts in a moment',
      failure: 'Failed to start the job. Please try again.',
    })
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">Background jobs</h3>
      <AdminTable label="Background jobs" names={['Kind', ...COUNTS, 'Next', 'Last run', 'Actions']} figures={COUNTS}>
        {kinds.map((masked) => {
          const row = readFragment(JobKinds_kind, masked)
          return (
            <tr key={row.kind} className={ROW}>
              <th scope="row" className={`${CELL} min-w-44 font-normal`}>
                <code>{row.kind}</code>
                {row.lastError === null ? null : (
                  <span className="wrap-anywhere block text-danger text-xs">Last run failed: {row.lastError}</span>
                )}
              </th>
              <td className={NUMBER}>{countText(row.waiting)}</td>
              <td className={NUMBER}>{countText(row.running)}</td>
              <td className={NUMBER}>{countText(row.done)}</td>
              <td className={NUMBER}>{countText(row.dead)}</td>
              <td className={`${CELL} whitespace-nowrap tabular-nums`}>
                {row.nextAt === null ? '–' : momentText(row.nextAt)}
              </td>
              <td className={`${CELL} whitespace-nowrap tabular-nums`}>
                {row.lastEndedAt === null ? '–' : momentText(row.lastEndedAt)}
              </td>
              <td className={CELL}>
                {row.recurring ? (
                  <Button
                    variant="secondary"
                    className="whitespace-nowrap"
                    aria-label={`Run ${row.kind} now`}
                    onClick={() => start(row.kind)}
                  >
                    Run now
                  </Button>
                ) : null}
              </td>
            </tr>
          )
        })}
      </AdminTable>
    </section>
  )
}
